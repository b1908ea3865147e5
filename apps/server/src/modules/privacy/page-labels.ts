import type { Language } from '@telemachos/contract/core/define-texts'
import { hasText, translate } from '../../kernel/texts.ts'

/** Numbers that mean nothing to people: whose copy it is goes without saying. */
export const HIDDEN: ReadonlySet<string> = new Set([
  'id',
  'user_id',
  'owner_id',
  'version_id',
  'request_id',
])

/** What a column is called on the page: by its own name in the table, or the same everywhere. */
export function columnLabel(table: string, column: string, language: Language): string {
  const own = `privacy.column.${table}.${column}`
  return translate(language, hasText(own) ? own : `privacy.column.${column}`)
}
