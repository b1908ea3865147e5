import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getCallSites } from 'node:util'
import type pg from 'pg'
import { afterAll, expect } from 'vitest'
import { type TracedStatement, tracedStatements } from '../kernel/database/database.ts'
import type { RecordedColumn, RecordedStatement } from './recorded-statement.ts'

/**
 * Where RECORD_STATEMENTS names a folder, writes there what the statements of this test file gave:
 * a record for each call of `rows`, `row` or `one` and each set of columns that it got. `npm test --
 * row-types` compares it with what the code claims. Vitest loads this file before each test file.
 */
const folder = process.env['RECORD_STATEMENTS']

const DATABASE_FILE = 'kernel/database/database.ts'
/** The channel's own frames, those of the database and the caller's. */
const FRAMES = 12

const sites = new Map<string, string>()
const callers = new WeakMap<object, string>()
const recorded = new Map<string, RecordedStatement>()

if (folder) {
  const listener = {
    start: (context: object) => void callers.set(context, callerOf()),
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: (context: object) => record(context as TracedStatement),
    error: () => undefined,
  }
  tracedStatements.subscribe(listener)
  afterAll(() => {
    // The files of a worker share its process.
    tracedStatements.unsubscribe(listener)
    mkdirSync(folder, { recursive: true })
    const name = path.relative(process.cwd(), expect.getState().testPath ?? 'unknown')
    // A file that is run once more adds to what is known.
    const file = path.join(folder, `${name.replaceAll(/\W/g, '-')}-${process.pid}.json`)
    writeFileSync(file, JSON.stringify([...recorded.values()]))
  })
}

function record(context: TracedStatement): void {
  const site = callers.get(context)
  if (!site || !context.result) return
  const { fields, rows } = context.result
  const { text } = context.statement
  const described = {
    site,
    hasOuterJoin: /\b(left|right|full)\s+(outer\s+)?join\b/i.test(text),
    notNull: Array.from(text.matchAll(/(\w+)"?\s+is\s+not\s+null\b/gi), ([, name = '']) => name),
    columns: fields.map(columnOf),
  }
  const key = JSON.stringify(described)
  const known = recorded.get(key) ?? described
  recorded.set(key, known)
  for (const column of known.columns)
    column.hasNull ||= rows.some((row: Record<string, unknown>) => row[column.name] === null)
}

const columnOf = (field: pg.FieldDef): RecordedColumn => ({
  name: field.name,
  type: field.dataTypeID,
  table: field.tableID,
  column: field.columnID,
  hasNull: false,
})

/** Finding a position in the source is slow; positions in what runs are found at once, and few. */
function callerOf(): string {
  const frames = getCallSites(FRAMES)
  const caller = frames[callerIndex(frames.map(({ scriptName }) => scriptName))]
  if (!caller) return ''
  const key = `${caller.scriptName}:${caller.lineNumber}:${caller.columnNumber}`
  const known = sites.get(key)
  if (known !== undefined) return known
  const lines = (new Error('position').stack ?? '').split('\n')
  const line = lines[callerIndex(lines)] ?? ''
  const site = /(\/[^()]*:\d+:\d+)\)?$/.exec(line)?.[1] ?? ''
  sites.set(key, site)
  return site
}

/** The first frame beyond the database's own; a transaction's may come again further out. */
function callerIndex(frames: readonly string[]): number {
  const own = frames.findIndex((frame) => frame.includes(DATABASE_FILE))
  return frames.findIndex((frame, index) => index > own && !frame.includes(DATABASE_FILE))
}
