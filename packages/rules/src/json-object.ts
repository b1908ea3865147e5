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
