import { refuseField } from './errors.ts'

/**
 * Refuses what cannot be kept as it is, wherever in an input it stands.
 * The input is bounded already (requireBounded).
 * @throws invalid_input naming the field: `characters` for a NUL or half a pair of signs, which no
 *   text column and no jsonb can hold.
 */
export function requireKeepable(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string') {
    if (!isKeepable(value)) throw refuseField(path.join('.'), 'characters')
    return
  }
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return
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
