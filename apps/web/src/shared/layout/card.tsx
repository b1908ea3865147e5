import { drawFrame, type FrameProps, type FrameTag, type Space } from './frame.ts'
import classes from './layout.module.css'

interface CardOptions {
  /** Sets the children below each other with this gap. */
  readonly gap?: Space
  /** Between the border and what is inside; less of it on a phone. */
  readonly padding?: 3 | 4 | 5 | 6
  /** Lifts the card off the page by a shadow. */
  readonly raised?: boolean
  /** `start` leaves the children as wide as they are. */
  readonly align?: 'start'
}

/** A bordered surface for what belongs together. */
export function Card<Tag extends FrameTag = 'div'>({
  as,
  gap,
  padding = 5,
  raised,
  align,
  className,
  ...rest
}: FrameProps<Tag, CardOptions>) {
  return drawFrame(as ?? 'div', rest, [
    classes['card'],
    classes[`padding-${padding}`],
    gap && classes['stack'],
    classes[`gap-${gap}`],
    align && classes[`place-${align}`],
    raised && classes['raised'],
    className,
  ])
}
