import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { claimFile, readStoredContents, type StoredFile } from '../files/index.ts'
import { SHEET_FILES } from '@telemachos/contract/spreadsheets/limits'
import { readModel, type ReadModel } from './sheet-jobs.ts'

/** A file that a spreadsheet has, and what is in it. */
export interface SheetFile extends ReadModel {
  readonly file: StoredFile
}

/**
 * Reads an uploaded file and gives it to its spreadsheet.
 * @throws invalid_input naming FileId: `not_a_file`, or what keeps it from being read.
 */
export async function readFile(
  context: CallContext,
  storage: FileStorage,
  { fileId, spreadsheetId }: { readonly fileId: number; readonly spreadsheetId: number },
): Promise<SheetFile> {
  const file = await claimFile(context, { fileId, kind: SHEET_FILES, ownerId: spreadsheetId })
  const { db, actor } = context
  for await (const { content } of readStoredContents(db, storage, [fileId], actor.userId)) {
    return { file, ...(await readModel(content)) }
  }
  throw refuseField('FileId', 'not_a_file')
}
