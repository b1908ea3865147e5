import {
  ALIGNMENTS,
  type Alignment,
  type Block,
  type Heading,
  type Inline,
  type List,
  type ListItem,
  type Mark,
  type Picture,
  type RichText,
} from './document.ts'
import { safeAddress } from './safe-address.ts'

/** Lists within lists; no text needs more. */
const MAX_DEPTH = 6
/** Blocks, items and pieces of text together. */
const MAX_NODES = 5_000
/** The first number of a list at most. */
const MAX_START = 9_999
const MAX_ALT = 300
const MAX_SIDE = 8_000

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The known parts of whatever claims to be a document, in their known form; all else is left out. */
export function cleanRichText(value: unknown): RichText {
  let left = MAX_NODES
  const childrenOf = (node: unknown): Node[] => {
    const content = isNode(node) ? node['content'] : undefined
    const children = Array.isArray(content)
      ? content.filter(isNode).slice(0, Math.max(0, left))
      : []
    left -= children.length
    return children
  }
  const inlines = (node: Node): { content?: Inline[] } => {
    const content = childrenOf(node).flatMap(cleanInline)
    return content.length > 0 ? { content } : {}
  }
  const block = (node: Node, depth: number): Block[] => {
    switch (node['type']) {
      case 'paragraph': {
        const textAlign = alignmentOf(node)
        return [{ type: 'paragraph', ...(textAlign && { attrs: { textAlign } }), ...inlines(node) }]
      }
      case 'heading':
        return [{ type: 'heading', attrs: headingOf(node), ...inlines(node) }]
      case 'bulletList':
      case 'orderedList':
        return list(node['type'], node, depth)
      case 'picture':
        return pictureOf(node)
      default:
        return []
    }
  }
  const list = (type: List['type'], node: Node, depth: number): List[] => {
    if (depth >= MAX_DEPTH) return []
    const content = childrenOf(node).flatMap((child) => item(child, depth + 1))
    const start = type === 'orderedList' ? startOf(node) : undefined
    return content.length > 0
      ? [{ type, ...(start !== undefined && { attrs: { start } }), content }]
      : []
  }
  const item = (node: Node, depth: number): ListItem[] => {
    if (node['type'] !== 'listItem') return []
    const inside = childrenOf(node)
      .flatMap((child) => block(child, depth))
      .filter((child) => child.type !== 'heading' && child.type !== 'picture')
    // The editor knows no item that does not begin with a paragraph.
    const content =
      inside[0]?.type === 'paragraph' ? inside : [{ type: 'paragraph' } as const, ...inside]
    return [{ type: 'listItem', content }]
  }
  return { type: 'doc', content: childrenOf(value).flatMap((node) => block(node, 0)) }
}

/** The first number of a list; undefined where it is 1, as of any. */
function startOf({ attrs }: Node): number | undefined {
  const start = isNode(attrs) ? attrs['start'] : undefined
  const isKnown = Number.isInteger(start) && Number(start) >= 0 && Number(start) <= MAX_START
  return isKnown && start !== 1 ? Number(start) : undefined
}

function alignmentOf({ attrs }: Node): Alignment | undefined {
  const wanted = isNode(attrs) ? attrs['textAlign'] : undefined
  // The left is where text is anyway.
  return ALIGNMENTS.find((one) => one === wanted && one !== 'left')
}

function headingOf(node: Node): Heading['attrs'] {
  const level = isNode(node['attrs']) && node['attrs']['level'] === 2 ? 2 : 3
  const textAlign = alignmentOf(node)
  return { level, ...(textAlign && { textAlign }) }
}

function pictureOf({ attrs }: Node): Picture[] {
  if (!isNode(attrs)) return []
  const { key, alt, width, height } = attrs
  if (typeof key !== 'string' || !/^[0-9a-f]{32}$/.test(key)) return []
  if (!isSide(width) || !isSide(height)) return []
  const words = typeof alt === 'string' ? withoutControls(alt).slice(0, MAX_ALT).trim() : ''
  return [{ type: 'picture', attrs: { key, alt: words, width, height } }]
}

const isSide = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_SIDE

function cleanInline(node: Node): Inline[] {
  if (node['type'] === 'hardBreak') return [{ type: 'hardBreak' }]
  if (node['type'] !== 'text' || typeof node['text'] !== 'string') return []
  const text = withoutControls(node['text'])
  if (text === '') return []
  const marks = Array.isArray(node['marks']) ? node['marks'].filter(isNode).flatMap(cleanMark) : []
  return [{ type: 'text', text, ...(marks.length > 0 && { marks: oneOfEach(marks) }) }]
}

function cleanMark({ type, attrs }: Node): Mark[] {
  if (type === 'bold' || type === 'italic' || type === 'underline') return [{ type }]
  const href = type === 'link' && isNode(attrs) ? safeAddress(attrs['href']) : undefined
  return href === undefined ? [] : [{ type: 'link', attrs: { href } }]
}

const oneOfEach = (marks: readonly Mark[]): Mark[] => [
  ...new Map(marks.map((mark) => [mark.type, mark])).values(),
]

/** Line ends are breaks of their own, and nobody writes the other signs. */
function withoutControls(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\r\n\t]+/g, ' ').replace(/[\u0000-\u001F\u007F]/g, '')
}
