import { FileRefusal } from '../../refusal.ts'
import type { WorkbookLimits } from '../limits.ts'
import { TagCounter } from './count-tags.ts'
import {
  attribute,
  childrenOf,
  XmlReader,
  type ElementCount,
  type XmlElement,
  type XmlVisitor,
} from './parse-xml.ts'
import { readZip, unzip, type ZipEntry } from '../../zip/read-zip.ts'

/** How one part of the file points to another. */
export interface Relationship {
  readonly id: string
  /** The last word of its type, the same in the older and the strict form: `worksheet`, `chart`. */
  readonly type: string
  /** Name of the part; '' where it points out of the file. */
  readonly part: string
  /** Where it points, as the file has it. */
  readonly target: string
}

/** Bytes of the shortest cell with a formula: `<c><f>1</f></c>`. */
const LEAST_ELEMENT = 15

const OLE_MAGIC = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP_MAGIC = [0x50, 0x4b]

/** The parts of a workbook's file, read when asked and never beyond the limits. */
export class WorkbookPackage {
  readonly #bytes: Uint8Array
  readonly #limits: WorkbookLimits
  readonly #entries = new Map<string, ZipEntry>()
  readonly #count: ElementCount = { elements: 0 }
  #unzipped = 0

  /** @throws FileRefusal for what is no zip */
  constructor(bytes: Uint8Array, limits: WorkbookLimits) {
    refuseOthers(bytes, limits)
    this.#bytes = bytes
    this.#limits = limits
    for (const entry of readZip(bytes, limits)) {
      const key = keyOf(entry.name)
      if (!this.#entries.has(key)) this.#entries.set(key, entry)
    }
  }

  has(part: string): boolean {
    return this.#entries.has(keyOf(part))
  }

  /** Names of all entries, as the file has them. */
  get names(): readonly string[] {
    return [...this.#entries.values()].map(({ name }) => name)
  }

  /** The root of a part of XML; undefined where the file has no such part. @throws FileRefusal */
  xml(part: string, visitor: XmlVisitor = {}): XmlElement | undefined {
    const entry = this.#entries.get(keyOf(part))
    if (!entry) return undefined
    this.#unzipped += entry.size
    if (this.#unzipped > this.#limits.unzipped) {
      throw new FileRefusal('file_unzips_too_large', entry.name)
    }
    const reader = new XmlReader(entry.name.slice(0, 100), this.#limits, this.#count, visitor)
    unzip(this.#bytes, entry, this.#limits, (chunk) => reader.write(chunk))
    return reader.close()
  }

  /**
   * Refuses parts that have more elements of one of the names than are taken, before any of them is parsed:
   * `what` is there too much.
   * @throws FileRefusal
   */
  refuseTooMany(
    parts: readonly string[],
    {
      letters,
      most,
      what,
    }: { readonly letters: readonly string[]; readonly most: number; readonly what: string },
  ): void {
    const entries = parts.flatMap((part) => this.#entries.get(keyOf(part)) ?? [])
    const size = entries.reduce((sum, entry) => sum + entry.size, 0)
    // So few bytes cannot hold so many.
    if (size < most * LEAST_ELEMENT || size > this.#limits.unzipped) return
    const counter = new TagCounter(letters)
    for (const entry of entries) {
      unzip(this.#bytes, entry, this.#limits, (chunk) => {
        counter.write(chunk)
        if (counter.most > most) throw new FileRefusal('file_too_many_parts', what)
      })
    }
  }

  /** Where a part points to; '' for the file itself. */
  relationships(part: string): readonly Relationship[] {
    const slash = part.lastIndexOf('/')
    const folder = part.slice(0, slash + 1)
    const root = this.xml(`${folder}_rels/${part.slice(slash + 1)}.rels`)
    return childrenOf(root, 'Relationship').map((one) => ({
      id: attribute(one, 'Id'),
      type: attribute(one, 'Type').replace(/^.*\//, ''),
      part:
        attribute(one, 'TargetMode') === 'External'
          ? ''
          : resolve(folder, attribute(one, 'Target')),
      target: attribute(one, 'Target'),
    }))
  }
}

/**
 * A target as the name of a part, whether it is absolute or relative to the part's folder: from
 * `xl/worksheets/`, `../drawings/drawing1.xml` is `xl/drawings/drawing1.xml`.
 */
function resolve(folder: string, target: string): string {
  const path = target.replaceAll('\\', '/')
  const parts: string[] = []
  for (const part of (path.startsWith('/') ? path : folder + path).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** Names of parts differ by more than case; some writers use the other slash, some begin with one. */
function keyOf(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()
}

function refuseOthers(bytes: Uint8Array, limits: WorkbookLimits): void {
  if (bytes.length === 0) throw new FileRefusal('file_empty')
  if (bytes.length > limits.file) throw new FileRefusal('file_unzips_too_large')
  if (OLE_MAGIC.every((byte, at) => bytes[at] === byte)) {
    throw new FileRefusal(isEncryptedOle(bytes) ? 'file_has_password' : 'file_old_workbook')
  }
  if (!ZIP_MAGIC.every((byte, at) => bytes[at] === byte)) throw new FileRefusal('file_not_workbook')
}

/** A workbook with a password is a file of the older kind, whose directory names what is locked. */
function isEncryptedOle(bytes: Uint8Array): boolean {
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])
  return bytes.some(
    (byte, at) => byte === name[0] && name.every((one, index) => bytes[at + index] === one),
  )
}
