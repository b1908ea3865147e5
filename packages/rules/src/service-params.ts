/** What the server gives itself, under these names. */
const GIVEN = new Set(['CurrentUserId', 'CurrentUserRoles'])

/** What hides a name in SQL, then the names: texts, quoted names, comments and dollar quotes. */
const TOKENS =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$|@([A-Za-z_]\w*)/g

/**
 * The names that a service asks of whoever runs it: what its query has as @name, outside of texts and
 * comments, without those that begin with an underscore and those that the server gives (spec §3, Service).
 * ```ts
 * serviceParams("select @town, '@no', @_own, @CurrentUserId -- @not") // => ['town']
 * serviceParams('select @a, @b, @a') // => ['a', 'b']
 * ```
 */
export function serviceParams(query: string): string[] {
  const names = [...query.matchAll(TOKENS)].flatMap(([, , name]) => name ?? [])
  return [...new Set(names)].filter((name) => !name.startsWith('_') && !GIVEN.has(name))
}

/** As many digits as a number keeps. */
const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/

/**
 * A parameter as it was typed: a text that is a number becomes one, and one in quotes loses them
 * (spec §5, service params).
 * ```ts
 * readServiceParam('42') // => 42
 * readServiceParam('-1.5') // => -1.5
 * readServiceParam("'042'") // => '042'
 * readServiceParam('"a"') // => 'a'
 * readServiceParam('Βόλος') // => 'Βόλος'
 * ```
 */
export function readServiceParam<Value>(value: Value | string): Value | string | number {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (NUMBER.test(text)) return Number(text)
  const [, , inside] = /^(['"])([\s\S]*)\1$/.exec(text) ?? []
  return inside ?? value
}
