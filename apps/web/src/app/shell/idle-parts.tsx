import { UploadTrayHost } from '#features/library'
import { GreekMarks } from './greek-marks.tsx'
import { PaperMargins } from './paper-margins.tsx'
import { PhoneBar, type PhoneBarProps } from './phone-bar.tsx'

/**
 * What the frame has besides, once the page is idle: margins of paper, in which language what
 * is typed is, where the tray of uploads appears,
 * and the bar at the foot of a phone.
 */
export default function IdleParts(bar: PhoneBarProps) {
  return (
    <>
      <PaperMargins />
      <GreekMarks />
      <UploadTrayHost />
      <PhoneBar {...bar} />
    </>
  )
}
