import { Suspense } from 'react'
import { lazyPart } from '#ui'
import type { Uploads } from './use-uploads.ts'

const UploadRows = lazyPart(() => import('./upload-rows.tsx'), 'UploadRows')

/** The files that are on their way, and those that were refused: loaded with the first of them. */
export function UploadList({ uploads }: { readonly uploads: Uploads }) {
  if (uploads.files.length === 0) return null
  return (
    <Suspense fallback={null}>
      <UploadRows uploads={uploads} />
    </Suspense>
  )
}
