/** Where a name or an item of a list is in JSON: names, and places from 0. */
export type JsonPath = readonly (string | number)[]

/** A name as it is written in a JSON text. */
export interface JsonKey {
  readonly path: JsonPath
  /** Where it begins and ends in the text, with its quotes. */
  readonly from: number
  readonly to: number
  /** Whether the same object has the name before: reading would keep the last value alone. */
  readonly isRepeated: boolean
}

/** An object or a list that is open, and which of its parts is being read. */
interface Open {
  readonly path: JsonPath
  readonly names: Set<string> | undefined
  part: string | number
}

/** The parts of a text that is JSON. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g

/** What lies deeper than anything that is stored. */
const MAX_DEPTH = 64

/**
 * The names in a JSON text in their order, 64 levels deep at most. JSON.parse tells neither where they
 * stand nor which of them an object has twice.
 * ```ts
 * jsonKeys('{"a": [{"b": 1}]}').map(({ path }) => path) // => [['a'], ['a', 0, 'b']]
 * jsonKeys('{"a": 1, "\\u0061": 2}').map(({ isRepeated }) => isRepeated) // => [false, true]
 * ```
 * @param text is JSON: something else has names by chance.
 */
export function jsonKeys(text: string): JsonKey[] {
  const keys: JsonKey[] = []
  const opened: Open[] = []
  let depth = 0
  let last: RegExpExecArray | undefined
  for (const token of text.matchAll(TOKEN)) {
    const [sign] = token
    const current = opened.at(-1)
    if (sign === '{' || sign === '[') {
      depth += 1
      if (depth <= MAX_DEPTH) opened.push(openAt(current, sign))
    } else if (sign === '}' || sign === ']') {
      if (depth <= MAX_DEPTH) opened.pop()
      depth -= 1
    } else if (depth <= MAX_DEPTH && current) {
      if (sign === ',' && typeof current.part === 'number') current.part += 1
      if (sign === ':' && last) keys.push(keyAt(current, last))
    }
    last = token
  }
  return keys
}

function openAt(parent: Open | undefined, sign: '{' | '['): Open {
  const path = parent ? [...parent.path, parent.part] : []
  return sign === '{' ? { path, names: new Set(), part: '' } : { path, names: undefined, part: 0 }
}

function keyAt(object: Open, { 0: written, index }: RegExpExecArray): JsonKey {
  const name = String(JSON.parse(written))
  const isRepeated = object.names?.has(name) ?? false
  object.names?.add(name)
  object.part = name
  return { path: [...object.path, name], from: index, to: index + written.length, isRepeated }
}

/**
 * The names that an object has had before.
 * @param text is JSON.
 */
export function repeatedKeys(text: string): JsonKey[] {
  return jsonKeys(text).filter(({ isRepeated }) => isRepeated)
}

/**
 * A path as people write it, and as refusals name it.
 * ```ts
 * pathText(['Settings', 'User', 'Fields', 3, 'Visible']) // => 'Settings.User.Fields[3].Visible'
 * ```
 */
export function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((part, place) =>
      typeof part === 'number' ? `[${part}]` : `${place === 0 ? '' : '.'}${String(part)}`,
    )
    .join('')
}
