import { XLSX, SHEET_FILES } from '@telemachos/contract/spreadsheets/limits'
import { useEffect, useRef, useState } from 'react'
import { call, useIdentity, type ApiError } from '#shared'
import { sendFile, toFiles } from '#features/files'

/**
 * Sends a spreadsheet's file, and then does with its number what is to be done.
 * @param then gets the number of the file; what it throws is said like a refusal of the file.
 */
export function useSheetUpload(then: (fileId: number) => Promise<void>) {
  const { UserId, ProjectId } = useIdentity()
  // -1 is that nothing is on its way (spec §4).
  const [progress, setProgress] = useState(-1)
  const [error, setError] = useState<ApiError | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  return {
    progress,
    error,
    isBusy: progress >= 0,
    cancel: () => running.current?.abort(),
    async send(file: File): Promise<void> {
      const controller = new AbortController()
      running.current = controller
      setError(null)
      setProgress(0)
      let uploadId: number | undefined
      try {
        // Some machines have no type for the ending.
        const content = new File([file], file.name, { type: file.type || XLSX })
        const category = `${SHEET_FILES}/${ProjectId}`
        const stored = await sendFile({
          transport: toFiles({ category, name: file.name.slice(0, 150), userId: UserId }),
          content,
          uploadId: undefined,
          signal: controller.signal,
          onBegun: (id) => {
            uploadId = id
            return Promise.resolve()
          },
          onProgress: setProgress,
          onWaiting: () => undefined,
        })
        await then(stored.Id)
      } catch (failure) {
        if (uploadId !== undefined) {
          void call('files.deleteFile', { Id: uploadId }).catch(() => undefined)
        }
        if (!controller.signal.aborted) setError(failure as ApiError)
      } finally {
        setProgress(-1)
      }
    },
  }
}
