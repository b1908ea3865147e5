import type { Block, Inline, List, ListItem } from './document.ts'
import { readRichText } from './rich-text.ts'

/**
 * What a stored text says without its look: for lists, mails, calendars, searching and exports. Where a
 * link reads otherwise than it leads, its address follows; of a picture, what it shows.
 * ```ts
 * plainText('Γεια') // => 'Γεια'
 * plainText('{"type":"doc","content":[{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"Α"}]}]}') // => 'Α'
 * ```
 */
export function plainText(stored: string): string {
  return readRichText(stored)
    .content.map((block) => sayBlock(block))
    .filter((text) => text !== '')
    .join('\n\n')
}

function sayBlock(block: Block): string {
  if (block.type === 'picture') return block.attrs.alt === '' ? '' : `[${block.attrs.alt}]`
  if (block.type === 'heading' || block.type === 'paragraph') return sayPieces(block.content ?? [])
  return sayList(block)
}

function sayList({ type, attrs, content }: List, indent = ''): string {
  const first = attrs?.start ?? 1
  const mark = (index: number) => (type === 'bulletList' ? '•' : `${index + first}.`)
  return content.map((item, index) => sayItem(item, `${indent}${mark(index)} `, indent)).join('\n')
}

function sayItem({ content }: ListItem, before: string, indent: string): string {
  const [first, ...others] = content.map((part) =>
    part.type === 'paragraph' ? sayPieces(part.content ?? []) : sayList(part, `${indent}  `),
  )
  return [before + (first ?? ''), ...others].join('\n')
}

/** Pieces that have one link are one text: its address follows the last of them. */
function sayPieces(pieces: readonly Inline[]): string {
  let said = ''
  let link: { readonly href: string; readonly from: number } | undefined
  const endLink = (): void => {
    if (link && said.slice(link.from).trim() !== readable(link.href))
      said += ` (${readable(link.href)})`
    link = undefined
  }
  for (const piece of pieces) {
    const href = hrefOf(piece)
    if (href !== link?.href) endLink()
    if (href !== undefined && !link) link = { href, from: said.length }
    said += piece.type === 'text' ? piece.text : '\n'
  }
  endLink()
  return said
}

function hrefOf(piece: Inline): string | undefined {
  const marks = piece.type === 'text' ? (piece.marks ?? []) : []
  return marks.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []))[0]
}

const readable = (href: string): string => href.replace(/^mailto:/i, '')
