import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call, useIdentity, type ApiError, type CallOutput } from '#shared'
import { sendFile } from '../../shared/files/send-file.ts'
import { toLibrary } from './send-item.ts'

type Sent = CallOutput<'library.endUpload'>
type Options = Omit<Parameters<typeof toLibrary>[0], 'userId'>

/** One file on its way to the library. */
export function useUpload(onSent: (item: Sent) => void) {
  const { UserId } = useIdentity()
  const queries = useQueryClient()
  // -1 is that nothing is on its way (spec §4).
  const [progress, setProgress] = useState(-1)
  const [isHeldUp, setHeldUp] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const running = useRef<AbortController>(null)
  const uploadId = useRef<number>(undefined)
  const discard = (): void => {
    const Id = uploadId.current
    uploadId.current = undefined
    if (Id !== undefined) void call('files.deleteFile', { Id }).catch(() => undefined)
  }
  // Who leaves does not wait for it.
  useEffect(() => () => running.current?.abort(), [])
  return {
    progress,
    isHeldUp,
    error,
    isBusy: progress >= 0,
    clearError: () => setError(null),
    cancel(): void {
      running.current?.abort()
      discard()
      setProgress(-1)
    },
    async send(content: File, options: Options): Promise<void> {
      const controller = new AbortController()
      running.current = controller
      setError(null)
      setProgress(0)
      try {
        const item = await sendFile({
          transport: toLibrary({ userId: UserId, ...options }),
          content,
          uploadId: undefined,
          signal: controller.signal,
          onBegun: (id) => {
            uploadId.current = id
            return Promise.resolve()
          },
          onProgress: setProgress,
          onWaiting: setHeldUp,
        })
        uploadId.current = undefined
        setProgress(-1)
        await queries.invalidateQueries()
        onSent(item)
      } catch (failure) {
        if (controller.signal.aborted) return
        discard()
        setProgress(-1)
        setError(failure as ApiError)
      }
    },
  }
}
