/** Signs that are left when a limit is told: a tenth of it, within bounds. */
const SHARE = 0.1
const LEAST = 5
const MOST = 100

/** What is to be said of a text's length; nothing while there is room enough. */
export type LengthNote =
  | { readonly kind: 'left' | 'over'; readonly count: number }
  | { readonly kind: 'full' }
  | undefined

/**
 * What is to be said of a text that may have so many signs at most.
 * ```ts
 * lengthNote(95, 100) // => { kind: 'left', count: 5 }
 * lengthNote(10, 100) // => undefined
 * ```
 */
export function lengthNote(length: number, max: number): LengthNote {
  const left = max - length
  if (left < 0) return { kind: 'over', count: -left }
  if (length === 0 || left > Math.min(MOST, Math.max(LEAST, max * SHARE))) return undefined
  return left === 0 ? { kind: 'full' } : { kind: 'left', count: left }
}

/**
 * How many signs of what is put into a field find no room there: the browser leaves them out in
 * silence.
 * @param replaced how many signs of the field are selected, and go.
 */
export function signsCut(
  field: { readonly length: number; readonly replaced: number; readonly max: number },
  added: number,
): number {
  const room = Math.max(0, field.max - field.length + field.replaced)
  return Math.max(0, added - room)
}
