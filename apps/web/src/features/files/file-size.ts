import type { Language } from '@telemachos/contract/core/define-texts'
import { formatNumber } from '@telemachos/rules/numbers'

const KILO = 1024
const MEGA = KILO * KILO

/** A length as people read it: `340 KB`, `1,2 MB`. */
export function fileSize(bytes: number, language: Language): string {
  return bytes >= MEGA
    ? `${formatNumber(Math.round((bytes / MEGA) * 10) / 10, language)} MB`
    : `${formatNumber(Math.max(1, Math.round(bytes / KILO)), language)} KB`
}
