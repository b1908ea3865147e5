import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { SHEET_FILES } from '@telemachos/contract/spreadsheets/limits'
import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import type { CallContext } from '../../kernel/context.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { claimFile, readClaimable } from '../files/index.ts'
import { keysOf } from './name-keys.ts'
import { accessOwn } from './policy.ts'
import { readBook, type ReadBook } from './sheet-jobs.ts'
import { insertSpreadsheet } from './spreadsheet-store.ts'
import { insertVersion } from './version-store.ts'

type Calls = typeof contract.spreadsheets.calls

/**
 * What is in the file of a new spreadsheet, or of a new version of one that the project has.
 * @throws not_found; forbidden for another project's; invalid_input naming FileId: `not_a_file`, or what
 *   keeps it from being read.
 */
export async function readFile(
  { FileId, SpreadsheetId }: { readonly FileId: number; readonly SpreadsheetId?: number },
  context: CallContext,
  storage: FileStorage,
): Promise<ReadBook> {
  if (SpreadsheetId !== undefined) await accessOwn(context, SpreadsheetId)
  const claim = { fileId: FileId, kind: SHEET_FILES, ownerId: SpreadsheetId ?? null }
  return readBook(await readClaimable(context, storage, claim), context.actor.projectId)
}

/**
 * A new spreadsheet of the project from an uploaded file, whose content never changes.
 * @throws invalid_input naming FileId: `not_a_file` where it has become another's meanwhile.
 */
export async function addSpreadsheet(
  { FileId, Name }: InputOf<Calls['addSpreadsheet']>,
  context: CallContext,
  { model, settings }: ReadBook,
): Promise<OutputOf<Calls['addSpreadsheet']>> {
  const { db, actor, now } = context
  const id = await insertSpreadsheet(db, {
    ...keysOf(Name),
    by: actor.userId,
    at: now,
    projectId: actor.projectId,
    settings,
  })
  await insertFile(context, { fileId: FileId, spreadsheetId: id, version: 1 }, model)
  context.audit({ detail: { spreadsheetId: id, fileId: FileId } })
  return { Id: id }
}

/**
 * A new version from another file; what its authors said stays.
 * @throws not_found; forbidden for another project's; invalid_input as addSpreadsheet.
 */
export async function addVersion(
  { SpreadsheetId, FileId }: InputOf<Calls['addVersion']>,
  context: CallContext,
  { model }: ReadBook,
): Promise<OutputOf<Calls['addVersion']>> {
  const { version: before } = await accessOwn(context, SpreadsheetId)
  const version = before + 1
  await insertFile(context, { fileId: FileId, spreadsheetId: SpreadsheetId, version }, model)
  context.audit({ detail: { spreadsheetId: SpreadsheetId, version } })
  return { Version: version }
}

/** The file of a version becomes the spreadsheet's, with what is in it. */
async function insertFile(
  context: CallContext,
  place: { readonly fileId: number; readonly spreadsheetId: number; readonly version: number },
  model: WorkbookModel,
): Promise<void> {
  const { db, actor, now } = context
  const { fileId, spreadsheetId } = place
  const file = await claimFile(context, { fileId, kind: SHEET_FILES, ownerId: spreadsheetId })
  await insertVersion(db, {
    ...place,
    model: JSON.stringify(model),
    fileName: file.originalName,
    bytes: file.bytes,
    by: actor.userId,
    at: now,
  })
}
