import { drawFrame, type FrameProps, type FrameTag } from './frame.ts'
import classes from './layout.module.css'

interface TextOptions {
  /** `failure` is what every message of an error is written in. */
  readonly tone?: 'soft' | 'faint' | 'failure' | 'accent' | 'done' | 'warn'
  readonly size?: 'tiny' | 'small' | 'medium'
  readonly strong?: boolean
  /** Breaks within words rather than widen what it stands in. */
  readonly breaks?: boolean
}

/** A text in one of the product's tones and sizes. */
export function Text<Tag extends FrameTag = 'p'>({
  as,
  tone,
  size,
  strong,
  breaks,
  className,
  ...rest
}: FrameProps<Tag, TextOptions>) {
  return drawFrame(as ?? 'p', rest, [
    classes[`tone-${tone}`],
    classes[`size-${size}`],
    strong && classes['strong'],
    breaks && classes['breaks'],
    className,
  ])
}
