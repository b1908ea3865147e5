import { drawFrame, type FrameProps, type FrameTag, type Space } from './frame.ts'
import classes from './layout.module.css'

interface PageOptions {
  /** A page of text is as wide as one reads, of tables and lists as wide as the window leaves. */
  readonly width: 'text' | 'full'
  readonly gap?: Space
}

/** The frame of a whole page: its parts below each other, from where every page begins. */
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
