import { isBuiltIn } from '@telemachos/contract/core/define-texts'
import { QUERY_FIELD, REPORT_FIELD } from '@telemachos/contract/language/author-texts'
import type { Tile } from '@telemachos/contract/reports/tiles'
import { sortKey } from '@telemachos/rules/greek-text'
import type { CallContext } from '../../kernel/context.ts'
import { projectWords } from '../language/index.ts'
import type { QueryRow } from './query-store.ts'
import type { ResultColumn } from './read-cells.ts'

/** How the fields of a query begin, of a report, and of the columns that results of one of its tiles have. */
export const queryStart = (id: number): string => `${QUERY_FIELD}${id}.`
export const reportStart = (id: number): string => `${REPORT_FIELD}${id}.`
const tileStart = (reportId: number, key: string): string => `${reportStart(reportId)}tile.${key}.`
/** What follows names a column, or a parameter. */
export const COLUMN = 'column.'
export const PARAMETER = 'param.'

/** What stands in a field, as its reader is told it. */
export type Say = (field: string, text: string) => string

/** What authors of queries and reports wrote, in the language of somebody who reads. */
export interface ReportWords {
  /** Whether anything may be said otherwise than it was written. */
  readonly isTranslated: boolean
  readonly say: Say
}

/** To those who edit. */
export const AS_WRITTEN: ReportWords = { isTranslated: false, say: (_field, text) => text }

/**
 * What is translated of fields that begin so: by one query for readers whose language was added, by none for
 * others. A text that its authors have changed since is read as they wrote it.
 */
export async function reportWords(
  { db, language, actor }: Pick<CallContext, 'db' | 'language' | 'actor'>,
  ...starts: readonly string[]
): Promise<ReportWords> {
  if (isBuiltIn(language)) return AS_WRITTEN
  const words = await projectWords(db, language, { projectId: actor.projectId, starts })
  const say: Say = (field, text) => {
    const said = Object.hasOwn(words, field) ? words[field] : undefined
    return said?.el === text ? said.text : text
  }
  return { isTranslated: true, say }
}

/** All that a report says: its own texts, and the columns of what its tiles ask. */
export const wordsOfReport = (
  context: CallContext,
  { id, queryIds }: { readonly id: number; readonly queryIds: readonly number[] },
): Promise<ReportWords> =>
  reportWords(context, reportStart(id), ...queryIds.map((one) => `${queryStart(one)}${COLUMN}`))

/** What a query says to who runs it. */
export function sayQuery<Query extends Pick<QueryRow, 'id' | 'name' | 'descr' | 'settings'>>(
  { say }: ReportWords,
  query: Query,
): Query {
  const start = queryStart(query.id)
  const settings = query.settings as readonly { readonly Name: string; readonly Label?: string }[]
  return {
    ...query,
    name: say(`${start}name`, query.name),
    descr: say(`${start}descr`, query.descr),
    settings: settings.map((one) => ({
      ...one,
      Label: say(`${start}${PARAMETER}${one.Name}`, one.Label ?? ''),
    })),
  }
}

/** What a report is called. */
export function sayReport<
  Report extends { readonly id: number; readonly title: string; readonly descr: string },
>({ say }: ReportWords, report: Report): Report {
  const start = reportStart(report.id)
  return {
    ...report,
    title: say(`${start}title`, report.title),
    descr: say(`${start}descr`, report.descr),
  }
}

/** What a report of a number is called. */
export const sayTitle = ({ say }: ReportWords, id: number, title: string): string =>
  say(`${reportStart(id)}title`, title)

/**
 * Those of a list whose name has a text, by name as it is read: a database that searches and sorts knows authors'
 * words alone.
 * @param search as a key by which it sorts; '' for all.
 */
export function foundByName<One>(
  { isTranslated }: ReportWords,
  list: readonly One[],
  { search, nameOf }: { readonly search: string; readonly nameOf: (one: One) => string },
): One[] {
  if (!isTranslated) return [...list]
  const keyed = list.map((one) => ({ one, key: sortKey(nameOf(one)) }))
  return keyed
    .filter(({ key }) => key.includes(search))
    .toSorted((a, b) => Number(a.key > b.key) - Number(a.key < b.key))
    .map(({ one }) => one)
}

/** The tiles of a report with what they say themselves. */
export const sayTiles = (
  say: (field: string, text: string, kind: 'tileTitle' | 'tileText') => string,
  reportId: number,
  tiles: readonly Tile[],
): Tile[] =>
  tiles.map((tile) => {
    const start = tileStart(reportId, tile.Key)
    const Title = say(`${start}title`, tile.Title, 'tileTitle')
    return tile.Kind === 'text'
      ? { ...tile, Title, Text: say(`${start}text`, tile.Text, 'tileText') }
      : { ...tile, Title }
  })

/** How the fields begin of the columns of a tile’s result. */
export function columnsStart(reportId: number, tile: Tile): string {
  const start = tile.Kind === 'query' ? queryStart(tile.QueryId) : tileStart(reportId, tile.Key)
  return `${start}${COLUMN}`
}

/** Columns with what they are called, where that is translated: their names stay, by which all else names them. */
export const sayColumns = (
  { say }: ReportWords,
  start: string,
  columns: readonly ResultColumn[],
): ResultColumn[] =>
  columns.map((column) => {
    const Label = say(`${start}${column.Name}`, column.Name)
    return Label === column.Name ? column : { ...column, Label }
  })

interface Columned {
  readonly Columns: ResultColumn[]
}

/** A result of a tile, or both of its periods, with what their columns are called. */
export function sayResults<
  Found extends { readonly Result: Columned | null; readonly Compared: Columned | null },
>(words: ReportWords, start: string, found: Found): Found {
  const said = <Result extends Columned | null>(result: Result): Result =>
    result && { ...result, Columns: sayColumns(words, start, result.Columns) }
  return { ...found, Result: said(found.Result), Compared: said(found.Compared) }
}
