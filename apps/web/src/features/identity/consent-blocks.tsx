import { readBlocks, type Block } from './consent-text.ts'
import classes from './consent-blocks.module.css'

/** A consent text as people read it. */
export function ConsentBlocks({ text }: { readonly text: string }) {
  return <div className={classes.text}>{readBlocks(text).map(showBlock)}</div>
}

function showBlock(block: Block, index: number) {
  if (block.kind === 'heading') return <h2 key={index}>{block.text}</h2>
  if (block.kind === 'paragraph') return <p key={index}>{block.text}</p>
  return (
    <ul key={index}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
