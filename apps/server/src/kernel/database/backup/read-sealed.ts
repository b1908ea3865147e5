import type { Readable } from 'node:stream'
import type { z } from 'zod'
import {
  ArchiveRefused,
  isOwnHeader,
  readArchive,
  readWhole,
  type ArchiveEntry,
} from './archive.ts'
import {
  digestsSchema,
  MANIFEST,
  manifestSchema,
  partName,
  SEAL,
  sealSchema,
  SUMMARY,
  summarySchema,
  type Digest,
  type Manifest,
  type ManifestTable,
  type Seal,
  type Summary,
} from './format.ts'
import { Chain, digesting, isSame } from './seal.ts'

/** What an archive consists of, in this order; content is read to its end before the next. */
export type ArchivePart =
  | { readonly kind: 'manifest'; readonly manifest: Manifest }
  | { readonly kind: 'rows'; readonly table: ManifestTable; readonly content: Readable }
  | { readonly kind: 'file'; readonly path: string; readonly content: Readable }
  | { readonly kind: 'summary'; readonly summary: Summary }
  | { readonly kind: 'seal'; readonly isSigned: boolean }

/** Entries that are read into memory have no more: in bytes. */
const MOST_BYTES = 32 * 1024 * 1024

/**
 * Reads an archive and checks meanwhile that it is as it was written: nothing left out, added, changed
 * or in another order. Once the last part was given, all of it has been checked.
 * @param key which has to have signed it. Without one, who changes it can change its digests as well.
 * @throws ArchiveRefused which names what is wrong.
 */
export async function* readSealed(
  file: string,
  key: string | undefined,
): AsyncGenerator<ArchivePart> {
  const reader = new Reader(file, key)
  for await (const entry of readArchive(file)) {
    const passing = digesting(entry.content)
    const part = await reader.read({ ...entry, content: passing.content })
    if (part) yield part
    if (passing.bytes() !== entry.size) throw new Error(`${entry.name} was not read to its end`)
    reader.done(entry, passing.digest())
  }
  reader.end()
}

/** Where the reading of an archive has come to. */
class Reader {
  readonly #file: string
  readonly #key: string | undefined
  readonly #chain = new Chain()
  #manifest: Manifest | undefined
  #order: Order | undefined
  #summary: Summary | undefined
  #seal: Seal | undefined
  /** What was read since the digests before. */
  #since: Digest[] = []
  #digests = 0

  constructor(file: string, key: string | undefined) {
    this.#file = file
    this.#key = key
  }

  /** @returns what whoever reads the archive is given of the entry. */
  async read(entry: ArchiveEntry): Promise<ArchivePart | undefined> {
    const { name, content } = entry
    if (this.#seal) this.#refuse(`${name} comes after its end`)
    if (!this.#manifest) return this.#readManifest(entry)
    if (this.#isSealed && name === SEAL) return this.#readSeal(entry)
    if (this.#isSealed && name.startsWith('digests/')) return this.#readDigests(entry)
    if (this.#summary) this.#refuse(`${name} comes after ${SUMMARY}`)
    if (name === SUMMARY) {
      this.#summary = await this.#parse(entry, summarySchema)
      return { kind: 'summary', summary: this.#summary }
    }
    const place = this.#order?.place(name) ?? 'nowhere'
    if (typeof place === 'string') return this.#refuse(`${name} ${place}`)
    return { ...place, content }
  }

  /** An entry was read to its end. */
  done(entry: ArchiveEntry, sha256: string): void {
    const { name, size: bytes } = entry
    if (!this.#isSealed || name === SEAL) return
    const at = new Date(this.#manifest?.createdAt ?? 0)
    if (!isOwnHeader(entry, at)) this.#refuse(`the header of ${name} was changed`)
    const digest = { name, bytes, sha256 }
    this.#chain.add(digest)
    if (!name.startsWith('digests/')) this.#since.push(digest)
  }

  end(): void {
    if (!this.#summary) this.#refuse('it is incomplete: its end is missing')
    if (this.#isSealed && !this.#seal) this.#refuse('it is incomplete: its seal is missing')
  }

  get #isSealed(): boolean {
    return this.#manifest?.format === 2
  }

  async #readManifest(entry: ArchiveEntry): Promise<ArchivePart> {
    if (entry.name !== MANIFEST)
      this.#refuse(`it is incomplete: it does not begin with ${MANIFEST}`)
    const manifest = await this.#parse(entry, manifestSchema)
    if (manifest.format === 1 && this.#key !== undefined) this.#refuse(UNSIGNED)
    this.#manifest = manifest
    this.#order = new Order(manifest.tables)
    return { kind: 'manifest', manifest }
  }

  async #readDigests(entry: ArchiveEntry): Promise<undefined> {
    if (entry.name !== partName('digests', ++this.#digests)) {
      this.#refuse(`${entry.name} is not where it belongs`)
    }
    const expected = await this.#parse(entry, digestsSchema)
    const difference = findDifference(expected, this.#since)
    if (difference !== undefined) this.#refuse(difference)
    this.#since = []
  }

  async #readSeal(entry: ArchiveEntry): Promise<ArchivePart> {
    const [added] = this.#since
    if (added) this.#refuse(`${added.name} was added to it`)
    const seal = await this.#parse(entry, sealSchema)
    const { entries, sha256, hmac = '' } = this.#chain.seal(this.#key)
    if (seal.entries !== entries || seal.sha256 !== sha256) {
      this.#refuse('its seal is of other entries than it has')
    }
    if (this.#key !== undefined) {
      if (seal.hmac === undefined) this.#refuse(UNSIGNED)
      else if (!isSame(seal.hmac, hmac)) {
        this.#refuse('it was not signed with BACKUP_KEY, or was changed since')
      }
    }
    this.#seal = seal
    return { kind: 'seal', isSigned: seal.hmac !== undefined }
  }

  async #parse<Schema extends z.ZodType>(
    entry: ArchiveEntry,
    schema: Schema,
  ): Promise<z.infer<Schema>> {
    const content = await readWhole(entry, this.#file, MOST_BYTES)
    try {
      return schema.parse(JSON.parse(content.toString()))
    } catch (error) {
      return this.#refuse(`${entry.name} cannot be understood`, error)
    }
  }

  #refuse(reason: string, cause?: unknown): never {
    throw new ArchiveRefused(this.#file, reason, { cause })
  }
}

const UNSIGNED = 'it is not signed; to restore it all the same, leave BACKUP_KEY out'

type Place =
  | { readonly kind: 'rows'; readonly table: ManifestTable }
  | { readonly kind: 'file'; readonly path: string }

/** The order of entries: the parts of each table, as the manifest lists them, then files. */
class Order {
  readonly #tables: readonly ManifestTable[]
  readonly #paths = new Set<string>()
  #table = 0
  #part = 0

  constructor(tables: readonly ManifestTable[]) {
    this.#tables = tables
  }

  /** @returns where an entry belongs; in words, what is wrong with it. */
  place(name: string): Place | string {
    if (name.startsWith('files/')) return this.#placeFile(name.slice('files/'.length))
    if (!name.startsWith('tables/')) return 'is nothing that an archive has'
    const index = this.#tables.findIndex((table) => name.startsWith(`tables/${table.name}/`))
    const table = this.#tables[index]
    if (!table) return 'is of a table that its manifest does not list'
    if (index < this.#table || this.#paths.size > 0) return 'is not where it belongs'
    if (index > this.#table) this.#part = 0
    this.#table = index
    const isNext = name === partName(`tables/${table.name}`, ++this.#part)
    return isNext
      ? { kind: 'rows', table }
      : 'is not where it belongs: it is there twice, or another is missing'
  }

  #placeFile(path: string): Place | string {
    const isInside = path.split('/').every((step) => !['', '.', '..'].includes(step))
    if (!isInside || path.includes('\0')) return 'is not a path inside the folder'
    if (this.#paths.has(path)) return 'is there twice'
    this.#paths.add(path)
    return { kind: 'file', path }
  }
}

/** @returns in words, the first thing in which entries differ from what they were. */
function findDifference(expected: readonly Digest[], found: readonly Digest[]): string | undefined {
  const count = (name: string, digests: readonly Digest[]) =>
    digests.filter((digest) => digest.name === name).length
  for (let index = 0; index < Math.max(expected.length, found.length); index++) {
    const [was, is] = [expected[index], found[index]]
    if (was?.name === is?.name) {
      if (was?.bytes === is?.bytes && was?.sha256 === is?.sha256) continue
      return `${was?.name} is not as it was written`
    }
    if (was && count(was.name, found) === 0) return `${was.name} is missing`
    if (is && count(is.name, found) > count(is.name, expected)) return `${is.name} was added to it`
    return `${(is ?? was)?.name} is not where it belongs: the order was changed`
  }
  return undefined
}
