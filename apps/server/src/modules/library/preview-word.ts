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

  get isCut(): boolean {
    return this.#budget.isSpent || this.blocks.length >= PREVIEW_LIMITS.blocks
  }

  /** @param depth of the list that they are in, from 0; -1 outside of any. */
  visit(nodes: readonly Node[], depth: number): void {
    for (const node of nodes) {
      if (this.blocks.length >= PREVIEW_LIMITS.blocks) return
      if (!isElement(node)) continue
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
    const rows = cellsBelow(table, 'tr').slice(0, PREVIEW_LIMITS.rows)
    const Rows = rows.map((row) =>
      [...cellsBelow(row, 'td'), ...cellsBelow(row, 'th')]
        .slice(0, PREVIEW_LIMITS.columns)
        .map((cell) => this.#budget.take(textOf(cell), PREVIEW_LIMITS.cell)),
    )
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

const textOf = ({ childNodes }: Element): string =>
  runsOf(childNodes)
    .map(({ Text }) => Text)
    .join(' ')
    .trim()

/** The elements of a name within another, but for those of a table within it. */
function cellsBelow(parent: Element, name: string): Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!isElement(node) || node.tagName === 'table') return []
    return node.tagName === name ? [node] : cellsBelow(node, name)
  })
}
