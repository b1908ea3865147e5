import { PREVIEW_LIMITS } from '@telemachos/contract/library/preview-kinds'
import mammoth from 'mammoth'
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import type { Preview } from './preview-jobs.ts'
import { repackWord } from './repack-word.ts'
import { TextBudget } from './text-budget.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element
type Block = Preview['Blocks'][number]
type Run = Block['Runs'][number]

/**
 * The headings, paragraphs, lists and tables of a Word document. What is made of it on the way to them is
 * read as text alone: no markup, picture, link or style of the document's own goes any further.
 * @throws FileRefusal for what is no such document, or too long; Error for what is damaged.
 */
export async function previewWord(content: Uint8Array): Promise<Pick<Preview, 'Blocks' | 'IsCut'>> {
  const { value } = await mammoth.convertToHtml(
    { buffer: repackWord(content) },
    // Pictures were left out when it was unpacked.
    {
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      externalFileAccess: false,
    },
  )
  const writer = new BlockWriter()
  writer.visit(parseFragment(value).childNodes, -1)
  return { Blocks: writer.blocks, IsCut: writer.isCut }
}

/** Deeper than that, nobody sees a difference. */
const DEEPEST = 9

class BlockWriter {
  readonly blocks: Block[] = []
  readonly #budget = new TextBudget()
  #isCut = false

  /** Whether anything of the document was left out. */
  get isCut(): boolean {
    return this.#isCut || this.#budget.isSpent
  }

  /** @param depth of the list that they are in, from 0; -1 outside of any. */
  visit(nodes: readonly Node[], depth: number): void {
    for (const node of nodes) {
      if (!isElement(node)) continue
      if (this.blocks.length >= PREVIEW_LIMITS.blocks) {
        this.#isCut = true
        return
      }
      const [, level] = /^h([1-6])$/.exec(node.tagName) ?? []
      if (level !== undefined) this.#add('heading', Number(level), runsOf(node.childNodes))
      else if (node.tagName === 'p') this.#add('paragraph', 0, runsOf(node.childNodes))
      else if (node.tagName === 'table') this.#addTable(node)
      else if (node.tagName === 'li') this.#addItem(node, depth)
      else this.visit(node.childNodes, isList(node) ? Math.min(DEEPEST, depth + 1) : depth)
    }
  }

  #addItem({ childNodes }: Element, depth: number): void {
    const lists = childNodes.filter((node) => isElement(node) && isList(node))
    const own = childNodes.filter((node) => !lists.includes(node))
    this.#add('item', Math.max(0, depth), runsOf(own))
    this.visit(lists, depth)
  }

  #addTable(table: Element): void {
    const Rows: string[][] = []
    for (const row of partsBelow(table, ROW)) {
      if (Rows.length >= PREVIEW_LIMITS.rows || !this.#budget.hasRoom) {
        this.#isCut = true
        break
      }
      const cells = partsBelow(row, CELL)
      if (cells.length > PREVIEW_LIMITS.columns) this.#isCut = true
      Rows.push(
        cells
          .slice(0, PREVIEW_LIMITS.columns)
          .map((cell) => this.#budget.take(textOf(cell), PREVIEW_LIMITS.cell)),
      )
    }
    if (Rows.length > 0) this.blocks.push({ Kind: 'table', Level: 0, Runs: [], Rows })
  }

  #add(Kind: Block['Kind'], Level: number, runs: readonly Run[]): void {
    const Runs = runs
      .map((run) => ({ ...run, Text: this.#budget.take(run.Text) }))
      .filter(({ Text }) => Text !== '')
    if (Runs.length > 0) this.blocks.push({ Kind, Level, Runs, Rows: [] })
  }
}

const isElement = (node: Node): node is Element => 'tagName' in node

const isList = ({ tagName }: Element): boolean => tagName === 'ul' || tagName === 'ol'

/** The texts of some nodes, each with how it is emphasised. */
function runsOf(nodes: readonly Node[], look: Omit<Run, 'Text'> = {}): Run[] {
  return nodes.flatMap((node) => {
    if (node.nodeName === '#text' && 'value' in node) return [{ ...look, Text: node.value }]
    if (!isElement(node)) return []
    if (node.tagName === 'br') return [{ Text: '\n' }]
    const isBold = /^(strong|b|th)$/.test(node.tagName)
    const isItalic = /^(em|i)$/.test(node.tagName)
    return runsOf(node.childNodes, {
      ...look,
      ...(isBold && { Bold: true }),
      ...(isItalic && { Italic: true }),
    })
  })
}

const ROW = /^tr$/
const CELL = /^t[dh]$/

/** What stands on lines of its own within a cell. */
const LINE = /^(p|h[1-6]|li|tr)$/

/** The text of a cell, each of its paragraphs on a line; a word in several looks stays one word. */
const textOf = (cell: Element): string =>
  piecesOf(cell.childNodes)
    .join('')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim()

function piecesOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.nodeName === '#text' && 'value' in node) return [node.value]
    if (!isElement(node)) return []
    if (node.tagName === 'br') return ['\n']
    const pieces = piecesOf(node.childNodes)
    if (LINE.test(node.tagName)) return ['\n', ...pieces, '\n']
    return CELL.test(node.tagName) ? [...pieces, ' '] : pieces
  })
}

/** The rows or cells within an element, but for those of a table within it. */
function partsBelow(parent: Element, name: RegExp): Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!isElement(node) || node.tagName === 'table') return []
    return name.test(node.tagName) ? [node] : partsBelow(node, name)
  })
}
