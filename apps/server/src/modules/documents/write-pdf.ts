import type { PdfNode } from '../../kernel/pdf/pdf-content.ts'
import { widthOf, type Block, type Cell, type Inline } from './written-html.ts'

/** Points of what is so many pixels of a page. */
const POINTS = 0.75
/** What of a page is left between its margins. */
const WIDTH = 480

const HEADINGS = { 1: 22, 2: 17, 3: 14 } as const

/** Documents as parts of a PDF, each beginning on a page of its own. */
export function writePdf(documents: readonly (readonly Block[])[]): PdfNode[] {
  return documents.map((blocks, place) => ({
    stack: writeBlocks(blocks),
    ...(place > 0 && { pageBreak: 'before' as const }),
  }))
}

/** A break is before what follows it, so that none is left at the end. */
function writeBlocks(blocks: readonly Block[]): PdfNode[] {
  let breaks = false
  return blocks.flatMap((block): PdfNode[] => {
    if (block.kind === 'break') {
      breaks = true
      return []
    }
    const node = writeBlock(block)
    const isFirst = breaks
    breaks = false
    return [isFirst ? { stack: [node], pageBreak: 'before' } : node]
  })
}

function writeBlock(block: Exclude<Block, { readonly kind: 'break' }>): PdfNode {
  switch (block.kind) {
    case 'heading':
      return {
        text: block.inline.map(run),
        alignment: block.align,
        bold: true,
        fontSize: HEADINGS[block.level],
        margin: [0, 12, 0, 6],
      }
    case 'paragraph':
      return { text: block.inline.map(run), alignment: block.align, margin: [0, 3, 0, 5] }
    case 'list': {
      const items = block.items.map((item): PdfNode => ({ stack: writeBlocks(item) }))
      return block.ordered
        ? { ol: items, margin: [0, 3, 0, 5] }
        : { ul: items, margin: [0, 3, 0, 5] }
    }
    case 'table':
      return writeTable(block.rows, block.header)
    case 'image': {
      const width = Math.min(WIDTH, (block.width ?? 240) * POINTS)
      return { image: block.data, fit: [width, 700], alignment: block.align, margin: [0, 6] }
    }
    case 'qr':
      return { qr: block.text, fit: block.size * POINTS, alignment: block.align, margin: [0, 6] }
    case 'rule':
      return {
        table: { widths: ['*'], body: [[{ text: ' ', fontSize: 2 }]] },
        layout: 'lines',
        margin: [0, 4],
      }
  }
}

/** Rows of one length: cells that are missing are empty, those that another one spans are none. */
function writeTable(rows: readonly (readonly Cell[])[], header: number): PdfNode {
  const widest = Math.max(1, ...rows.map(widthOf))
  const body = rows.map((row) => {
    const cells = row.flatMap((cell): PdfNode[] => [
      {
        stack: writeBlocks(cell.blocks),
        ...(cell.isHeader && { bold: true }),
        ...(cell.span > 1 && { colSpan: cell.span }),
      },
      ...Array.from({ length: cell.span - 1 }, () => ''),
    ])
    return [...cells, ...Array.from({ length: widest - cells.length }, () => '')]
  })
  return {
    table: {
      widths: Array.from({ length: widest }, () => '*' as const),
      ...(header > 0 && header < rows.length && { headerRows: header }),
      body,
      dontBreakRows: true,
    },
    layout: 'grid',
    margin: [0, 6],
  }
}

const run = ({ text, bold, underline }: Inline): PdfNode => ({
  text,
  ...(bold && { bold }),
  ...(underline && { decoration: 'underline' as const }),
})
