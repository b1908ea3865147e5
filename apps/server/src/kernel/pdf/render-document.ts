import type { Language } from '@telemachos/contract/core/define-texts'
import type { PdfNode } from './pdf-content.ts'
import { renderPdf, type PdfTerms } from './render-pdf.ts'

/** A document of parts that any domain may have: what it looks like is decided here. */
export interface PdfDocument {
  readonly language: Language
  readonly title: string
  /** What is said of the whole below its title: what, and its value. */
  readonly facts?: readonly (readonly [label: string, value: string])[]
  readonly author?: string
  readonly madeAt: Date
  /** What stands in the margin of each page beside its number: the project and the date. */
  readonly foot: string
  readonly sections: readonly PdfSection[]
}

/** A part with a heading of its own. */
export interface PdfSection {
  readonly heading?: string
  readonly paragraphs?: readonly string[]
  /** A number that stands for itself. */
  readonly figure?: string
  readonly image?: PdfImage
  readonly table?: PdfTable
  /** What the picture of a QR code says. */
  readonly qr?: string
  /** Said below, in small letters. */
  readonly note?: string
}

type PdfImage =
  | { readonly png: Uint8Array; readonly width?: number }
  | { readonly svg: string; readonly width?: number }

interface PdfTable {
  readonly columns: readonly { readonly label: string; readonly isNumber?: boolean }[]
  readonly rows: readonly (readonly string[])[]
}

/** Width of what is on a page, upright or lying, in points. */
const UPRIGHT = 499
const LYING = 746
/** A table of more columns lies across the page, in smaller letters. */
const MANY_COLUMNS = 6

const GREY = '#5b6472'
const BLUE = '#1f4e8c'

/** Draws a document, in the one look that documents of the product have. See renderPdf. */
export async function renderDocument(document: PdfDocument, terms: PdfTerms): Promise<Buffer> {
  const { sections, facts = [] } = document
  const isLying = sections.some(({ table }) => (table?.columns.length ?? 0) > MANY_COLUMNS)
  const width = isLying ? LYING : UPRIGHT
  const content: PdfNode[] = [
    { text: document.title, fontSize: 20, bold: true, color: BLUE, margin: [0, 0, 0, 6] },
    ...facts.map(([label, value]): PdfNode => ({
      text: [{ text: `${label}: `, color: GREY }, value],
      fontSize: 9,
    })),
    ...sections.map((section) => drawSection(section, width)),
  ]
  const { language, title, author, madeAt, foot } = document
  return renderPdf(
    {
      language,
      title,
      madeAt,
      foot,
      content,
      ...(author !== undefined && { author }),
      orientation: isLying ? 'landscape' : 'portrait',
    },
    terms,
  )
}

function drawSection(section: PdfSection, width: number): PdfNode {
  const { heading, paragraphs = [], figure, image, table, qr, note } = section
  const opening: PdfNode[] = []
  if (heading !== undefined)
    opening.push({ text: heading, fontSize: 13, bold: true, margin: [0, 0, 0, 4] })
  opening.push(...paragraphs.map((text): PdfNode => ({ text, margin: [0, 0, 0, 4] })))
  if (figure !== undefined) opening.push({ text: figure, fontSize: 26, bold: true, color: BLUE })
  if (image) opening.push(drawImage(image, width))
  const stack: PdfNode[] = [{ stack: opening, unbreakable: true }]
  if (table && table.columns.length > 0) stack.push(drawTable(table, width))
  if (qr !== undefined) stack.push({ qr, fit: 96, margin: [0, 4] })
  if (note !== undefined) stack.push({ text: note, fontSize: 8, color: GREY, margin: [0, 3, 0, 0] })
  return { stack, margin: [0, 16, 0, 0] }
}

function drawImage(image: PdfImage, most: number): PdfNode {
  const width = Math.min(image.width ?? most, most)
  if ('svg' in image) return { svg: image.svg, width, margin: [0, 4] }
  const content = Buffer.from(image.png).toString('base64')
  return { image: `data:image/png;base64,${content}`, width, margin: [0, 4] }
}

function drawTable(table: PdfTable, width: number): PdfNode {
  const { columns, rows } = table
  const fontSize = columns.length > 2 * MANY_COLUMNS ? 6 : columns.length > MANY_COLUMNS ? 7 : 9
  const alignments = columns.map(({ isNumber }) => (isNumber ? 'right' : 'left'))
  const head = columns.map(({ label }, index): PdfNode => ({
    text: label,
    bold: true,
    ...(alignments[index] && { alignment: alignments[index] }),
  }))
  const body = rows.map((row) =>
    columns.map((_, index): PdfNode => {
      const text = cut(row[index] ?? '')
      return alignments[index] === 'right' ? { text, alignment: 'right' } : text
    }),
  )
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columnWidths(table, width),
      body: [head, ...body],
    },
    layout: 'lines',
    fontSize,
  }
}

/** Columns share the width by what their longest values take, and none gets less than a short word. */
function columnWidths({ columns, rows }: PdfTable, width: number): number[] {
  const shares = columns.map(({ label }, index) => {
    const longest = rows.slice(0, LOOKED_AT).map((row) => row[index]?.length ?? 0)
    return Math.min(MOST_SHARE, Math.max(LEAST_SHARE, label.length, ...longest))
  })
  const all = shares.reduce((sum, share) => sum + share, 0)
  const free = width - columns.length * CELL_PADDING
  return shares.map((share) => Math.floor((free * share) / all))
}

const LOOKED_AT = 200
const LEAST_SHARE = 6
const MOST_SHARE = 36
const CELL_PADDING = 8

/** A cell that is longer says its beginning: it would be taller than its page. */
const LONGEST_CELL = 500

const cut = (text: string): string =>
  text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL).toWellFormed()}…` : text
