/** A JSON object of which nothing is known yet. */
export type JsonObject = Readonly<Record<string, unknown>>

/**
 * Whether a value of a parsed JSON text is an object: neither a list nor null.
 * ```ts
 * isObject(JSON.parse('{}')) // => true
 * isObject(JSON.parse('[]')) // => false
 * ```
 */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * JSON text as an object; an empty one for anything else.
 * ```ts
 * readObject('{"a":1}') // => { a: 1 }
 * readObject('[1') // => {}
 * ```
 */
export function readObject(json: string): JsonObject {
  try {
    const value: unknown = JSON.parse(json)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}
