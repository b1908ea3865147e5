import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { TemplateProblem } from '../../kernel/templates/bounded-liquid.ts'

/** What may stand in a document, read from its HTML: whatever else is written is left out. */
export type Block =
  | {
      readonly kind: 'heading'
      readonly level: 1 | 2 | 3
      readonly align: Align
      readonly inline: readonly Inline[]
    }
  | { readonly kind: 'paragraph'; readonly align: Align; readonly inline: readonly Inline[] }
  | {
      readonly kind: 'list'
      readonly ordered: boolean
      readonly items: readonly (readonly Block[])[]
    }
  | { readonly kind: 'table'; readonly header: number; readonly rows: readonly (readonly Cell[])[] }
  | {
      readonly kind: 'image'
      readonly data: string
      readonly width: number | undefined
      readonly align: Align
    }
  | { readonly kind: 'qr'; readonly text: string; readonly size: number; readonly align: Align }
  | { readonly kind: 'rule' }
  | { readonly kind: 'break' }

export interface Cell {
  readonly isHeader: boolean
  readonly span: number
  readonly blocks: readonly Block[]
}

export type Align = 'left' | 'center' | 'right'

/** A run of text. */
export interface Inline {
  readonly text: string
  readonly bold?: boolean
  readonly italic?: boolean
  readonly underline?: boolean
}

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

type Style = Omit<Inline, 'text'>

const STYLES: Readonly<Record<string, Style>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
}

/** What is no text for anybody. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'noscript',
  'title',
  'textarea',
  'select',
  'head',
  'link',
  'meta',
  'base',
  'form',
  'video',
  'audio',
])

/** Only pictures that are in the text itself: nothing is loaded. */
const PICTURE = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+=*$/

/** Elements stand in each other so deep; what is deeper is left out. */
const MAX_DEPTH = 40
/** And there are so many of them: a document of more is refused. */
const MAX_NODES = 20_000
/** A row of a table has so many columns, and all tables of a document so many places, empty ones too. */
const MAX_COLUMNS = 60
const MAX_PLACES = 20_000

/** A QR code says so many characters, and a document has so many codes: each takes milliseconds to draw. */
const MAX_QR = 500
const MAX_CODES = 100

/**
 * Reads a document's HTML: headings, paragraphs, lists, tables, pictures as data, QR codes (`<qr>`), rules and
 * page breaks (`<hr class="page">`), with bold, italic and underlined text, and `align` left, center or right.
 * @throws TemplateProblem with the limit `length` for more elements, columns, cells or codes than are drawn.
 */
export function readHtml(html: string): Block[] {
  const reading = { nodes: 0, places: 0, codes: 0 }
  return blocksOf(parseFragment(html).childNodes, { align: 'left', style: {}, depth: 0, reading })
}

interface Around {
  readonly align: Align
  readonly style: Style
  readonly depth: number
  readonly reading: { nodes: number; places: number; codes: number }
}

/** Refuses what would be more than is drawn: a table that lost columns or rows would say something else. */
function requireFit(count: number, most: number, what: string): void {
  if (count <= most) return
  throw new TemplateProblem({ message: `more than ${most} ${what}`, line: 1, limit: 'length' })
}

const isElement = (node: Node): node is Element => 'tagName' in node

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value

function alignOf(element: Element, around: Align): Align {
  const written = attribute(element, 'align')?.toLowerCase()
  return written === 'center' || written === 'right' || written === 'left' ? written : around
}

function blocksOf(nodes: readonly Node[], around: Around): Block[] {
  const blocks: Block[] = []
  let inline: Inline[] = []
  const flush = (): void => {
    const trimmed = trim(inline)
    if (trimmed.length > 0) blocks.push({ kind: 'paragraph', align: around.align, inline: trimmed })
    inline = []
  }
  if (around.depth > MAX_DEPTH) return blocks
  for (const node of nodes) {
    requireFit(++around.reading.nodes, MAX_NODES, 'elements')
    const text = inlineOf(node, around)
    if (text) {
      inline.push(...text)
      continue
    }
    if (!isElement(node)) continue
    const found = blockOf(node, { ...around, depth: around.depth + 1 })
    if (found.length > 0) flush()
    blocks.push(...found)
  }
  flush()
  return blocks
}

/** The text of a node that stands in a line; undefined for what is a block. */
function inlineOf(node: Node, around: Around): Inline[] | undefined {
  if (node.nodeName === '#text' && 'value' in node)
    return [{ text: node.value.replace(/\s+/g, ' '), ...around.style }]
  if (!isElement(node)) return []
  const { tagName } = node
  if (DROPPED.has(tagName)) return []
  if (tagName === 'br') return [{ text: '\n', ...around.style }]
  const style = STYLES[tagName]
  if (!style && tagName !== 'span' && tagName !== 'a') return undefined
  if (around.depth > MAX_DEPTH) return []
  const inside = { ...around, style: { ...around.style, ...style }, depth: around.depth + 1 }
  return node.childNodes.flatMap((child) => inlineOf(child, inside) ?? textOf(child, inside))
}

/** A block within a line is its text. */
const textOf = (node: Node, around: Around): Inline[] =>
  isElement(node) && around.depth <= MAX_DEPTH
    ? node.childNodes.flatMap(
        (child) =>
          inlineOf(child, { ...around, depth: around.depth + 1 }) ??
          textOf(child, { ...around, depth: around.depth + 1 }),
      )
    : []

function trim(inline: readonly Inline[]): Inline[] {
  const kept = inline.filter(({ text }) => text !== '')
  // Breaks are room that somebody has left, as for a signature.
  const isSeen = ({ text }: Inline) => text.trim() !== '' || text === '\n'
  const first = kept.findIndex(isSeen)
  if (first < 0) return []
  const last = kept.findLastIndex(isSeen)
  return kept.slice(first, last + 1)
}

function blockOf(element: Element, around: Around): Block[] {
  const { tagName, childNodes } = element
  const align = alignOf(element, around.align)
  const inside = { ...around, align }
  switch (tagName) {
    case 'h1':
    case 'h2':
    case 'h3': {
      const level = Number(tagName[1]) as 1 | 2 | 3
      const inline = trim(
        childNodes.flatMap((child) => inlineOf(child, inside) ?? textOf(child, inside)),
      )
      return inline.length > 0 ? [{ kind: 'heading', level, align, inline }] : []
    }
    case 'ul':
    case 'ol':
      return [
        {
          kind: 'list',
          ordered: tagName === 'ol',
          items: childNodes
            .filter(isElement)
            .filter((child) => child.tagName === 'li')
            .map((child) => blocksOf(child.childNodes, inside)),
        },
      ]
    case 'table':
      return tableOf(element, inside)
    case 'img':
      return imageOf(element, align)
    case 'qr':
      return qrOf(element, inside)
    case 'hr':
      return attribute(element, 'class') === 'page' ? [{ kind: 'break' }] : [{ kind: 'rule' }]
    default:
      return blocksOf(childNodes, inside)
  }
}

function sizeOf(element: Element, name: string, most: number): number | undefined {
  const size = Number(attribute(element, name))
  return Number.isFinite(size) && size > 0 ? Math.min(Math.round(size), most) : undefined
}

function imageOf(element: Element, align: Align): Block[] {
  const data = attribute(element, 'src') ?? ''
  if (!PICTURE.test(data)) return []
  return [{ kind: 'image', data, width: sizeOf(element, 'width', 700), align }]
}

function qrOf(element: Element, around: Around): Block[] {
  const text = (
    attribute(element, 'value') ??
    textOf(element, around)
      .map((one) => one.text)
      .join('')
  )
    .trim()
    .slice(0, MAX_QR)
  if (text === '') return []
  requireFit(++around.reading.codes, MAX_CODES, 'codes')
  // Spec §9: 256 unless said otherwise.
  const size = sizeOf(element, 'size', 512) ?? 256
  return [{ kind: 'qr', text, size, align: around.align }]
}

const MAX_SPAN = 20

function tableOf(element: Element, around: Around): Block[] {
  const sections = element.childNodes.filter(isElement)
  const rowsIn = (one: Element) =>
    one.childNodes.filter(isElement).filter((child) => child.tagName === 'tr')
  const head = sections.filter(({ tagName }) => tagName === 'thead').flatMap(rowsIn)
  const body = sections.filter(({ tagName }) => tagName !== 'thead').flatMap(rowsIn)
  const rows = [...head, ...body].map((row) => cellsOf(row, around))
  // On paper each row is as long as the widest.
  const { reading } = around
  reading.places += rows.length * Math.max(1, ...rows.map(widthOf))
  requireFit(reading.places, MAX_PLACES, 'cells of tables')
  return rows.length > 0 ? [{ kind: 'table', header: head.length, rows }] : []
}

function cellsOf(row: Element, around: Around): Cell[] {
  const cells: Cell[] = []
  let columns = 0
  for (const cell of row.childNodes.filter(isElement)) {
    if (cell.tagName !== 'td' && cell.tagName !== 'th') continue
    const span = sizeOf(cell, 'colspan', MAX_SPAN) ?? 1
    columns += span
    requireFit(columns, MAX_COLUMNS, 'columns in a table')
    requireFit(++around.reading.nodes, MAX_NODES, 'elements')
    const blocks = blocksOf(cell.childNodes, { ...around, align: alignOf(cell, around.align) })
    cells.push({ isHeader: cell.tagName === 'th', span, blocks })
  }
  return cells
}

/** How many columns a row takes. */
export const widthOf = (row: readonly Cell[]): number =>
  row.reduce((sum, { span }) => sum + span, 0)
