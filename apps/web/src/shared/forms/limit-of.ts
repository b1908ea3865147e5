import type { CallName } from '../api/contract-types.ts'
import { declaredLimit } from '../api/declared-calls.ts'

/** How long a text may be that a call takes, by its path, as `Text.el`; undefined where anything goes. */
export function limitOf(name: CallName, path: string): number | undefined {
  return declaredLimit(name, path)
}
