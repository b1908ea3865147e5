import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { SHEET_FILES } from '@telemachos/contract/spreadsheets/limits'
import { sortKey } from '@telemachos/rules/greek-text'
import type { CallContext } from '../../kernel/context.ts'
import { describeFiles } from '../files/index.ts'
import { searchPatterns } from '../people/index.ts'
import { accessOpen, accessSpreadsheet, foundVersion } from './policy.ts'
import { sheetWords } from './sheet-texts.ts'
import * as store from './spreadsheet-store.ts'
import { findModel, listVersions } from './version-store.ts'

type Calls = typeof contract.spreadsheets.calls
type Calculator = OutputOf<Calls['openCalculator']>

/** The spreadsheets that the project has or uses, ten a page. */
export function listSpreadsheets(
  { Search, page, count: size }: InputOf<Calls['listSpreadsheets']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['listSpreadsheets']>> {
  const patterns = searchPatterns(Search).written
  return store.listSpreadsheets(db, actor.projectId, { patterns, page: { page, count: size } })
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

/** What calculates with a spreadsheet; of other projects nothing but how much there is. @throws not_found. */
export async function listUses(
  { SpreadsheetId }: InputOf<Calls['listUses']>,
  context: CallContext,
): Promise<OutputOf<Calls['listUses']>> {
  const { id } = await accessSpreadsheet(context, SpreadsheetId)
  return store.listUses(context.db, id, seesUsesOf(context))
}

/** The project whose uses of a spreadsheet the caller sees; null where they see them all. */
export const seesUsesOf = ({ actor, principal }: CallContext): number | null =>
  principal.superAdmin ? null : actor.projectId

/** The calculators that the caller's role may use by themselves, by what the caller reads. */
export async function listCalculators(
  _input: unknown,
  { db, actor, language }: CallContext,
): Promise<OutputOf<Calls['listCalculators']>> {
  const rows = await store.listOpen(db, actor.projectId, actor.role)
  const owners = [...new Set(rows.map(({ projectId }) => projectId))]
  const words = await sheetWords(db, language, { projectId: owners })
  const list = rows.map((row) => ({ Id: row.Id, Name: words.name(row) }))
  return words.isTranslated ? list.toSorted(byName) : list
}

const byName = (a: { readonly Name: string }, b: { readonly Name: string }): number =>
  sortKey(a.Name) < sortKey(b.Name) ? -1 : 1

/** One of them. @throws not_found. */
export async function openCalculator(
  { SpreadsheetId }: InputOf<Calls['openCalculator']>,
  context: CallContext,
): Promise<Calculator> {
  return readCalculator(context, await accessOpen(context, SpreadsheetId))
}

/** A spreadsheet with what is in its newest file, as somebody reads it who calculates with it. */
export async function readCalculator(
  { db, language }: Pick<CallContext, 'db' | 'language'>,
  row: store.SpreadsheetRow,
): Promise<Calculator> {
  const { id, projectId } = row
  const words = await sheetWords(db, language, { projectId, id })
  return words.calculator(await asCalculator({ db }, row))
}

/** The same in the words of its authors. */
async function asCalculator(
  { db }: Pick<CallContext, 'db'>,
  { id, name, version, settings }: store.SpreadsheetRow,
): Promise<Calculator> {
  const model = foundVersion(await findModel(db, id, version), id)
  return {
    SpreadsheetId: id,
    Name: name,
    Version: version,
    Model: model,
    Settings: settings,
    SheetNames: {},
  }
}
