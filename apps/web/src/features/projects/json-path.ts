/** What JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

/** Where something is in JSON: keys and places. */
export type JsonPath = readonly (string | number)[]

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What is at a path; undefined when there is nothing. */
export function getAt(value: Json | undefined, path: JsonPath): Json | undefined {
  const [first, ...rest] = path
  if (first === undefined) return value
  if (typeof first === 'number')
    return Array.isArray(value) ? getAt((value as readonly Json[])[first], rest) : undefined
  return isObject(value) && Object.hasOwn(value, first) ? getAt(value[first], rest) : undefined
}

/**
 * The same with another value at a path; objects on the way are made. Undefined takes it away, and
 * with it the objects that it leaves empty.
 */
export function setAt(value: Json | undefined, path: JsonPath, next: Json | undefined): Json {
  return put(value, path, next) ?? {}
}

function put(value: Json | undefined, path: JsonPath, next: Json | undefined): Json | undefined {
  const [first, ...rest] = path
  if (first === undefined) return next
  if (typeof first === 'number') {
    const list = Array.isArray(value) ? [...(value as readonly Json[])] : []
    const item = put(list[first], rest, next)
    if (item === undefined) list.splice(first, 1)
    else list[first] = item
    return list
  }
  const { [first]: old, ...others } = isObject(value) ? value : {}
  const item = put(old, rest, next)
  if (item !== undefined) return { ...(isObject(value) ? value : {}), [first]: item }
  return Object.keys(others).length === 0 ? undefined : others
}

/** Whether two values say the same, whatever the order of their keys. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item: Json, place) => isSame(item, b[place] as Json))
  }
  if (!isObject(a) || !isObject(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  )
}
