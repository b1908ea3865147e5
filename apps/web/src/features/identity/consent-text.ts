/** A block of a consent text. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

/** A consent text in its blocks: apart by an empty line; `## ` begins a heading, `- ` an item. */
export function readBlocks(text: string): Block[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(readBlock)
}

function readBlock(block: string): Block {
  if (block.startsWith('## ')) return { kind: 'heading', text: oneLine(block.slice(3)) }
  if (!block.startsWith('- ')) return { kind: 'paragraph', text: oneLine(block) }
  return { kind: 'list', items: block.slice(2).split(/\n- /).map(oneLine) }
}

/** Lines are broken by the width of the window, not where they are broken in the text. */
function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ')
}
