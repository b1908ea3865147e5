/** An element of XML: its texts and elements in their order. */
export interface XmlNode {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: (XmlNode | string)[]
  readonly parent: XmlNode | undefined
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

const NAME = String.raw`[\p{L}_][\p{L}\p{M}\p{N}_.:-]*`
const PIECE = new RegExp(
  String.raw`<!--[^]*?-->|<!\[CDATA\[([^]*?)\]\]>|<\?[^]*?\?>|<(\/?)(${NAME})((?:\s+${NAME}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)`,
  'uy',
)
const ATTRIBUTE = new RegExp(String.raw`(${NAME})\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'gu')

/** So deep elements may lie within each other. */
const MAX_DEPTH = 256

/**
 * A text of XML as a tree, whose root holds the document's one element; undefined where the text is not
 * well formed. Document types are refused, so that entities are those of XML alone.
 */
export function parseXml(text: string): XmlNode | undefined {
  const root: XmlNode = { name: '', attributes: new Map(), children: [], parent: undefined }
  let at = 0
  let current = root
  let depth = 0
  while (at < text.length) {
    PIECE.lastIndex = at
    const piece = PIECE.exec(text)
    if (!piece) return undefined
    at = PIECE.lastIndex
    const [, data, slash, name, attributes = '', isEmpty, plain] = piece
    if (data !== undefined) current.children.push(data)
    else if (plain !== undefined) {
      const decoded = decode(plain)
      if (decoded === undefined) return undefined
      if (current === root && decoded.trim() !== '') return undefined
      if (current !== root) current.children.push(decoded)
    } else if (name === undefined) continue
    else if (slash === '/') {
      if (current.name !== name || current.parent === undefined) return undefined
      current = current.parent
      depth -= 1
    } else {
      const node = elementOf(name, attributes, current)
      if (!node || (current === root && root.children.length > 0)) return undefined
      current.children.push(node)
      if (isEmpty === '/') continue
      current = node
      depth += 1
      if (depth > MAX_DEPTH) return undefined
    }
  }
  return current === root && root.children.length === 1 ? root : undefined
}

function elementOf(name: string, written: string, parent: XmlNode): XmlNode | undefined {
  const attributes = new Map<string, string>()
  for (const [, key = '', double, single] of written.matchAll(ATTRIBUTE)) {
    const value = decode(double ?? single ?? '')
    if (value === undefined || attributes.has(key)) return undefined
    attributes.set(key, value)
  }
  return { name, attributes, children: [], parent }
}

/** Text with its entities put in; undefined where one is unknown. */
function decode(text: string): string | undefined {
  if (!text.includes('&')) return text
  let isKnown = true
  const decoded = text.replace(/&(?:#x([\da-f]+);|#(\d+);|(\w+);)?/gi, (_, hex, digits, name) => {
    const found = typeof name === 'string' ? ENTITIES[name] : undefined
    if (found !== undefined) return found
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(digits)
    if (code > 0 && code <= 0x10_ff_ff) return String.fromCodePoint(code)
    isKnown = false
    return ''
  })
  return isKnown ? decoded : undefined
}

/** All text in an element. */
export function textOf(node: XmlNode): string {
  return node.children.map((one) => (typeof one === 'string' ? one : textOf(one))).join('')
}
