import { partsOf, type LinkPart } from './message-parts.ts'
import { useMay } from '#shared'
import classes from './log.module.css'
import { SharedItem } from './shared-item.tsx'

/** What somebody wrote, with its addresses as links, and what shared files look like beneath it. */
export function MessageText({ text }: { readonly text: string }) {
  const seesLibrary = useMay()('library.readLinked')
  const parts = partsOf(text)
  const shared = seesLibrary ? parts.flatMap((part) => (isShared(part) ? [part.shared] : [])) : []
  const said = parts.filter((part) => !seesLibrary || !isShared(part))
  return (
    <>
      {said.some((part) => typeof part !== 'string' || part.trim() !== '') && (
        <p className={classes.text} dir="auto">
          {said.map((part, index) => (
            // The parts of a text do not move.
            // oxlint-disable-next-line react/no-array-index-key
            <Part key={index} part={part} />
          ))}
        </p>
      )}
      {[...new Set(shared)].map((name) => (
        <SharedItem key={name} name={name} />
      ))}
    </>
  )
}

function Part({ part }: { readonly part: string | LinkPart }) {
  if (typeof part === 'string' || isShared(part)) return typeof part === 'string' ? part : part.text
  return (
    <a href={part.href} target="_blank" rel="noopener noreferrer nofollow">
      {part.text}
    </a>
  )
}

const isShared = (part: string | LinkPart): part is LinkPart & { readonly shared: string } =>
  typeof part !== 'string' && part.shared !== undefined
