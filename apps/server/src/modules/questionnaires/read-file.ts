import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import { isBlank, type Answer } from '@telemachos/questionnaire/answers'
import type { Question } from '@telemachos/questionnaire/definition'
import { isFileId } from '@telemachos/questionnaire/types/signature'
import type { GuestContext } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { refuseField } from '../../kernel/errors.ts'
import { FileBody } from '../../kernel/file-body.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { accessFile, accessSet, isServedTo, knownFile } from './policy.ts'
import type { AnswerSet } from './answer-set.ts'
import { deleteUnusedFiles, findFile, keysInUse } from './file-store.ts'
import { picturesAmong } from './picture-store.ts'
import { PICTURES } from './pictures.ts'
import { AREA } from './upload-file.ts'

const FILE = QUESTION_TYPES.file
const SIGNATURE = QUESTION_TYPES.signature
const UNUSED_MS = 3_600_000

/** A file that answers a question, for whoever may see the answers. @throws not_found. */
export async function readFile(
  { AnswerSetId, FileId }: InputOf<typeof contract.questionnaires.calls.downloadFile>,
  context: GuestContext,
  storage: FileStorage,
): Promise<FileBody> {
  const set = await accessSet(context, AnswerSetId, 'read')
  const file = await accessFile(context, FileId, set)
  const { name, mime } = file
  const isGiven = mime !== null && isServedTo(file, context)
  const bytes = isGiven && (await storage.read(file.storageKey))
  return new FileBody({ name, mime: knownFile(mime), bytes: knownFile(bytes) })
}

/** Whether an answer to the question may be the id of a file. */
export const mayNameFile = ({ type }: Question): boolean => type === FILE || type === SIGNATURE

/**
 * An answer that names a file names one that was uploaded for this very question of this attempt.
 * @throws invalid_input `not_a_file`; `not_a_name` for digits that sign nothing.
 */
export async function requireOwnFile(
  { db }: GuestContext,
  set: AnswerSet,
  place: { readonly question: Question; readonly groupId: number },
  answer: Answer,
): Promise<void> {
  const { type } = place.question
  const text = (answer.text ?? '').trim()
  const namesFile = type === FILE || (type === SIGNATURE && isFileId(text))
  if (!namesFile || isBlank(answer)) return
  const file = text.length <= 9 ? await findFile(db, set, Number(text)) : undefined
  if (!file?.mime || file.groupId !== place.groupId) {
    throw refuseField('Text', type === SIGNATURE ? 'not_a_name' : 'not_a_file')
  }
}

/**
 * Removes what was uploaded over an hour ago and answers nothing, rows and contents, and contents of
 * pictures whose upload was not completed.
 */
export async function removeUnusedFiles(
  database: Database,
  storage: FileStorage,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_MS)
  await deleteUnusedFiles(database, before)
  const keys = await storage.listOlder(AREA, before)
  const used = await keysInUse(database, keys)
  for (const key of keys) if (!used.has(key)) await storage.remove(key)
  const pictures = await storage.listOlder(PICTURES, before)
  const shown = await picturesAmong(database, pictures.map(pictureOf))
  for (const key of pictures) if (!shown.has(pictureOf(key))) await storage.remove(key)
}

const pictureOf = (storageKey: string): string => storageKey.slice(PICTURES.length + 1)
