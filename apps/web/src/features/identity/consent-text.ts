/** A block of a consent text. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

/**
 * A consent text in its blocks: apart by an empty line. A line that begins with `## ` is a heading
 * and one with `- ` an item, whatever is around it; any other goes on with the line before, since
 * lines are broken by the width of the window, not where they are broken in the text.
 */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let isNew = true
  for (const line of text.split('\n').map((part) => part.trim())) {
    const last = isNew ? undefined : blocks.at(-1)
    isNew = line === '' || line.startsWith('## ')
    if (line === '') continue
    if (line.startsWith('## ')) blocks.push({ kind: 'heading', text: line.slice(3).trim() })
    else if (last) blocks.splice(-1, 1, ...joined(last, line))
    else blocks.push(begun(line))
  }
  return blocks
}

function begun(line: string): Block {
  return line.startsWith('- ')
    ? { kind: 'list', items: [line.slice(2).trim()] }
    : { kind: 'paragraph', text: line }
}

/** A block with the next line, which begins another where it is an item and the block no list. */
function joined(block: Block, line: string): readonly Block[] {
  if (block.kind !== 'list')
    return line.startsWith('- ')
      ? [block, begun(line)]
      : [{ ...block, text: `${block.text} ${line}` }]
  if (line.startsWith('- ')) return [{ ...block, items: [...block.items, line.slice(2).trim()] }]
  return [{ ...block, items: block.items.with(-1, `${block.items.at(-1)} ${line}`) }]
}
