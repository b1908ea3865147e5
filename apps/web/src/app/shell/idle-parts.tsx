import { UploadTrayHost } from '#features/library'
import { PaperMargins } from './paper-margins.tsx'

/** What the frame has besides, once the page is idle: margins of paper, and where the tray of uploads appears. */
export default function IdleParts() {
  return (
    <>
      <PaperMargins />
      <UploadTrayHost />
    </>
  )
}
