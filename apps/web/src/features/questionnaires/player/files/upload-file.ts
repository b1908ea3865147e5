import { PART_SIZE } from '@telemachos/contract/questionnaires/file-limits'
import { ApiError, call, canRetry } from '#shared'
import type { QuestFile } from './attempt-files.ts'

/** Parts on their way at the same time (spec §9). */
const IN_PARALLEL = 3
const TRIES = 5

/** How often an end may say that parts are missing, which the server had. */
const ENDS = 5

interface Upload {
  readonly answerSetId: number
  readonly groupId: number
  readonly content: File
  /** The file that an earlier page had begun; undefined where none has. */
  readonly fileId: number | undefined
  readonly signal: AbortSignal
  /** Hears which file it is, before its first part is sent. */
  readonly onBegun: (fileId: number) => Promise<void>
  /** Hears how much of it has arrived, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

/**
 * Uploads a file in parts, or what is missing of one that was begun; a part that does not get through is
 * sent again.
 * @throws ApiError when it is refused; DOMException when it is cancelled.
 */
export async function uploadFile(upload: Upload): Promise<QuestFile> {
  const { answerSetId: AnswerSetId, content, signal, onProgress } = upload
  const count = Math.ceil(content.size / PART_SIZE)
  let fileId = upload.fileId
  let missing: number[] = []
  const sendNext = async (FileId: number): Promise<void> => {
    for (let part = missing.shift(); part !== undefined; part = missing.shift()) {
      const Part = part
      const Data = await toBase64(content.slice(Part * PART_SIZE, (Part + 1) * PART_SIZE))
      await persist(signal, () =>
        call('questionnaires.uploadPart', { AnswerSetId, FileId, Part, Data }, { signal }),
      )
      onProgress(1 - missing.length / count)
    }
  }
  for (let end = 1; ; end++) {
    if (fileId === undefined) {
      fileId = await start(upload)
      missing = Array.from({ length: count }, (_, part) => part)
    }
    const FileId = fileId
    await Promise.all(Array.from({ length: IN_PARALLEL }, () => sendNext(FileId)))
    try {
      return await persist(signal, () =>
        call('questionnaires.endUpload', { AnswerSetId, FileId }, { signal }),
      )
    } catch (error) {
      if (end === ENDS) throw error
      if (end === 1 && upload.fileId !== undefined && isGone(error)) fileId = undefined
      else missing = missingOf(error)
    }
  }
}

async function start({
  answerSetId: AnswerSetId,
  groupId: GroupId,
  content,
  signal,
  onBegun,
}: Upload): Promise<number> {
  const { FileId } = await call(
    'questionnaires.startUpload',
    { AnswerSetId, GroupId, Name: content.name, Bytes: content.size },
    { signal },
  )
  await onBegun(FileId)
  return FileId
}

/** What was begun an hour ago and answers nothing is deleted; so is what was before the attempt was cleared. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found'

/**
 * The parts that the server does not have.
 * @throws the error, where it is another.
 */
function missingOf(error: unknown): number[] {
  const { rule, Missing } = error instanceof ApiError ? error.details : {}
  if (rule !== 'file_parts' || !Array.isArray(Missing)) throw error
  return Missing.filter((part) => typeof part === 'number')
}

/** Does it again after 1, 2, 4 and 8 seconds, where that may help. */
async function persist<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted || !canRetry(error) || tries === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** tries))
    }
  }
}

/** A content as JSON carries it. */
export function toBase64(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('error', () => reject(reader.error))
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''))
    reader.readAsDataURL(part)
  })
}
