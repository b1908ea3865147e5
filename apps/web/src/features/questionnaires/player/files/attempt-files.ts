import { createContext, use, useMemo, useState } from 'react'
import { callAddress } from '#shared'
import type { Questionnaire } from '../quest-source.ts'

export type QuestFile = Questionnaire['Files'][number]

/** The files of the attempt that is shown. */
export interface AttemptFiles {
  readonly answerSetId: number
  readonly find: (text: string | null | undefined) => QuestFile | undefined
  readonly add: (file: QuestFile) => void
}

export const AttemptFilesContext = createContext<AttemptFiles | null>(null)

export function useAttemptFiles(): AttemptFiles {
  const files = use(AttemptFilesContext)
  if (!files) throw new Error('files are used outside an attempt')
  return files
}

/** The files that came with the answers, and those that are uploaded here. */
export function useFilesOf({ Files }: Questionnaire, answerSetId: number): AttemptFiles {
  const [added, setAdded] = useState<readonly QuestFile[]>([])
  // The same until there are others: every part of the page that might read them would be looked at.
  return useMemo(
    () => ({
      answerSetId,
      find: (text) => [...added, ...Files].find(({ Id }) => String(Id) === text),
      add: (file) => setAdded((before) => [...before, file]),
    }),
    [answerSetId, added, Files],
  )
}

/** Where a file is had from. */
export const addressOf = (answerSetId: number, fileId: number): string =>
  callAddress('questionnaires.downloadFile', { AnswerSetId: answerSetId, FileId: fileId })
