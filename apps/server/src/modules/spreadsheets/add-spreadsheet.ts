import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { keysOf } from './name-keys.ts'
import { accessOwn } from './policy.ts'
import { readFile } from './read-file.ts'
import { insertSpreadsheet, updateSpreadsheet } from './spreadsheet-store.ts'
import { NO_SETTINGS, suggestSettings } from './suggest-settings.ts'
import { insertVersion } from './version-store.ts'

type Calls = typeof contract.spreadsheets.calls

/**
 * A new spreadsheet of the project from an uploaded file.
 * @throws invalid_input as readFile.
 */
export async function addSpreadsheet(
  { FileId, Name }: InputOf<Calls['addSpreadsheet']>,
  context: CallContext,
  storage: FileStorage,
): Promise<OutputOf<Calls['addSpreadsheet']>> {
  const { db, actor, now } = context
  const named = { ...keysOf(Name), by: actor.userId, at: now }
  const id = await insertSpreadsheet(db, {
    ...named,
    projectId: actor.projectId,
    settings: NO_SETTINGS,
  })
  const { model, ...read } = await readFile(context, storage, { fileId: FileId, spreadsheetId: id })
  await insertVersion(db, {
    ...{ spreadsheetId: id, version: 1, model: JSON.stringify(model) },
    ...{ fileId: FileId, fileName: read.file.originalName, bytes: read.file.bytes },
    ...{ by: actor.userId, at: now },
  })
  await updateSpreadsheet(db, id, { ...named, settings: suggestSettings(model), roles: [] })
  context.audit({ detail: { spreadsheetId: id, fileId: FileId } })
  return { Id: id }
}

/**
 * A new version from another file; what its authors said stays.
 * @throws not_found; forbidden for another project's; invalid_input as readFile.
 */
export async function addVersion(
  { SpreadsheetId, FileId }: InputOf<Calls['addVersion']>,
  context: CallContext,
  storage: FileStorage,
): Promise<OutputOf<Calls['addVersion']>> {
  const { db, actor, now } = context
  const { version } = await accessOwn(context, SpreadsheetId)
  const wanted = { fileId: FileId, spreadsheetId: SpreadsheetId }
  const { model, file } = await readFile(context, storage, wanted)
  await insertVersion(db, {
    ...{ spreadsheetId: SpreadsheetId, version: version + 1, model: JSON.stringify(model) },
    ...{ fileId: FileId, fileName: file.originalName, bytes: file.bytes },
    ...{ by: actor.userId, at: now },
  })
  context.audit({ detail: { spreadsheetId: SpreadsheetId, version: version + 1 } })
  return { Version: version + 1 }
}
