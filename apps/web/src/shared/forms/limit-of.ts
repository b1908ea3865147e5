import { limits } from 'virtual:limits'
import type { CallName } from '../api/contract-types.ts'

/** How long a text may be that a call takes, by its path, as `Text.el`; undefined where anything goes. */
export function limitOf(name: CallName, path: string): number | undefined {
  return limits[name]?.[path]
}
