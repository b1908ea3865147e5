import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { LARGEST_PICTURE } from '@telemachos/contract/questionnaires/file-limits'
import type { CallContext, HolderContext } from '../../kernel/context.ts'
import { AppError, notFound, refuseField } from '../../kernel/errors.ts'
import { FileBody } from '../../kernel/file-body.ts'
import { newStorageKey, type FileStorage } from '../../kernel/file-storage.ts'
import { ruleViolated } from './access-set.ts'
import { seenDraft } from './edit-draft.ts'
import { countPictures, findPictureType, insertPicture } from './picture-store.ts'
import { readFileType } from './read-file-type.ts'

/** The storage's area of pictures. */
export const PICTURES = 'pictures'

const MOST_PICTURES = 300

/**
 * Keeps a picture for a questionnaire; what it is is read from its content.
 * @throws not_found; forbidden for a questionnaire of another project; invalid_input
 *   `file_too_large`, `file_type`; rule_violated `too_many_pictures`.
 */
export async function uploadPicture(
  { QuestId, Data }: InputOf<typeof contract.questEditor.calls.uploadPicture>,
  context: CallContext,
  storage: FileStorage,
): Promise<OutputOf<typeof contract.questEditor.calls.uploadPicture>> {
  const { db, now } = context
  const { canEdit } = await seenDraft(context, QuestId)
  if (!canEdit) throw new AppError('forbidden', { reason: 'it is of another project' })
  const content = Buffer.from(Data, 'base64')
  if (content.length > LARGEST_PICTURE) throw refuseField('Data', 'file_too_large')
  const mime = readFileType(content)
  if (!mime?.startsWith('image/')) throw refuseField('Data', 'file_type')
  if ((await countPictures(db, QuestId)) >= MOST_PICTURES) throw ruleViolated('too_many_pictures')
  const storageKey = newStorageKey(PICTURES)
  const key = storageKey.slice(PICTURES.length + 1)
  await storage.write(storageKey, content)
  await insertPicture(db, { key, questId: QuestId, mime, bytes: content.length, at: now })
  context.audit({ detail: { questId: QuestId } })
  return { Address: `/api/quest/picture/${key}` }
}

/** A picture of a questionnaire, for whoever has been shown its address. @throws not_found. */
export async function readPicture(
  { Key }: InputOf<typeof contract.questFiles.calls.getPicture>,
  { db }: HolderContext,
  storage: FileStorage,
): Promise<FileBody> {
  const mime = await findPictureType(db, Key)
  const bytes = mime && (await storage.read(`${PICTURES}/${Key}`))
  if (!mime || !bytes) throw notFound('there is no such picture')
  return new FileBody({ name: 'picture', mime, bytes, isLasting: true })
}
