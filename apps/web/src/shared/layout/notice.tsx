import { drawFrame, type FrameProps, type FrameTag } from './frame.ts'
import classes from './layout.module.css'

/** A failure that concerns a whole form or part, in a frame of its colour. */
export function FailureNotice<Tag extends FrameTag = 'p'>({
  as,
  className,
  ...rest
}: FrameProps<Tag, object>) {
  return drawFrame(as ?? 'p', { role: 'alert', ...rest }, [classes['failureNotice'], className])
}
