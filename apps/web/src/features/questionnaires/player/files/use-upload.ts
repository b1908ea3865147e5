import { createContext, use, useSyncExternalStore } from 'react'
import { ApiError, errorText, useTexts } from '#shared'
import type { QuestFile } from './attempt-files.ts'
import type { AttemptUploads } from './attempt-uploads.ts'

/** What is on its way to the attempt that is answered; null where one is only read. */
export const AttemptUploadsContext = createContext<AttemptUploads | null>(null)

interface Uploading {
  /** From 0 to 1 while a file is on its way; null otherwise. */
  readonly progress: number | null
  /** Why the last one did not arrive, in words. */
  readonly problem: string
  readonly upload: (content: File) => Promise<QuestFile | undefined>
  readonly cancel: () => void
}

const nobodyListens = (): (() => void) => () => {}

/** The upload for one question, which goes on while other questions are shown. */
export function useUpload(groupId: number): Uploading {
  const { t } = useTexts()
  const uploads = use(AttemptUploadsContext)
  const read = () => uploads?.stateOf(groupId)
  const state = useSyncExternalStore(uploads?.listen ?? nobodyListens, read, read)
  return {
    progress: state?.progress ?? null,
    problem: state?.error === undefined ? '' : textOf(state.error, t),
    upload: (content) => uploads?.upload(groupId, content) ?? Promise.resolve(undefined),
    cancel: () => uploads?.cancel(groupId),
  }
}

/** The rule that a field breaks says more than that a field is refused. */
function textOf(error: unknown, t: Parameters<typeof errorText>[1]): string {
  const [field] = error instanceof ApiError ? error.fields : []
  return field?.message ?? errorText(error, t)
}
