import { createContext, use, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { callAddress } from '#shared'
import type { Questionnaire } from '../quest-source.ts'

export type QuestFile = Questionnaire['Files'][number]

/** The files of the attempt that is shown. */
export interface AttemptFiles {
  readonly answerSetId: number
  readonly find: (text: string | null | undefined) => QuestFile | undefined
  readonly add: (file: QuestFile) => void
  /** Asks again for what came with the answers; undefined where an attempt is only read. */
  readonly reload: (() => Promise<unknown>) | undefined
}

export const AttemptFilesContext = createContext<AttemptFiles | null>(null)

export function useAttemptFiles(): AttemptFiles {
  const files = use(AttemptFilesContext)
  if (!files) throw new Error('files are used outside an attempt')
  return files
}

/** The files that came with the answers, and those that are uploaded here. */
export function useFilesOf(
  { Files }: Questionnaire,
  answerSetId: number,
  reload?: AttemptFiles['reload'],
): AttemptFiles {
  const [added, setAdded] = useState<readonly QuestFile[]>([])
  // The same until there are others: every part of the page that might read them would be looked at.
  return useMemo(
    () => ({
      answerSetId,
      find: (text) => [...added, ...Files].find(({ Id }) => String(Id) === text),
      add: (file) => setAdded((before) => [...before, file]),
      reload,
    }),
    [answerSetId, added, Files, reload],
  )
}

/**
 * The file that an answer names. One that arrived while the attempt was opened anew came with no answers
 * and is asked for once.
 */
export function useAnsweredFile(given: string | null | undefined): QuestFile | undefined {
  const { find, reload } = useAttemptFiles()
  const file = find(given)
  const isMissing = Boolean(given) && file === undefined
  const ask = useEffectEvent(() => void reload?.())
  useEffect(() => {
    if (isMissing) ask()
  }, [isMissing, given])
  return file
}

/** Where a file is had from. */
export const addressOf = (answerSetId: number, fileId: number): string =>
  callAddress('questionnaires.downloadFile', { AnswerSetId: answerSetId, FileId: fileId })
