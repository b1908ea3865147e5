import { drawFrame, type FrameProps, type FrameTag, type Space } from './frame.ts'
import classes from './layout.module.css'

interface StackOptions {
  readonly gap?: Space
  /** `start` leaves the children as wide as they are; otherwise they fill the width. */
  readonly align?: 'start' | 'center'
  /** Keeps the children at the top where the stack is taller than they are. */
  readonly packed?: boolean
}

/** Sets its children below each other, never wider than itself. */
export function Stack<Tag extends FrameTag = 'div'>({
  as,
  gap,
  align,
  packed,
  className,
  ...rest
}: FrameProps<Tag, StackOptions>) {
  return drawFrame(as ?? 'div', rest, [
    classes[packed ? 'column' : 'stack'],
    classes[`gap-${gap}`],
    align && classes[`${packed ? 'align' : 'place'}-${align}`],
    className,
  ])
}
