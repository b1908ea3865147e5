import type { ReactNode } from 'react'
import { AttemptFilesContext, type AttemptFiles } from './attempt-files.ts'
import type { AttemptUploads } from './attempt-uploads.ts'
import { AttemptUploadsContext } from './use-upload.ts'

interface Props {
  readonly files: AttemptFiles
  readonly uploads: AttemptUploads
  readonly children: ReactNode
}

/** What the questions of an attempt share: its files, and those on their way. */
export function AttemptParts({ files, uploads, children }: Props) {
  return (
    <AttemptFilesContext value={files}>
      <AttemptUploadsContext value={uploads}>{children}</AttemptUploadsContext>
    </AttemptFilesContext>
  )
}
