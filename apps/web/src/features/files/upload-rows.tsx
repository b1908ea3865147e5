import { useTexts } from '#shared'
import { UploadRow } from './upload-row.tsx'
import classes from './uploader.module.css'
import type { Uploads } from './use-uploads.ts'

/** A row for each file of a queue. */
export function UploadRows({ uploads }: { readonly uploads: Uploads }) {
  const { t } = useTexts()
  return (
    <ul className={classes.queue} aria-label={t('files.queue')}>
      {uploads.files.map((file) => (
        <UploadRow
          key={file.key}
          file={file}
          onCancel={() => uploads.cancel(file.key)}
          onRetry={() => uploads.retry(file.key)}
        />
      ))}
    </ul>
  )
}
