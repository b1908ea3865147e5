import { partsOf } from './message-parts.ts'
import classes from './log.module.css'

/** What somebody wrote, with its addresses as links; shared files open beside the conversation. */
export function MessageText({ text }: { readonly text: string }) {
  return (
    <p className={classes.text} dir="auto">
      {partsOf(text).map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          // The parts of a text do not move.
          // oxlint-disable-next-line react/no-array-index-key
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        ),
      )}
    </p>
  )
}
