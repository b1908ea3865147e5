import { drawFrame, type FrameProps, type FrameTag } from './frame.ts'
import classes from './layout.module.css'

interface HeadingOptions {
  /** `page` is the one heading of a page, `dialog` that of a dialog or of a large part. */
  readonly size?: 'page' | 'profile' | 'dialog' | 'section' | 'small' | 'plain'
}

/** A heading: `as` says its level, `size` how it looks. */
export function Heading<Tag extends FrameTag = 'h2'>({
  as,
  size = 'section',
  className,
  ...rest
}: FrameProps<Tag, HeadingOptions>) {
  return drawFrame(as ?? 'h2', rest, [classes['heading'], classes[`heading-${size}`], className])
}
