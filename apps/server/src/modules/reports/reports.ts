import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { REPORT_FIELD } from '@telemachos/contract/language/author-texts'
import { GRID_COLUMNS } from '@telemachos/contract/reports/limits'
import { REPORT_ROLES } from '@telemachos/contract/reports/roles'
import { reportFilters, tiles, type Tile } from '@telemachos/contract/reports/tiles'
import { sortKey } from '@telemachos/rules/greek-text'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { forgetThingTexts } from '../language/index.ts'
import { readDictionary } from './dictionary.ts'
import {
  accessEditableReport,
  accessReport,
  allowVersion,
  foundReport,
  mayEditReport,
  readerOf,
} from './policy.ts'
import * as store from './report-store.ts'
import { personView } from './person-view.ts'
import {
  foundByName,
  reportStart,
  reportWords,
  sayReport,
  sayTiles,
  wordsOfReport,
} from './report-texts.ts'

type Calls = typeof contract.reports.calls
type Report = OutputOf<Calls['getReport']>
type Saved = InputOf<Calls['saveReport']>

export async function listReports(
  { Filter }: InputOf<Calls['listReports']>,
  context: CallContext,
): Promise<OutputOf<Calls['listReports']>> {
  const words = await reportWords(context, REPORT_FIELD)
  const search = sortKey(Filter)
  const asked = words.isTranslated ? '' : search
  const rows = await store.listReports(context.db, readerOf(context), asked)
  const said = rows.map((row) => sayReport(words, row))
  return foundByName(words, said, { search, nameOf: ({ title }) => title }).map((row) => ({
    ...showListed(row, context),
    TileCount: row.tileCount,
  }))
}

export async function getReport(
  { Id, AsWritten }: InputOf<Calls['getReport']>,
  context: CallContext,
): Promise<Report> {
  const report = await accessReport(context, Id)
  if (AsWritten) return showReport(report, context)
  const words = await wordsOfReport(context, report)
  const shown = await showReport(sayReport(words, report), context)
  return { ...shown, Tiles: sayTiles(words.say, Id, tilesOf(report)) }
}

/** Makes a report or changes one; what it asks is what its author may ask, or what stood there before. */
export async function saveReport(input: Saved, context: CallContext): Promise<Report> {
  const before = input.Id === null ? undefined : await accessEditableReport(context, input.Id)
  if (before) allowVersion({ version: before.version, seen: input.Version }, context)
  return writeReport(input, before, context)
}

/** Writes a report that the caller may change, or a new one. */
export async function writeReport(
  input: Omit<Saved, 'Version'>,
  before: Pick<store.ReportRow, 'id' | 'queryIds'> | undefined,
  context: CallContext,
): Promise<Report> {
  const { db, actor, now } = context
  checkTiles(input.Tiles)
  await requireQueries(input.Tiles, new Set(before?.queryIds), context)
  const values: store.ReportValues = {
    projectId: actor.projectId,
    userId: actor.userId,
    now,
    title: input.Title,
    sortKey: sortKey(input.Title),
    descr: input.Descr,
    roles: [...new Set(input.Roles)],
    tiles: JSON.stringify(input.Tiles),
    filters: JSON.stringify(input.Filters),
    queryIds: queryIdsOf(input.Tiles),
  }
  const id = before?.id ?? (await store.insertReport(db, values))
  if (before) await store.updateReport(db, before.id, values)
  context.audit({ detail: { reportId: id } })
  return showReport(foundReport(await store.findReport(db, readerOf(context), id)), context)
}

export async function deleteReport(
  { Id }: InputOf<Calls['deleteReport']>,
  context: CallContext,
): Promise<OutputOf<Calls['deleteReport']>> {
  await accessEditableReport(context, Id)
  await store.removeReport(context.db, Id, context.now)
  await forgetThingTexts(context.db, context.actor.projectId, reportStart(Id))
  context.audit({ detail: { reportId: Id } })
  return { ok: true }
}

/** The queries that tiles run. */
export const queryIdsOf = (list: readonly Tile[]): number[] => [
  ...new Set(list.flatMap((one) => (one.Kind === 'query' ? [one.QueryId] : []))),
]

/**
 * Holds what tiles run against what the caller may run; what the report had already stays, whoever put it there.
 * @throws invalid_input `tile_query` on the tile.
 */
export async function requireQueries(
  list: readonly Tile[],
  before: ReadonlySet<number>,
  context: CallContext,
): Promise<void> {
  const added = queryIdsOf(list).filter((id) => !before.has(id))
  if (added.length === 0) return
  const runnable = await store.runnableQueries(context.db, readerOf(context), added)
  const closed = list.findIndex(
    (one) => one.Kind === 'query' && !before.has(one.QueryId) && !runnable.has(one.QueryId),
  )
  if (closed !== -1) throw refuseField(`Tiles.${closed}.QueryId`, 'tile_query')
}

function checkTiles(list: readonly Tile[]): void {
  for (const [index, { Key, Place }] of list.entries()) {
    if (list.findIndex((one) => one.Key === Key) !== index)
      throw refuseField(`Tiles.${index}.Key`, 'tile_key')
    if (Place.X + Place.W > GRID_COLUMNS) throw refuseField(`Tiles.${index}.Place`, 'tile_place')
  }
}

/** The tiles of a stored report. */
export const tilesOf = (row: store.ReportRow): Tile[] => tiles.parse(row.tiles)

/** The tile of a report with this key. */
export const tileOf = (row: store.ReportRow, key: string): Tile | undefined =>
  tilesOf(row).find(({ Key }) => Key === key)

type Listed = Omit<OutputOf<Calls['listReports']>[number], 'TileCount'>

function showListed(
  row: Omit<store.ReportRow, 'tiles' | 'filters' | 'queryIds' | 'version'>,
  context: CallContext,
): Listed {
  return {
    Id: row.id,
    Title: row.title,
    Descr: row.descr,
    Roles: row.roles.filter((role) => REPORT_ROLES.includes(role)),
    AuthorId: row.authorId,
    AuthorName: row.authorName,
    ChangedAt: row.changedAt,
    ChangedByName: row.changedByName,
    MayEdit: mayEditReport(row, context),
  }
}

async function showReport(row: store.ReportRow, context: CallContext): Promise<Report> {
  const list = tilesOf(row)
  const dictionary = await readDictionary({}, context)
  const drillable = list.filter(
    (one) => one.Kind === 'steps' && personView(one.Steps, dictionary) !== undefined,
  )
  return {
    ...showListed(row, context),
    Tiles: list,
    Drillable: drillable.map(({ Key }) => Key),
    Filters: reportFilters.parse(row.filters),
    Version: row.version,
  }
}
