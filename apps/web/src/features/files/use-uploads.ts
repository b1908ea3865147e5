import { useEffect, useRef, useState } from 'react'
import type { StoredFile } from './stored-file.ts'
import type { UploadTarget } from './transport.ts'
import { UploadQueue, type QueuedFile } from './upload-queue.ts'

interface Options extends UploadTarget {
  readonly onUploaded: (files: StoredFile[]) => void | Promise<void>
  readonly check: (content: File) => unknown
}

/** The files that somebody uploads to one place, and what can be done with them. */
export interface Uploads {
  readonly files: readonly QueuedFile[]
  readonly add: (contents: readonly File[]) => void
  readonly cancel: (key: string) => void
  readonly retry: (key: string) => void
}

/** The queue of uploads to one place, which a page that is loaded again goes on with. */
export function useUploads({ category, name, userId, ...options }: Options): Uploads {
  const [files, setFiles] = useState<readonly QueuedFile[]>([])
  const queue = useRef<UploadQueue>(null)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const opened = new UploadQueue({
      target: { category, name, userId },
      onUploaded: (stored) => latest.current.onUploaded(stored),
      check: (content) => latest.current.check(content),
      onChange: setFiles,
    })
    queue.current = opened
    void opened.resume()
    return () => opened.close()
  }, [category, name, userId])
  return {
    files,
    add: (contents) => queue.current?.add(contents),
    cancel: (key) => queue.current?.cancel(key),
    retry: (key) => queue.current?.retry(key),
  }
}
