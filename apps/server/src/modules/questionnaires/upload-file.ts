import {
  LARGEST_FILE,
  PART_SIZE,
  USUAL_LARGEST_FILE,
} from '@telemachos/contract/questionnaires/file-limits'
import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import type { Question } from '@telemachos/questionnaire/definition'
import type { GuestContext } from '../../kernel/context.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { newStorageKey, type FileStorage } from '../../kernel/file-storage.ts'
import { Outdated } from '../../kernel/prepared.ts'
import type { AnswerSet } from './answer-set.ts'
import { cleanName } from '../../kernel/clean-name.ts'
import { heldToWire, holdContent } from '../files/index.ts'
import { insertFile, setFileType, weighFiles, type FileRow } from './file-store.ts'
import { noteOf } from './move-set.ts'
import { isAccepted, readFileType } from './read-file-type.ts'
import { versionFor } from './versions.ts'
import { accessRunning, accessFile } from './policy.ts'

type Calls = typeof contract.questionnaires.calls

const FILE = QUESTION_TYPES.file
const SIGNATURE = QUESTION_TYPES.signature

/** The storage's area. */
export const AREA = 'questionnaires'

/** What may lie with one answer set, used or not; what is not used goes after an hour. */
const MAX_FILES = 60
const MAX_BYTES = 200 * 1024 * 1024
const LARGEST_SIGNATURE = 512 * 1024

/**
 * Begins an upload for a question that is answered with a file.
 * @throws not_found; rule_violated `not_respondent`, `not_allowed_now`, `too_many_files`;
 *   invalid_input `unknown_group`, `not_for_files`, `file_too_large`.
 */
export async function startUpload(
  { AnswerSetId, GroupId, Name, Bytes }: InputOf<Calls['startUpload']>,
  context: GuestContext,
): Promise<OutputOf<Calls['startUpload']>> {
  const { db, actor, now } = context
  const set = await accessRunning(context, AnswerSetId)
  const question = await questionOf(context, set, GroupId)
  if (Bytes > largestOf(question)) throw refuseField('Bytes', 'file_too_large')
  const { count, bytes } = await weighFiles(db, set.id)
  if (count >= MAX_FILES || bytes + Bytes > MAX_BYTES) throw ruleViolated('too_many_files')
  const fileId = await insertFile(db, set, {
    groupId: GroupId,
    name: cleanName(Name),
    bytes: Bytes,
    storageKey: newStorageKey(AREA),
    at: now,
    by: actor?.userId ?? null,
  })
  context.audit(noteOf(set))
  return { FileId: fileId, Parts: partsOf(Bytes) }
}

/**
 * Keeps one part until the upload ends; a part that comes again replaces itself.
 * @throws not_found; rule_violated as startUpload; invalid_input `file_parts` for a part that the
 *   file does not have.
 */
export async function uploadPart(
  { AnswerSetId, FileId, Part, Data }: InputOf<Calls['uploadPart']>,
  context: GuestContext,
  storage: FileStorage,
): Promise<OutputOf<Calls['uploadPart']>> {
  const set = await accessRunning(context, AnswerSetId)
  const file = await accessFile(context, FileId, set)
  context.audit({ unchanged: true })
  // An answer that was lost on its way: the file is whole already.
  if (file.mime !== null) return { ok: true }
  const content = Buffer.from(Data, 'base64')
  const isLast = Part === partsOf(file.bytes) - 1
  const wanted = isLast ? file.bytes - Part * PART_SIZE : PART_SIZE
  if (Part >= partsOf(file.bytes) || content.length !== wanted) {
    throw refuseField('Data', 'file_parts')
  }
  await storage.write(partKey(file, Part), content)
  return { ok: true }
}

/** What the parts of a file are together. */
interface WholeFile {
  readonly mime: string
}

/**
 * Puts the parts together and reads from the content what it is.
 * @returns undefined for a file that is whole already.
 * @throws not_found; rule_violated as startUpload, `file_parts` with the numbers of the parts that have not
 *   arrived, `file_type`.
 */
export async function joinUpload(
  { AnswerSetId, FileId }: InputOf<Calls['endUpload']>,
  context: GuestContext,
  storage: FileStorage,
): Promise<WholeFile | undefined> {
  const set = await accessRunning(context, AnswerSetId)
  const file = await accessFile(context, FileId, set)
  if (file.mime !== null) return undefined
  const contents: Buffer[] = []
  const missing: number[] = []
  for (const [part, key] of partKeys(file).entries()) {
    const content = await storage.read(key)
    if (content) contents.push(content)
    else missing.push(part)
  }
  if (missing.length > 0) {
    // Whoever else has ended it meanwhile has taken its parts away.
    if ((await accessFile(context, FileId, set)).mime !== null) return undefined
    throw ruleViolated('file_parts', { Missing: missing })
  }
  const whole = Buffer.concat(contents)
  const mime = readFileType(whole)
  const question = await questionOf(context, set, file.groupId)
  if (!mime || !isTaken(mime, question)) throw ruleViolated('file_type')
  await storage.write(file.storageKey, whole)
  return { mime }
}

/**
 * Ends an upload whose parts have been put together. Ending again answers the same.
 * @throws as joinUpload; Outdated.
 */
export async function endUpload(
  { AnswerSetId, FileId }: InputOf<Calls['endUpload']>,
  context: GuestContext,
  { storage, whole }: { readonly storage: FileStorage; readonly whole: WholeFile | undefined },
): Promise<OutputOf<Calls['endUpload']>> {
  const set = await accessRunning(context, AnswerSetId)
  const file = await accessFile(context, FileId, set)
  if (file.mime !== null) {
    context.audit({ unchanged: true })
    return fileToWire({ ...file, mime: file.mime })
  }
  if (!whole) throw new Outdated(`file ${FileId}`)
  const { mime } = whole
  await setFileType(context.db, file.id, mime)
  const { storageKey: key } = file
  const isHeld = await holdContent(context.db, { key, projectId: set.projectId, at: context.now })
  const parts = partKeys(file)
  context.afterCommit(() => void Promise.allSettled(parts.map((one) => storage.remove(one))))
  context.audit(noteOf(set))
  return fileToWire({ ...file, mime, held: isHeld ? 'pending' : null })
}

/** A file as the page knows it. */
export const fileToWire = ({
  id,
  groupId,
  name,
  mime,
  bytes,
  held,
}: FileRow & { mime: string }) => ({
  Id: id,
  GroupId: groupId,
  Name: name,
  Mime: mime,
  Bytes: bytes,
  ...heldToWire(held),
})

const partsOf = (bytes: number): number => Math.ceil(bytes / PART_SIZE)

const partKey = ({ storageKey }: FileRow, part: number): string => `${storageKey}.${part}`

const partKeys = (file: FileRow): string[] =>
  Array.from({ length: partsOf(file.bytes) }, (_, part) => partKey(file, part))

async function questionOf(
  { db }: GuestContext,
  set: AnswerSet,
  groupId: number,
): Promise<Question> {
  const place = (await versionFor(db, set)).places.get(groupId)
  if (!place) throw refuseField('GroupId', 'unknown_group')
  const { question } = place
  if (question.type !== FILE && question.type !== SIGNATURE) {
    throw refuseField('GroupId', 'not_for_files')
  }
  return question
}

function largestOf({ type, settings }: Question): number {
  if (type === SIGNATURE) return LARGEST_SIGNATURE
  return Math.min(settings.maxBytes ?? USUAL_LARGEST_FILE, LARGEST_FILE)
}

function isTaken(mime: string, { type, settings }: Question): boolean {
  return type === SIGNATURE ? mime === 'image/png' : isAccepted(mime, settings.accept)
}
