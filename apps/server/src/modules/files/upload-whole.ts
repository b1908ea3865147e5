import { UPLOAD_PART_BYTES } from '@telemachos/contract/files/limits'
import type { FormFile } from '@telemachos/contract/core/form-file'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { newStorageKey, type FileStorage } from '../../kernel/file-storage.ts'
import { contentOf } from '../../kernel/received-file.ts'
import { checkContent, type CheckedContent } from './check-content.ts'
import { becomeFile } from './end-upload.ts'
import { findFile } from './file-store.ts'
import { knownFile, mayEdit, readAskedCategory } from './policy.ts'
import { requireRoom } from './quotas.ts'
import { AREA, readRunning, startUpload, type RunningUploads } from './start-upload.ts'
import { fileToWire } from './stored-file.ts'

/** Where a small file that has arrived whole goes. */
interface WholeFile {
  readonly category: string
  /** What it is called there; its own name without. */
  readonly name?: string
  readonly userId: number
  readonly file: FormFile
}

/** A file whose content is stored whole, and whose row is yet to be. */
export interface StoredWhole {
  readonly target: Omit<WholeFile, 'file'> & {
    readonly file: Pick<FormFile, 'name' | 'type' | 'size'>
  }
  readonly storageKey: string
  readonly content: CheckedContent
  readonly known: RunningUploads
}

/**
 * Stores the content of a small file, before the transaction that makes it a file; what gets no row goes
 * with the sweep.
 * @throws what the kind's policy does; invalid_input `file_too_large`; rule_violated `own_quota`,
 *   `project_quota`, and as checkContent.
 */
export async function storeWhole(
  target: WholeFile,
  context: CallContext,
  storage: FileStorage,
): Promise<StoredWhole> {
  const { category, userId, file } = target
  const { rest, rules } = readAskedCategory(context, category)
  await rules.requireUpload(context, { rest, userId })
  if (file.size > rules.largest) throw refuseField('FileSize', 'file_too_large')
  await requireRoom(context, file.size)
  const known = await readRunning(context, storage)
  const bytes = await contentOf(file)
  const content = await checkContent(inOnePiece(bytes), rules.accept)
  const storageKey = newStorageKey(AREA)
  await storage.write(storageKey, bytes)
  return { target, storageKey, content, known }
}

async function* inOnePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/** Keeps a file that is stored whole as an upload of its own. @throws as startUpload. */
export async function uploadWhole(
  { target, storageKey, content, known }: StoredWhole,
  context: CallContext,
): Promise<ReturnType<typeof fileToWire>> {
  const { category, name, userId, file } = target
  const OriginalName = file.name || 'file'
  const { Id } = await startUpload(
    {
      Category: category,
      Name: name ?? OriginalName,
      UserId: userId,
      OriginalName,
      Mime: file.type,
      FileSize: file.size,
      Parts: Math.ceil(file.size / UPLOAD_PART_BYTES),
    },
    context,
    known,
    storageKey,
  )
  await becomeFile({ id: Id, category, userId, storageKey }, content, context)
  const stored = knownFile(await findFile(context.db, context.actor.projectId, Id))
  return fileToWire(stored, mayEdit(stored, context))
}
