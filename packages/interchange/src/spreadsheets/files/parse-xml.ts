import { DecodeUTF8 } from 'fflate'
import { SaxesParser } from 'saxes'
import { FileRefusal } from '../../refusal.ts'
import type { WorkbookLimits } from '../limits.ts'

/**
 * An element of XML. Names have no prefix: what a file calls `x:row` or `row`, in the older or the
 * strict namespaces, is the same to whoever reads it.
 */
export interface XmlElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: XmlElement[]
  /** Its own text, without that of its children. */
  text: string
}

/** What is read while it comes, since there may be very much of it. */
export interface XmlVisitor {
  /** Called where such an element begins, before its children. */
  readonly opens?: Readonly<Record<string, (element: XmlElement) => void>>
  /** Called where such an element ends; the tree forgets it. */
  readonly takes?: Readonly<Record<string, (element: XmlElement) => void>>
}

/** Elements of all parts of a file, counted against its limit. */
export interface ElementCount {
  elements: number
}

/**
 * A parser of one part: write its chunks, then close it for the root. A document type is refused, so
 * no entity is ever defined, and none but XML's own five is known.
 */
export class XmlReader {
  readonly #part: string
  readonly #limits: WorkbookLimits
  readonly #count: ElementCount
  readonly #visitor: XmlVisitor
  readonly #parser = new SaxesParser<{ xmlns: false; position: false }>({
    xmlns: false,
    position: false,
  })
  readonly #path: XmlElement[] = []
  readonly #decode: DecodeUTF8
  #root: XmlElement | undefined
  #wide: Uint8Array[] | undefined
  #isStarted = false

  constructor(part: string, limits: WorkbookLimits, count: ElementCount, visitor: XmlVisitor = {}) {
    this.#part = part
    this.#limits = limits
    this.#count = count
    this.#visitor = visitor
    this.#decode = new DecodeUTF8((text) => this.#write(text))
    this.#parser.on('error', () => {
      throw new FileRefusal('file_not_xml', part)
    })
    this.#parser.on('doctype', () => {
      throw new FileRefusal('file_has_doctype', part)
    })
    this.#parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes))
    this.#parser.on('closetag', () => this.#close())
    this.#parser.on('text', (text) => this.#addText(text))
    this.#parser.on('cdata', (text) => this.#addText(text))
  }

  /** Takes the next bytes of the part. @throws FileRefusal */
  write(chunk: Uint8Array): void {
    if (!this.#isStarted && chunk.length > 0) {
      this.#isStarted = true
      if (isUtf16(chunk)) this.#wide = []
    }
    if (this.#wide) this.#wide.push(chunk)
    else this.#pushUtf8(chunk, false)
  }

  /** The root, where all that was not taken on the way hangs. @throws FileRefusal */
  close(): XmlElement {
    if (this.#wide) this.#write(decodeUtf16(this.#wide))
    else this.#pushUtf8(new Uint8Array(0), true)
    this.#parser.close()
    if (!this.#root) throw new FileRefusal('file_not_xml', this.#part)
    return this.#root
  }

  #pushUtf8(chunk: Uint8Array, isLast: boolean): void {
    try {
      this.#decode.push(chunk, isLast)
    } catch (error) {
      if (error instanceof FileRefusal) throw error
      throw new FileRefusal('file_encoding', this.#part)
    }
  }

  #write(text: string): void {
    this.#parser.write(text)
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    const element: XmlElement = {
      name: localName(name),
      attributes: toMap(attributes),
      children: [],
      text: '',
    }
    this.#count.elements += 1
    if (this.#count.elements > this.#limits.elements) {
      throw new FileRefusal('file_too_many_parts', this.#part)
    }
    if (this.#path.length >= this.#limits.depth) throw new FileRefusal('file_too_deep', this.#part)
    if (this.#path.length === 0) this.#root = element
    this.#path.push(element)
    visit(this.#visitor.opens, element)
  }

  #close(): void {
    const element = this.#path.pop()
    if (!element) return
    const isTaken = visit(this.#visitor.takes, element)
    if (!isTaken) this.#path.at(-1)?.children.push(element)
  }

  #addText(text: string): void {
    const element = this.#path.at(-1)
    if (!element) return
    element.text += text
    if (element.text.length > this.#limits.text) {
      throw new FileRefusal('file_too_many_parts', this.#part)
    }
  }
}

function visit(handlers: XmlVisitor['opens'], element: XmlElement): boolean {
  const handler =
    handlers && Object.hasOwn(handlers, element.name) ? handlers[element.name] : undefined
  handler?.(element)
  return handler !== undefined
}

function toMap(attributes: Readonly<Record<string, string>>): Map<string, string> {
  const map = new Map<string, string>()
  for (const name in attributes) {
    if (!name.startsWith('xmlns')) map.set(localName(name), attributes[name] ?? '')
  }
  return map
}

function localName(name: string): string {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}

function isUtf16(chunk: Uint8Array): boolean {
  const [first, second] = chunk
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}

function decodeUtf16(chunks: readonly Uint8Array[]): string {
  const isBigEndian = chunks[0]?.[0] === 0xfe
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  const parts: string[] = []
  for (let index = 2; index + 1 < bytes.length; index += 2) {
    const [high, low] = isBigEndian ? [index, index + 1] : [index + 1, index]
    parts.push(String.fromCharCode(((bytes[high] ?? 0) << 8) | (bytes[low] ?? 0)))
  }
  return parts.join('')
}

/** The first child of that name. */
export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((one) => one.name === name)
}

/** The children of that name. */
export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((one) => one.name === name) ?? []
}

/** What a path of names leads to, each the first child of that name. */
export function descend(
  element: XmlElement | undefined,
  ...names: readonly string[]
): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>((at, name) => child(at, name), element)
}

/** Every element of that name below, however deep. */
export function allBelow(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  if (!element) return []
  const found: XmlElement[] = []
  const visitChildren = (parent: XmlElement): void => {
    for (const one of parent.children) {
      if (one.name === name) found.push(one)
      visitChildren(one)
    }
  }
  visitChildren(element)
  return found
}

/** An attribute; '' where there is none. */
export function attribute(element: XmlElement | undefined, name: string): string {
  return element?.attributes.get(name) ?? ''
}

/** A finite number of an attribute, or what holds without it. */
export function numberOf<Otherwise extends number | undefined>(
  element: XmlElement | undefined,
  name: string,
  otherwise: Otherwise,
): number | Otherwise {
  const text = attribute(element, name).trim()
  const value = Number(text)
  return text !== '' && Number.isFinite(value) ? value : otherwise
}

/** A flag of an attribute, or what holds without it. */
export function flagOf(element: XmlElement | undefined, name: string, otherwise = false): boolean {
  const text = attribute(element, name).trim().toLowerCase()
  if (text === '') return otherwise
  return text === '1' || text === 'true' || text === 'on'
}

/** The value that many elements have as their only attribute, as `<size val="11"/>`. */
export function valueOf(element: XmlElement | undefined, name: string): string {
  return attribute(child(element, name), 'val')
}
