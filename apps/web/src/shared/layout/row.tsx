import { drawFrame, type FrameProps, type FrameTag, type Space } from './frame.ts'
import classes from './layout.module.css'

interface RowOptions {
  readonly gap?: Space
  /** Between the lines, where it differs from the gap within a line. */
  readonly lineGap?: Space | 0
  readonly align?: 'start' | 'center' | 'end' | 'baseline'
  readonly justify?: 'center' | 'end' | 'between'
  /** Keeps everything on one line. */
  readonly nowrap?: boolean
}

/** Sets its children beside each other, and on further lines where the width does not suffice. */
export function Row<Tag extends FrameTag = 'div'>({
  as,
  gap,
  lineGap,
  align,
  justify,
  nowrap,
  className,
  ...rest
}: FrameProps<Tag, RowOptions>) {
  return drawFrame(as ?? 'div', rest, [
    classes['row'],
    nowrap && classes['nowrap'],
    classes[`gap-${gap}`],
    classes[`line-gap-${lineGap}`],
    classes[`align-${align}`],
    classes[`justify-${justify}`],
    className,
  ])
}
