import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { z } from 'zod'

/** The first entry: what the archive holds. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  // Names had the module before them once.
  migrations: z.array(
    z.strictObject({
      name: z.string().transform((name) => name.replace(/^.*\//, '')),
      checksum: z.string(),
    }),
  ),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()).min(1) })),
})

/** The last entry: an archive without it is incomplete. Rows by table, and what sequences gave last. */
export const summarySchema = z.strictObject({
  rows: z.record(z.string(), z.int()),
  sequences: z.array(
    z.strictObject({ name: z.string(), last: z.string().regex(/^-?\d+$/), called: z.boolean() }),
  ),
  files: z.int(),
})

export type Manifest = z.infer<typeof manifestSchema>
export type Summary = z.infer<typeof summarySchema>

/** Names of the entries: the manifest, tables/<table>/<part>, files/<path>, the summary. */
export const MANIFEST = 'manifest.json'
export const SUMMARY = 'summary.json'

/** Adds an entry; the source has exactly the bytes said. */
export type AddEntry = (name: string, size: number, source: Readable) => Promise<void>

/**
 * Writes a tar file, packed with gzip, for its owner's eyes only. It has its name once it is
 * complete and on disk; a failure leaves nothing.
 */
export async function writeArchive(
  file: string,
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.part`
  await rm(unfinished, { force: true })
  const tar = pack()
  const written = pipeline(
    tar,
    createGzip(),
    createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
  )
  let failure: unknown
  written.catch((error: unknown) => {
    failure = error
  })
  const add: AddEntry = (name, size, source) =>
    Promise.race([pipeline(source, tar.entry({ name, size, mode: 0o600 })), written])
  try {
    await fill(add)
    tar.finalize()
    await written
    await rename(unfinished, file)
  } catch (error) {
    // A full disk is the reason; that nothing more could be added is only its consequence.
    const reason = failure ?? error
    tar.destroy()
    await written.catch(() => undefined)
    await rm(unfinished, { force: true })
    throw reason
  }
}

/** Adds content that is in memory. */
export function addContent(add: AddEntry, name: string, content: Buffer): Promise<void> {
  return add(name, content.length, Readable.from([content], { objectMode: false }))
}

/** One file of the archive. */
export interface ArchiveEntry {
  readonly name: string
  readonly content: Readable
}

/**
 * Reads the entries in turn; each must be read to its end before the next.
 * @throws Error that says so when the archive is damaged or cut short.
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const handle = await open(file)
  const entries = extract()
  const unpacked = pipeline(handle.createReadStream(), createGunzip(), entries)
  // Awaited below; a failure before that is not unhandled.
  unpacked.catch(() => undefined)
  const damaged = (cause: unknown) =>
    new Error(`The archive ${file} cannot be read: it is damaged or incomplete`, { cause })
  async function* contentOf(entry: AsyncIterable<unknown>): AsyncGenerator<unknown> {
    try {
      yield* entry
    } catch (error) {
      throw damaged(error)
    }
  }
  try {
    for await (const entry of entries) {
      const content = Readable.from(contentOf(entry), { objectMode: false })
      yield { name: entry.header.name, content }
    }
    await unpacked
  } catch (error) {
    throw damaged(error)
  } finally {
    entries.destroy()
    await unpacked.catch(() => undefined)
  }
}
