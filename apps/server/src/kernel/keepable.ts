import { refuseField } from './errors.ts'

/** Deeper than anything that a call takes; what lies within is looked at by each call itself. */
const MAX_DEPTH = 64

/**
 * Refuses what cannot be kept as it is, wherever in an input it stands.
 * @throws invalid_input naming the field: `characters` for a NUL or half a pair of signs, which no
 *   text column and no jsonb can hold; `too_deep` for what cannot be walked through.
 */
export function requireKeepable(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string') {
    if (!isKeepable(value)) throw refuseField(path.join('.'), 'characters')
    return
  }
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return
  if (path.length >= MAX_DEPTH) throw refuseField(path[0] ?? '', 'too_deep')
  for (const [key, item] of Object.entries(value)) {
    if (!isKeepable(key)) throw refuseField(path.join('.'), 'characters')
    requireKeepable(item, [...path, key])
  }
}

/**
 * Whether the database can hold a text: it has no NUL, and every surrogate has its other half.
 *
 * ```ts
 * isKeepable('γάτα 🐈') // => true
 * isKeepable('\ud83d') // => false
 * ```
 */
export function isKeepable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
