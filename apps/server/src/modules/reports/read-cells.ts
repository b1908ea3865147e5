import type { z } from 'zod'
import type { resultColumn } from '@telemachos/contract/reports/entities'
import pg from 'pg'
import type { DescribedColumn } from '../../kernel/database/reporting-database.ts'

export type Cell = string | number | boolean | null
export type ResultColumn = z.output<typeof resultColumn>
type Type = ResultColumn['Type']
type Read = (text: string) => Cell

const { builtins } = pg.types
const TEXT_ARRAY: number = 1009
const splitArray: (text: string) => unknown[] = pg.types.getTypeParser(TEXT_ARRAY)
const ARRAYS = [1000, 1005, 1007, TEXT_ARRAY, 1014, 1015, 1016, 1021, 1022, 1115, 1182, 1185, 1231]

const asText: Read = (text) => text

function readList(text: string): string {
  return splitArray(text)
    .flat(5)
    .filter((one) => one !== null)
    .join(', ')
}

/** By PostgreSQL's type: what the page is told that it is, and how it is read. */
const KINDS = new Map<number, readonly [Type, Read]>([
  ...[
    builtins.INT2,
    builtins.INT4,
    builtins.INT8,
    builtins.FLOAT4,
    builtins.FLOAT8,
    builtins.NUMERIC,
  ].map((oid): [number, readonly [Type, Read]] => [oid, ['number', readNumber]]),
  [builtins.BOOL, ['boolean', (text) => text === 't']],
  [builtins.DATE, ['date', asText]],
  [builtins.TIMESTAMP, ['time', (text) => text.replace(' ', 'T')]],
  [builtins.TIMESTAMPTZ, ['time', readInstant]],
  [builtins.JSON, ['json', asText]],
  [builtins.JSONB, ['json', asText]],
  ...ARRAYS.map((oid): [number, readonly [Type, Read]] => [oid, ['text', readList]]),
])

const OTHER: readonly [Type, Read] = ['text', asText]

/** What the columns of a result are called and hold. */
export const columnsOf = (described: readonly DescribedColumn[]): ResultColumn[] =>
  described.map(({ name, typeId }) => ({ Name: name, Type: (KINDS.get(typeId) ?? OTHER)[0] }))

/** A reader of rows of these columns. */
export function cellReader(
  described: readonly DescribedColumn[],
): (row: readonly (string | null)[]) => Cell[] {
  const readers = described.map(({ typeId }) => (KINDS.get(typeId) ?? OTHER)[1])
  return (row) =>
    row.map((text, index) => (text === null ? null : (readers[index] ?? asText)(text)))
}

/** Numbers that JavaScript does not hold as they are stay texts. */
function readNumber(text: string): Cell {
  const number = Number(text)
  if (!Number.isFinite(number)) return text
  if (Number.isInteger(number)) return Number.isSafeInteger(number) ? number : text
  return text.replace(/[^0-9]/g, '').length <= 17 ? number : text
}

const INSTANT = /^(\d{4}-\d\d-\d\d) (\d\d):(\d\d:\d\d)(?:\.(\d{1,6}))?([+-]\d\d)$/
/** Hours in UTC by the hour and zone that PostgreSQL writes: those of a result are few. */
const HOURS_KEPT = 10_000
const hours = new Map<string, string>()

/**
 * A moment as PostgreSQL writes it, in UTC.
 * ```ts
 * readInstant('2026-03-01 10:00:00.5+02') // => '2026-03-01T08:00:00.500Z'
 * readInstant('infinity') // => 'infinity'
 * ```
 */
export function readInstant(text: string): string {
  const [, day, hour, rest, fraction = '', zone] = INSTANT.exec(text) ?? []
  if (day === undefined) return readAnyInstant(text)
  const key = `${day}${hour}${zone}`
  let start = hours.get(key)
  if (start === undefined) {
    start = readAnyInstant(`${day} ${hour}:00:00${zone}`).slice(0, 14)
    if (hours.size >= HOURS_KEPT) hours.clear()
    hours.set(key, start)
  }
  // The hour begins as it does in UTC: the zone is one of whole hours.
  return `${start}${rest}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}

function readAnyInstant(text: string): string {
  const moment = new Date(`${text.replace(' ', 'T')}${/[+-]\d\d$/.test(text) ? ':00' : ''}`)
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString()
}

/** Rows by the names of their columns; of two columns of one name the later one stays. */
export function rowsAsObjects(
  columns: readonly ResultColumn[],
  rows: readonly (readonly Cell[])[],
): Record<string, Cell>[] {
  return rows.map((row) =>
    Object.fromEntries(columns.map(({ Name }, index) => [Name, row[index] ?? null])),
  )
}
