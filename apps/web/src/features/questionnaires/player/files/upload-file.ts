import { PART_SIZE } from '@telemachos/contract/questionnaires/file-limits'
import { call, canRetry } from '#shared'
import type { QuestFile } from './attempt-files.ts'

/** Parts on their way at the same time (spec §9). */
const IN_PARALLEL = 3
const TRIES = 5

interface Upload {
  readonly answerSetId: number
  readonly groupId: number
  readonly name: string
  readonly content: Blob
  readonly signal: AbortSignal
  /** Hears how much of it has arrived, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

/**
 * Uploads a file in parts; a part that does not get through is sent again.
 * @throws ApiError when it is refused; DOMException when it is cancelled.
 */
export async function uploadFile(upload: Upload): Promise<QuestFile> {
  const { answerSetId: AnswerSetId, groupId, name, content, signal, onProgress } = upload
  const { FileId, Parts } = await call(
    'questionnaires.startUpload',
    { AnswerSetId, GroupId: groupId, Name: name, Bytes: content.size },
    { signal },
  )
  let next = 0
  let arrived = 0
  const sendParts = async (): Promise<void> => {
    while (next < Parts) {
      const Part = next
      next += 1
      const Data = await toBase64(content.slice(Part * PART_SIZE, (Part + 1) * PART_SIZE))
      await persist(signal, () =>
        call('questionnaires.uploadPart', { AnswerSetId, FileId, Part, Data }, { signal }),
      )
      arrived += 1
      onProgress(arrived / Parts)
    }
  }
  await Promise.all(Array.from({ length: IN_PARALLEL }, sendParts))
  return persist(signal, () =>
    call('questionnaires.endUpload', { AnswerSetId, FileId }, { signal }),
  )
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
