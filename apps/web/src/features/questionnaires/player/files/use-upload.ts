import { useEffect, useRef, useState } from 'react'
import { ApiError, errorText, useTexts } from '#shared'
import { useAttemptFiles, type QuestFile } from './attempt-files.ts'
import { uploadFile } from './upload-file.ts'

interface Uploading {
  /** From 0 to 1 while a file is on its way; null otherwise. */
  readonly progress: number | null
  /** Why the last one did not arrive, in words. */
  readonly problem: string
  readonly upload: (groupId: number, content: Blob, name: string) => Promise<QuestFile | undefined>
  readonly cancel: () => void
}

/** Uploads one file at a time; leaving the question ends it. */
export function useUpload(): Uploading {
  const { t } = useTexts()
  const { answerSetId, add } = useAttemptFiles()
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const running = useRef<AbortController>(null)
  const cancel = (): void => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])
  const upload: Uploading['upload'] = async (groupId, content, name) => {
    cancel()
    const { signal } = (running.current = new AbortController())
    setProblem('')
    setProgress(0)
    try {
      const input = { answerSetId, groupId, name, content, signal, onProgress: setProgress }
      const file = await uploadFile(input)
      add(file)
      return file
    } catch (error) {
      if (!signal.aborted) setProblem(textOf(error, t))
      return undefined
    } finally {
      setProgress(null)
    }
  }
  return { progress, problem, upload, cancel }
}

/** The rule that a field breaks says more than that a field is refused. */
function textOf(error: unknown, t: Parameters<typeof errorText>[1]): string {
  const [field] = error instanceof ApiError ? error.fields : []
  return field?.message ?? errorText(error, t)
}
