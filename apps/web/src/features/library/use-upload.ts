import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call, useIdentity, type ApiError, type CallOutput } from '#shared'
import { sendFile, forgetUpload, keepUpload } from '#features/files'
import { keptPrefix, type ItemOptions } from './kept-items.ts'
import { toLibrary } from './send-item.ts'

type Sent = CallOutput<'library.endUpload'>

/** An upload that an earlier page had begun. */
interface Earlier {
  readonly key: string
  readonly uploadId: number | undefined
}

/**
 * One file on its way to the library. It is kept in the browser until it has arrived: a page that is
 * loaded again goes on with it.
 */
export function useUpload(onSent: (item: Sent) => void) {
  const { UserId, ProjectId } = useIdentity()
  const queries = useQueryClient()
  // -1 is that nothing is on its way (spec §4).
  const [progress, setProgress] = useState(-1)
  const [isHeldUp, setHeldUp] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const running = useRef<AbortController>(null)
  const uploadId = useRef<number>(undefined)
  const key = useRef('')
  const discard = (): void => {
    const Id = uploadId.current
    uploadId.current = undefined
    void forgetUpload(key.current)
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
    async send(content: File, options: ItemOptions, earlier?: Earlier): Promise<void> {
      const controller = new AbortController()
      running.current = controller
      key.current = earlier?.key ?? keptPrefix(ProjectId) + crypto.randomUUID()
      uploadId.current = earlier?.uploadId
      setError(null)
      setProgress(0)
      try {
        const item = await sendFile({
          transport: toLibrary({ userId: UserId, ...options }),
          content,
          uploadId: earlier?.uploadId,
          signal: controller.signal,
          onBegun: (id) => {
            uploadId.current = id
            return keepUpload(key.current, { content, uploadId: id, about: options })
          },
          onProgress: setProgress,
          onWaiting: setHeldUp,
        })
        uploadId.current = undefined
        await forgetUpload(key.current)
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
