import { refuseField } from './errors.ts'

/** Deeper than anything that a call takes; what lies within is looked at by each call itself. */
const MAX_DEPTH = 64

/** Bytes of a body for each value that it may hold: real input has longer names and texts. */
const BYTES_PER_VALUE = 16

/**
 * Refuses an input that would take long to validate, before anything else looks at it: by its depth,
 * and by how many values (keys of objects and items of lists) it has for a body of at most `maxBytes`.
 * @throws invalid_input: `too_deep` or `too_many_values`, naming the top-level field.
 */
export function requireBounded(input: Readonly<Record<string, unknown>>, maxBytes: number): void {
  let left = maxBytes / BYTES_PER_VALUE
  const walk = (value: unknown, field: string, depth: number): void => {
    left -= 1
    if (left < 0) throw refuseField(field, 'too_many_values')
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return
    if (depth > MAX_DEPTH) throw refuseField(field, 'too_deep')
    for (const item of Array.isArray(value) ? value : Object.values(value))
      walk(item, field, depth + 1)
  }
  for (const [field, value] of Object.entries(input)) walk(value, field, 1)
}
