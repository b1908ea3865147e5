import pg from 'pg'

type Parse = (text: string) => unknown
type Nested = string | null | Nested[]

const { builtins } = pg.types
const TEXT_ARRAY: number = 1009
const splitArray: (text: string) => Nested[] = pg.types.getTypeParser(TEXT_ARRAY)
const asText: Parse = (text) => text

/** By type, then by the type of its array. */
const scalars: readonly (readonly [oid: number, arrayOid: number, parse: Parse])[] = [
  [builtins.INT8, 1016, parseInt8],
  [builtins.NUMERIC, 1231, asText],
  [builtins.DATE, 1182, asText],
  [builtins.TIMESTAMP, 1115, asText],
  [builtins.TIMESTAMPTZ, 1185, parseInstant],
  [builtins.INTERVAL, 1187, asText],
]

const parsers = new Map<number, Parse>(
  scalars.flatMap(([oid, arrayOid, parse]): [number, Parse][] => [
    [oid, parse],
    [arrayOid, (text) => parseEach(splitArray(text), parse)],
  ]),
)

/**
 * How columns are read: bigint as number, numeric as text (exact), date as 'yyyy-mm-dd', timestamptz
 * as ISO text in UTC, json parsed, everything else as the driver reads it.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
}

function parseEach(items: readonly Nested[], parse: Parse): unknown[] {
  return items.map((item) => {
    if (Array.isArray(item)) return parseEach(item, parse)
    return item === null ? null : parse(item)
  })
}

/** @throws RangeError for a number that JavaScript cannot hold exactly. */
function parseInt8(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`bigint out of safe range: ${text}`)
  return number
}

/**
 * '2026-03-01 10:00:00.5+00' as '2026-03-01T10:00:00.500Z'. Three decimals, or six where the value
 * has more than milliseconds: cutting them would break comparisons with the stored value.
 */
function parseInstant(text: string): string {
  if (!text.endsWith('+00') || text.length > 29) return text
  const fraction = text.slice(20, -3)
  const decimals = fraction.padEnd(fraction.length > 3 ? 6 : 3, '0')
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${decimals}Z`
}
