import { refuseField } from './errors.ts'
import { ANYTHING, type Bounds } from './input-bounds.ts'

/** Deeper than anything that a call takes; what lies within is looked at by each call itself. */
const MAX_DEPTH = 64

/** Bytes of a body for each value that it may hold: real input has longer names and texts. */
const BYTES_PER_VALUE = 16

/** How many values (keys of objects and items of lists) a body of at most so many bytes may hold. */
export const valuesIn = (maxBytes: number): number => maxBytes / BYTES_PER_VALUE

/**
 * Refuses an input that would take long to validate, before anything else looks at it: by how many keys
 * or items a field has, where its schema says how many it can hold; by how many values it has in all for
 * a body of at most `maxBytes`; and by its depth. What is no list or object by its schema is not looked
 * into: the schema refuses it as a whole.
 * @throws invalid_input naming the field: `too_many_items` of a list or of an object with names, else
 *   `too_many_values`; or `too_deep`.
 */
export function requireBounded(
  input: Readonly<Record<string, unknown>>,
  bounds: Bounds,
  maxBytes: number,
): void {
  const path: string[] = []
  let left = valuesIn(maxBytes)
  const walk = (value: unknown, { list, object, isOpen }: Bounds): void => {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return
    if (path.length > MAX_DEPTH) throw refuseField(path[0] ?? '', 'too_deep')
    if (Array.isArray(value)) {
      if (!list && !isOpen) return
      if (list && value.length > list.most) throw refuseField(path.join('.'), 'too_many_items')
      for (const [place, item] of value.entries()) into(String(place), item, list?.item)
      return
    }
    if (!object && !isOpen) return
    const entries = Object.entries(value)
    const [beyond] = entries[object?.most ?? Infinity] ?? []
    if (beyond !== undefined) {
      const [field, rule] =
        path.length > 0 ? [path.join('.'), 'too_many_items'] : [beyond, 'too_many_values']
      throw refuseField(field, rule)
    }
    for (const [key, item] of entries) into(key, item, object?.named.get(key) ?? object?.other)
  }
  const into = (name: string, value: unknown, may: Bounds = ANYTHING): void => {
    path.push(name)
    left -= 1
    if (left < 0) throw refuseField(path[0] ?? '', 'too_many_values')
    walk(value, may)
    path.pop()
  }
  walk(input, bounds)
}
