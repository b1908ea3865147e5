import { drawFrame, type FrameProps, type FrameTag, type Space } from './frame.ts'
import classes from './layout.module.css'

interface PageOptions {
  /** The most that the page's content is wide, in pixels. */
  readonly width: 720 | 880 | 1040 | 1200 | 1400
  readonly gap?: Space
}

/** The frame of a whole page: its parts below each other in the middle of the window. */
export function Page<Tag extends FrameTag = 'div'>({
  as,
  width,
  gap = 4,
  className,
  ...rest
}: FrameProps<Tag, PageOptions>) {
  return drawFrame(as ?? 'div', rest, [
    classes['stack'],
    classes['page'],
    classes[`width-${width}`],
    classes[`gap-${gap}`],
    className,
  ])
}
