import type { Block, Inline, List, ListItem, Paragraph } from '@telemachos/rules/rich-text/document'
import { plainText } from '@telemachos/rules/rich-text/plain-text'
import { safeAddress } from '@telemachos/rules/rich-text/safe-address'
import { pastedBody } from './clean-pasted.ts'

/** What begins a line of its own. */
const BLOCKS =
  'p, div, section, article, blockquote, pre, table, tr, h1, h2, h3, h4, h5, h6, ul, ol'

/**
 * What was copied elsewhere as plain text, for a field that knows no more: its lists keep their depth and
 * their numbers, and of its links the addresses follow.
 */
export function pastedPlain(html: string): string {
  const content = blocksIn(pastedBody(html))
  return plainText(JSON.stringify({ type: 'doc', content }))
}

function blocksIn(element: Element): Block[] {
  const blocks: Block[] = []
  let line: Inline[] = []
  const endLine = (): void => {
    if (line.some((piece) => piece.type === 'text' && piece.text.trim() !== ''))
      blocks.push({ type: 'paragraph', content: line })
    line = []
  }
  for (const child of element.childNodes) {
    if (child instanceof HTMLElement && (child.matches(BLOCKS) || child.querySelector(BLOCKS))) {
      endLine()
      blocks.push(...(child.matches('ul, ol') ? listOf(child) : blocksIn(child)))
    } else line.push(...piecesOf(child))
  }
  endLine()
  return blocks
}

function listOf(element: HTMLElement): List[] {
  const content = [...element.children].map((item): ListItem => {
    const inside = blocksIn(item).filter(isOfItem)
    const isBegun = inside[0]?.type === 'paragraph'
    return { type: 'listItem', content: isBegun ? inside : [{ type: 'paragraph' }, ...inside] }
  })
  if (content.length === 0) return []
  if (element.localName === 'ul') return [{ type: 'bulletList', content }]
  return [
    { type: 'orderedList', attrs: { start: Number(element.getAttribute('start') ?? 1) }, content },
  ]
}

const isOfItem = (block: Block): block is Paragraph | List =>
  block.type !== 'heading' && block.type !== 'picture'

function piecesOf(node: Node): Inline[] {
  if (node.nodeName === 'BR') return [{ type: 'hardBreak' }]
  if (node.nodeType === Node.TEXT_NODE) {
    const text = (node.textContent ?? '').replace(/\s+/gu, ' ')
    return text === '' ? [] : [{ type: 'text', text }]
  }
  const pieces = [...node.childNodes].flatMap(piecesOf)
  const href =
    node instanceof HTMLAnchorElement ? safeAddress(node.getAttribute('href')) : undefined
  if (href === undefined) return pieces
  return pieces.map((piece) =>
    piece.type === 'text' ? { ...piece, marks: [{ type: 'link', attrs: { href } }] } : piece,
  )
}
