import {
  IconCalculator,
  IconClipboardList,
  IconFileUpload,
  IconInfoCircle,
  IconListCheck,
  IconMessages,
  IconPresentation,
  IconVideo,
} from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'

/** By type: 1 and 2 are the meetings. */
const ICONS: Readonly<Record<number, Icon>> = {
  1: IconMessages,
  2: IconVideo,
  3: IconListCheck,
  4: IconClipboardList,
  5: IconFileUpload,
  6: IconCalculator,
  7: IconPresentation,
  8: IconInfoCircle,
}

interface Props {
  readonly typeId: number
  /** Width and height in pixels. */
  readonly size?: number
}

/** The icon of a type of action; a text beside it names the type. */
export function TypeIcon({ typeId, size = 16 }: Props) {
  const Shape = ICONS[typeId] ?? IconListCheck
  return <Shape aria-hidden="true" size={size} stroke={1.6} />
}
