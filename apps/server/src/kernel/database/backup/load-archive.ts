import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Counts } from './check-archive.ts'
import type { ManifestTable } from './format.ts'
import { readSealed, type ArchivePart } from './read-sealed.ts'
import type { RestorePlace } from './restore-place.ts'

interface Load {
  readonly file: string
  readonly key: string | undefined
  readonly place: RestorePlace
}

/**
 * Writes an archive's rows into the tables, which are empty, and its files into their place.
 * @returns how many rows the database has taken, and how many files were written.
 * @throws Error for rows that break a rule of their table; ArchiveRefused where the archive has changed
 *   since it was checked.
 */
export async function loadArchive(client: pg.Client, { file, key, place }: Load): Promise<Counts> {
  const counts: Counts = { rows: {}, files: 0 }
  const parts = readSealed(file, key)
  const next = async (): Promise<ArchivePart | undefined> => (await parts.next()).value
  try {
    let part = await next()
    while (part) {
      if (part.kind === 'rows') {
        const { table } = part
        const written = await writeRows(client, part, next)
        counts.rows[table.name] = written.rows
        part = written.following
        continue
      }
      if (part.kind === 'manifest')
        for (const { name } of part.manifest.tables) counts.rows[name] = 0
      else if (part.kind === 'file') {
        await place.write(part.path, part.content)
        counts.files++
      }
      part = await next()
    }
  } finally {
    await parts.return(undefined)
  }
  return counts
}

interface Rows {
  readonly table: ManifestTable
  readonly content: Readable
}

/** @returns how many rows there are, and the first part that is not of the table. */
async function writeRows(
  client: pg.Client,
  first: Rows,
  next: () => Promise<ArchivePart | undefined>,
): Promise<{ readonly rows: number; readonly following: ArchivePart | undefined }> {
  const { name, columns } = first.table
  let following: ArchivePart | undefined
  async function* contents(): AsyncGenerator<unknown> {
    for (let rows: Rows | undefined = first; rows;) {
      yield* rows.content
      following = await next()
      rows = following?.kind === 'rows' && following.table.name === name ? following : undefined
    }
  }
  const list = columns.map(pg.escapeIdentifier).join(', ')
  const copying = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${list}) from stdin`))
  await pipeline(contents, copying)
  return { rows: copying.rowCount, following }
}
