import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import { addContent, writeArchive, type AddEntry } from './archive.ts'
import { partName, SEAL, toJson, type Digest, type Seal } from './format.ts'

/** So many entries are told of at once: what is kept in memory does not grow with them. */
const DIGESTS_EVERY = 500

/** The digest of entries one after the other: of their names, sizes and contents, in their order. */
export class Chain {
  readonly #hash = createHash('sha256')
  #entries = 0

  add({ name, bytes, sha256 }: Digest): void {
    this.#hash.update(`${JSON.stringify([name, bytes, sha256])}\n`)
    this.#entries++
  }

  /** @param key signs it. */
  seal(key: string | undefined): Seal {
    const digest = { entries: this.#entries, sha256: this.#hash.digest('hex') }
    return { ...digest, ...(key !== undefined && { hmac: sign(digest, key) }) }
  }
}

function sign({ entries, sha256 }: Omit<Seal, 'hmac'>, key: string): string {
  return createHmac('sha256', key).update(`archive ${entries} ${sha256}`).digest('hex')
}

/** Whether two seals or signatures are the same; how long it takes tells nothing of them. */
export const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

interface SealedOptions {
  readonly file: string
  /** The time that every entry bears. */
  readonly at: Date
  /** Signs the archive. */
  readonly key: string | undefined
}

/** Writes an archive that tells of each entry what it was, and of all of them together. */
export function writeSealed(
  { file, at, key }: SealedOptions,
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  return writeArchive(
    file,
    async (add) => {
      const chain = new Chain()
      let since: Digest[] = []
      let parts = 0
      const addDigested: AddEntry = async (name, bytes, source) => {
        const { content, digest } = digesting(source)
        await add(name, bytes, content)
        const entry = { name, bytes, sha256: digest() }
        chain.add(entry)
        since.push(entry)
      }
      const flush = async (): Promise<void> => {
        const told = since
        since = []
        const content = toJson(told)
        const name = partName('digests', ++parts)
        await addContent(add, name, content)
        const sha256 = createHash('sha256').update(content).digest('hex')
        chain.add({ name, bytes: content.length, sha256 })
      }
      await fill(async (name, bytes, source) => {
        await addDigested(name, bytes, source)
        if (since.length === DIGESTS_EVERY) await flush()
      })
      await flush()
      await addContent(add, SEAL, toJson(chain.seal(key)))
    },
    at,
  )
}

/** Passes content on, and tells its digest once it has passed. */
export function digesting(source: AsyncIterable<unknown>): {
  readonly content: Readable
  readonly bytes: () => number
  readonly digest: () => string
} {
  const hash = createHash('sha256')
  let bytes = 0
  async function* pass(): AsyncGenerator<Buffer> {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  return {
    content: Readable.from(pass(), { objectMode: false }),
    bytes: () => bytes,
    digest: () => hash.digest('hex'),
  }
}
