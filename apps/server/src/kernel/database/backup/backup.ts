import { open, opendir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { FileStorage } from '../../file-storage.ts'
import type { DatabaseConnection } from '../database.ts'
import { openClient } from '../open-client.ts'
import { type AddEntry, addContent } from './archive.ts'
import { listTables, readMigrationsApplied, readSequences, SESSION } from './catalog.ts'
import {
  MARK,
  type Manifest,
  MANIFEST,
  type ManifestTable,
  partName,
  SUMMARY,
  type Summary,
  toJson,
} from './format.ts'
import { writeSealed } from './seal.ts'

/** Where stored files lie: a folder, which need not exist, or a bucket. */
export type StoredFiles =
  | { readonly storageFolder: string; readonly bucket?: undefined }
  | { readonly bucket: FileStorage; readonly storageFolder?: undefined }

export type BackupOptions = StoredFiles & {
  /** Who may read every table. */
  readonly owner: DatabaseConnection
  /** The archive, a .tar.gz. */
  readonly file: string
  /** Signs the archive, and is asked for when it is restored. */
  readonly key?: string | undefined
}

/** Tables of which the archive has no rows; after a restore they are empty. */
interface LeftOut {
  readonly withoutRowsOf?: readonly string[]
}

/** A table's rows are cut into entries of about this many bytes: a tar entry's size comes first. */
const PART_BYTES = 1024 * 1024

/**
 * Writes every table and every stored file into one archive while the server goes on working: the
 * tables as they are at one moment, then the files that exist. Memory does not grow with the data.
 * @returns what was written.
 */
export async function backup(options: BackupOptions & LeftOut): Promise<Summary> {
  const { owner, file, key, withoutRowsOf = [] } = options
  const { client, close } = await openClient(owner)
  try {
    await client.query(SESSION)
    await client.query('begin isolation level repeatable read read only')
    const at = new Date()
    const manifest: Manifest = {
      format: 2,
      createdAt: at.toISOString(),
      migrations: await readMigrationsApplied(client),
      tables: await listTables(client),
    }
    const summary: Summary = { rows: {}, sequences: [], files: 0 }
    await writeSealed({ file, at, key }, async (add) => {
      await addContent(add, MANIFEST, toJson(manifest))
      for (const table of manifest.tables) {
        const isLeftOut = withoutRowsOf.includes(table.name)
        summary.rows[table.name] = isLeftOut ? 0 : await addTable(client, table, add)
      }
      // After the tables: no row that was copied has a number above these.
      summary.sequences = await readSequences(client)
      summary.files = options.bucket
        ? await addObjects(options.bucket, add)
        : await addFiles(options.storageFolder, add)
      await addContent(add, SUMMARY, toJson(summary))
    })
    return summary
  } finally {
    await close()
  }
}

/** @returns how many rows the table has. */
async function addTable(
  client: pg.Client,
  { name, columns }: ManifestTable,
  add: AddEntry,
): Promise<number> {
  const list = columns.map(pg.escapeIdentifier).join(', ')
  const rows = client.query(copyTo(`copy ${pg.escapeIdentifier(name)} (${list}) to stdout`))
  let part = 0
  let chunks: Buffer[] = []
  let bytes = 0
  const flush = async () => {
    await addContent(add, partName(`tables/${name}`, ++part), Buffer.concat(chunks))
    chunks = []
    bytes = 0
  }
  for await (const chunk of rows) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= PART_BYTES) await flush()
  }
  if (bytes > 0) await flush()
  return rows.rowCount
}

/** @returns how many files there are. */
async function addFiles(folder: string, add: AddEntry): Promise<number> {
  let count = 0
  for await (const path of walk(folder)) {
    const name = relative(folder, path).split(sep).join('/')
    if (name === MARK) continue
    if (await addFile(path, `files/${name}`, add)) count++
  }
  return count
}

/** The same for what lies in a bucket. */
async function addObjects(bucket: FileStorage, add: AddEntry): Promise<number> {
  let count = 0
  for await (const { key, bytes } of bucket.listAll()) {
    if (key === MARK) continue
    const content = await bucket.open(key)
    if (!content) continue
    await add(`files/${key}`, bytes, content)
    count++
  }
  return count
}

/** @returns false when the file has been deleted meanwhile. */
async function addFile(path: string, name: string, add: AddEntry): Promise<boolean> {
  const handle = await open(path).catch(ignoreMissing)
  if (!handle) return false
  try {
    const { size } = await handle.stat()
    // What is appended after this moment is not part of the backup.
    const content = handle.createReadStream({ end: Math.max(size - 1, 0), autoClose: false })
    await add(name, size, content)
    return true
  } finally {
    await handle.close()
  }
}

async function* walk(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(ignoreMissing)
  if (!entries) return
  for await (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else if (entry.isFile()) yield path
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
