/** A piece of a line: text, or an address that may be opened. */
export type Piece = string | { readonly href: string }

const ADDRESS = /https?:\/\/[^\s<>"'«»]+/gi
const TRAILING = /[.,;:!?·)\]]+$/

/**
 * Plain text as paragraphs of lines of pieces. Only http and https addresses become links, without
 * the punctuation that follows them; a bracket that belongs to the address stays.
 */
export function readParagraphs(text: string): Piece[][][] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => paragraph.split('\n').map(readPieces))
}

/** A line in its pieces. */
export function readPieces(line: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of line.matchAll(ADDRESS)) {
    const address = trimmed(match[0])
    if (!URL.canParse(address)) continue
    if (match.index > end) pieces.push(line.slice(end, match.index))
    pieces.push({ href: address })
    end = match.index + address.length
  }
  if (end < line.length) pieces.push(line.slice(end))
  return pieces
}

function trimmed(address: string): string {
  const without = address.replace(TRAILING, '')
  const closes = address.charAt(without.length) === ')' && without.includes('(')
  return closes ? `${without})` : without
}
