import { PassThrough } from 'node:stream'
import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import type { Separator } from '@telemachos/contract/identity/preferences'
import { MOST_EXPORTED_ROWS } from '@telemachos/contract/reports/limits'
import { answerLine } from '@telemachos/rules/export-cells'
import type { CallContext } from '../../kernel/context.ts'
import type { OpenStatement } from '../../kernel/database/reporting-database.ts'
import { PiecesBody } from '../../kernel/file-body.ts'
import { translate } from '../../kernel/texts.ts'
import { readPreferences } from '../identity/index.ts'
import { reachAs } from '../people/index.ts'
import { accessQuery } from './policy.ts'
import { readCallerName, type QueryRow } from './query-store.ts'
import { cellReader, columnsOf, type Cell, type ResultColumn } from './read-cells.ts'
import type { ReadStatement } from './read-statement.ts'
import { COLUMN, queryStart, reportWords, sayQuery } from './report-texts.ts'
import { withStatement, type ParameterValues } from './run-statement.ts'
import { shownColumns, type ShownPeriods } from './shown-columns.ts'
import { sheetCells, workbookPieces, type SheetCell } from './workbook.ts'

type Asked = InputOf<(typeof contract.reports.calls)['exportQuery']>

const PART = 1_000
/** PostgreSQL works so long for all rows of an export; until a part of them is there, as long as for a page. */
const MOST_MS = 60_000

/**
 * All rows of a query as a file that says what it is: the query, its parameters, who made it and when. What parts the
 * cells of CSV is what the caller has chosen.
 */
export async function exportQuery(
  { Id, Format, Parameters }: Asked,
  context: CallContext,
): Promise<PiecesBody> {
  reachAs(context)
  const words = await reportWords(context, queryStart(Id))
  const query = sayQuery(words, await accessQuery(context, Id))
  const head = await headOf(query, Parameters, context)
  const { ExportSeparator } = await readPreferences(context.db, context.actor.userId)
  context.audit({ detail: { queryId: Id, version: query.version, format: Format } })
  const nameOf = ({ Name }: ResultColumn) => words.say(`${queryStart(Id)}${COLUMN}${Name}`, Name)
  const asked = { query: query.text, parameters: Parameters }
  const pieces = await streamed(asked, context, (open, { periods }) =>
    Format === 'csv'
      ? csvPieces(head, partsOf(open, nameOf), ExportSeparator)
      : xlsxPieces(query.name, head, inFormats(open, partsOf(open, nameOf), { periods, context })),
  )
  return new PiecesBody(pieces, `${query.name}.${Format}`)
}

/** What stands above the rows. */
async function headOf(
  query: QueryRow,
  parameters: ParameterValues,
  context: CallContext,
): Promise<Cell[][]> {
  const { language, now, db, actor } = context
  const say = (key: string) => translate(language, `reports.export.${key}`)
  const given = query.parameters.map((name): Cell[] => [
    `@${name}`,
    [parameters[name] ?? ''].flat().join(', '),
  ])
  return [
    [say('query'), query.name],
    [say('by'), await readCallerName(db, actor.userId)],
    [say('at'), athens(now)],
    ...given,
    [],
  ]
}

/** The moment as people in Athens write it. */
const athens = (at: Date): string =>
  new Intl.DateTimeFormat('el-GR', {
    timeZone: 'Europe/Athens',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(at)
    .replace(', ', ' ')

/** The rows, part by part; the next one is on its way while one is written. */
async function* partsOf(
  open: OpenStatement,
  nameOf: (column: ResultColumn) => string,
): AsyncGenerator<Cell[][]> {
  const read = cellReader(open.columns)
  yield [columnsOf(open.columns).map(nameOf)]
  let left = MOST_EXPORTED_ROWS
  const ask = () => {
    const coming = open.next(Math.min(PART, left))
    // Whoever stops taking parts hears of it elsewhere.
    coming.catch(() => undefined)
    return coming
  }
  for (let coming = ask(); left > 0;) {
    const part = await coming
    left -= part.length
    if (part.length === 0) return
    if (left > 0) coming = ask()
    yield part.map(read)
  }
}

/** The parts as a workbook holds them; the first is what the columns are called. */
async function* inFormats(
  open: OpenStatement,
  parts: AsyncIterable<Cell[][]>,
  {
    periods,
    context: { language },
  }: { readonly periods: ShownPeriods; readonly context: CallContext },
): AsyncGenerator<SheetCell[][]> {
  const cells = sheetCells(shownColumns(columnsOf(open.columns), periods), language)
  let isHead = true
  for await (const part of parts) {
    yield isHead ? part : part.map(cells)
    isHead = false
  }
}

async function* csvPieces(
  head: readonly Cell[][],
  parts: AsyncIterable<Cell[][]>,
  separator: Separator,
): AsyncGenerator<string> {
  const linesOf = (rows: readonly Cell[][]) =>
    rows.map((row) => answerLine(row, separator)).join('')
  yield '\uFEFF'
  yield linesOf(head)
  for await (const part of parts) yield linesOf(part)
}

async function* xlsxPieces(
  name: string,
  head: readonly Cell[][],
  parts: AsyncIterable<SheetCell[][]>,
): AsyncGenerator<Uint8Array> {
  async function* rows() {
    yield* head
    for await (const part of parts) yield* part
  }
  yield* workbookPieces([{ name, rows: rows() }])
}

/**
 * The pieces of a statement's answer, made no faster than they are taken.
 * @throws before the first piece what is wrong with the statement.
 */
async function streamed(
  request: { readonly query: string; readonly parameters: ParameterValues },
  context: CallContext,
  piecesOf: (open: OpenStatement, statement: ReadStatement) => AsyncIterable<string | Uint8Array>,
): Promise<AsyncIterable<string | Uint8Array>> {
  const out = new PassThrough()
  const stopped = new AbortController()
  out.on('close', () => stopped.abort())
  const opened = Promise.withResolvers<void>()
  void withStatement(
    context,
    { ...request, signal: stopped.signal, mostMs: MOST_MS },
    async (open, statement) => {
      opened.resolve()
      for await (const piece of piecesOf(open, statement)) {
        if (!out.write(piece)) await drained(out, stopped.signal)
      }
      out.end()
    },
  ).catch((error: unknown) => {
    opened.reject(error)
    out.destroy(error instanceof Error ? error : undefined)
  })
  out.on('error', () => undefined)
  await opened.promise
  return out
}

function drained(out: PassThrough, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    out.once('drain', resolve)
    signal.addEventListener('abort', () => reject(new Error('nobody takes the export any more')), {
      once: true,
    })
  })
}
