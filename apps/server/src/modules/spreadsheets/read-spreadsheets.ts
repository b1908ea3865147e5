import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { SHEET_FILES } from '@telemachos/contract/spreadsheets/limits'
import type { CallContext } from '../../kernel/context.ts'
import { describeFiles } from '../files/index.ts'
import { searchPatterns } from '../people/index.ts'
import { accessOpen, accessSpreadsheet, foundVersion } from './policy.ts'
import * as store from './spreadsheet-store.ts'
import { findModel, listVersions } from './version-store.ts'

type Calls = typeof contract.spreadsheets.calls
type Calculator = OutputOf<Calls['openCalculator']>

/** The spreadsheets that the project has or uses, ten a page. */
export function listSpreadsheets(
  { Search, page }: InputOf<Calls['listSpreadsheets']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['listSpreadsheets']>> {
  const patterns = searchPatterns(Search).written
  return store.listSpreadsheets(db, actor.projectId, { patterns, page })
}

/** The same by name alone, in both spellings of the specification. */
export async function listNames(
  _input: unknown,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['listNames']>> {
  const rows = await store.listNames(db, actor.projectId)
  return rows.map(({ Id, Name }) => ({ Id, Name, name: Name }))
}

/** A spreadsheet as its authors see it. @throws not_found. */
export async function openSpreadsheet(
  { SpreadsheetId }: InputOf<Calls['openSpreadsheet']>,
  context: CallContext,
): Promise<OutputOf<Calls['openSpreadsheet']>> {
  const { db, actor } = context
  const row = await accessSpreadsheet(context, SpreadsheetId)
  const [calculator, versions, projects, files] = await Promise.all([
    asCalculator(context, row),
    listVersions(db, row.id),
    store.listProjects(db, row.id),
    describeFiles(db, SHEET_FILES, [row.id], actor.userId),
  ])
  const stored = new Map(files.get(row.id)?.shown.map(({ id, name }) => [id, name]))
  const isOwn = row.projectId === actor.projectId
  return {
    ...calculator,
    Revision: row.revision,
    IsOwn: isOwn,
    Roles: row.roles,
    Projects: isOwn ? projects : [],
    Versions: isOwn
      ? versions.map(({ FileId, ...version }) => ({
          ...version,
          Stored: (FileId === null ? undefined : stored.get(FileId)) ?? null,
        }))
      : [],
  }
}

/** What calculates with a spreadsheet. @throws not_found. */
export async function listUses(
  { SpreadsheetId }: InputOf<Calls['listUses']>,
  context: CallContext,
): Promise<OutputOf<Calls['listUses']>> {
  const { id } = await accessSpreadsheet(context, SpreadsheetId)
  return store.listUses(context.db, id)
}

/** The calculators that the caller's role may use by themselves. */
export function listCalculators(
  _input: unknown,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['listCalculators']>> {
  return store.listOpen(db, actor.projectId, actor.role)
}

/** One of them. @throws not_found. */
export async function openCalculator(
  { SpreadsheetId }: InputOf<Calls['openCalculator']>,
  context: CallContext,
): Promise<Calculator> {
  return asCalculator(context, await accessOpen(context, SpreadsheetId))
}

/** A spreadsheet with what is in its newest file. */
export async function asCalculator(
  { db }: Pick<CallContext, 'db'>,
  { id, name, version, settings }: store.SpreadsheetRow,
): Promise<Calculator> {
  const model = foundVersion(await findModel(db, id, version), id)
  return { SpreadsheetId: id, Name: name, Version: version, Model: model, Settings: settings }
}
