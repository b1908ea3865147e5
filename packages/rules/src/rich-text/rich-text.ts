import { cleanRichText } from './clean-rich-text.ts'
import type { Block, Inline, Paragraph, RichText } from './document.ts'

/** How a stored text begins that is a document; any other is plain text, as all were before. */
const START = '{"type":"doc"'

/**
 * Whether a stored text has a look, or begins as if it had.
 * ```ts
 * isFormatted('{"type":"doc","content":[]}') // => true
 * isFormatted('Γεια') // => false
 * ```
 */
export const isFormatted = (stored: string): boolean => stored.startsWith(START)

/**
 * A stored text as a document: one that was written so, cleaned, or plain text in its paragraphs.
 * ```ts
 * readRichText('Γεια\nσας').content.length // => 1
 * readRichText('<script>alert(1)</script>').content // => [{ type: 'paragraph', content: [{ type: 'text', text: '<script>alert(1)</script>' }] }]
 * ```
 */
export function readRichText(stored: string): RichText {
  return parseDocument(stored) ?? fromPlain(stored)
}

/** The document of a stored text, cleaned; undefined for plain text. */
function parseDocument(stored: string): RichText | undefined {
  if (!isFormatted(stored)) return undefined
  try {
    return cleanRichText(JSON.parse(stored))
  } catch {
    // It only begins like one.
    return undefined
  }
}

/**
 * A document as it is stored, without the empty lines at its end: as plain text where it is no more than
 * paragraphs.
 * ```ts
 * writeRichText({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Γεια' }] }] }) // => 'Γεια'
 * ```
 */
export function writeRichText({ type, content }: RichText): string {
  const last = content.findLastIndex((block) => block.type !== 'paragraph' || block.content)
  const text: RichText = { type, content: content.slice(0, last + 1) }
  const plain = text.content.map(plainLines)
  if (plain.some((lines) => lines === undefined)) return JSON.stringify(text)
  const joined = plain.join('\n\n').trim()
  return isFormatted(joined) ? JSON.stringify(text) : joined
}

/** The lines of a block that plain text says as well; undefined where it does not. */
function plainLines(block: Block): string | undefined {
  if (block.type !== 'paragraph' || block.attrs) return undefined
  const pieces = block.content ?? []
  if (pieces.some((piece) => piece.type === 'text' && piece.marks)) return undefined
  return pieces.map((piece) => (piece.type === 'text' ? piece.text : '\n')).join('')
}

/**
 * A stored text as it is to be stored: without what no document may have.
 * ```ts
 * cleanStored('{"type":"doc","content":[{"type":"iframe"}]}') // => ''
 * cleanStored('1 < 2') // => '1 < 2'
 * ```
 */
export function cleanStored(stored: string): string {
  const document = parseDocument(stored)
  return document ? writeRichText(document) : stored.trim()
}

function fromPlain(text: string): RichText {
  const paragraphs = text
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n/)
    .map((lines) => lines.trim())
    .filter((lines) => lines !== '')
  return { type: 'doc', content: paragraphs.map(toParagraph) }
}

function toParagraph(lines: string): Paragraph {
  const content = lines
    .split('\n')
    .flatMap((line, index): Inline[] => [
      ...(index > 0 ? [{ type: 'hardBreak' } as const] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line } as const]),
    ])
  return { type: 'paragraph', content }
}

/** The keys of the pictures that a stored text shows, each once. */
export function picturesIn(stored: string): string[] {
  const keys = (parseDocument(stored)?.content ?? []).flatMap((block) =>
    block.type === 'picture' ? [block.attrs.key] : [],
  )
  return [...new Set(keys)]
}
