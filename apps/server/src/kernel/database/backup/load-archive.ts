import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import { finished, pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type ArchiveEntry, type Manifest, readArchive } from './archive.ts'

/**
 * Writes an archive's rows into the tables and its files into the folder, which it makes.
 * @throws Error for rows that break a rule of their table, and for a path that leads elsewhere.
 */
export async function loadArchive(
  client: pg.Client,
  { tables }: Manifest,
  file: string,
  folder: string,
): Promise<void> {
  await mkdir(folder)
  const entries = readArchive(file)
  const next = async (): Promise<ArchiveEntry | undefined> => (await entries.next()).value
  try {
    let entry = await next()
    while (entry) {
      const [kind, ...path] = entry.name.split('/')
      if (kind === 'tables') {
        const table = tables.find(({ name }) => name === path[0])
        if (!table) throw new Error(`The archive's manifest does not list ${entry.name}`)
        entry = await writeRows(client, table, entry, next)
      } else {
        await (kind === 'files' ? writeFile(folder, path, entry) : skip(entry))
        entry = await next()
      }
    }
  } finally {
    await entries.return(undefined)
  }
}

/** @returns the first entry that is not a part of the table. */
async function writeRows(
  client: pg.Client,
  { name, columns }: Manifest['tables'][number],
  first: ArchiveEntry,
  next: () => Promise<ArchiveEntry | undefined>,
): Promise<ArchiveEntry | undefined> {
  let entry: ArchiveEntry | undefined = first
  async function* parts(): AsyncGenerator<unknown> {
    for (; entry?.name.startsWith(`tables/${name}/`); entry = await next()) yield* entry.content
  }
  const list = columns.map(pg.escapeIdentifier).join(', ')
  const statement = `copy ${pg.escapeIdentifier(name)} (${list}) from stdin`
  await pipeline(parts, client.query(copyFrom(statement)))
  return entry
}

async function writeFile(
  folder: string,
  path: readonly string[],
  { name, content }: ArchiveEntry,
): Promise<void> {
  const target = resolve(folder, ...path)
  if (!target.startsWith(folder + sep)) throw new Error(`Not a path inside the folder: ${name}`)
  await mkdir(dirname(target), { recursive: true })
  await pipeline(content, createWriteStream(target, { flags: 'wx' }))
}

const skip = ({ content }: ArchiveEntry) => finished(content.resume())
