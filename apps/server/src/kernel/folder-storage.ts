import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { once } from 'node:events'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import {
  checkKey,
  MissingParts,
  partsKey,
  type ArrivingContent,
  type ByteRange,
  type FileStorage,
} from './file-storage.ts'
import { InTurn } from './in-turn.ts'
import { OpenFiles } from './open-files.ts'
import * as parts from './part-file.ts'
import { StorageRoot } from './storage-root.ts'

/**
 * Keeps files in a folder. What was written outlives a crash of the machine: it is synchronised before
 * it gets its name, and the folder after; parts outlive one of the process (part-file.ts).
 */
export function openFolderStorage(folder: string): FileStorage {
  const pathOf = (key: string): string => join(folder, checkKey(key))
  const turns = new InTurn()
  const files = new OpenFiles(parts.openToWriteAt)
  const root = new StorageRoot(folder)
  const ifMissing = <Fallback>(fallback: Fallback) => root.ifMissing(fallback)

  /** Looks at the parts that there are, or answers for none. */
  async function readParts<Result>(
    { key }: ArrivingContent,
    none: Result,
    read: (file: FileHandle) => Promise<Result>,
  ): Promise<Result> {
    const file = await open(pathOf(partsKey(key)), 'r').catch(ifMissing(undefined))
    if (!file) return none
    try {
      return await read(file)
    } finally {
      await file.close()
    }
  }

  return {
    async write(key, content) {
      const path = pathOf(key)
      await root.makeFolderOf(path)
      // A key as well: what a crash leaves of it goes with what no row knows.
      const unfinished = `${path}.${randomBytes(4).toString('hex')}`
      const file = await open(unfinished, 'wx', 0o600)
      try {
        await file
          .writeFile(content)
          .then(() => file.sync())
          .finally(() => file.close())
        await rename(unfinished, path)
      } catch (error) {
        // On a full disk what is half there takes the room of something else.
        await rm(unfinished, { force: true }).catch(() => undefined)
        throw error
      }
      await syncFolder(path)
    },
    read: async (key) => readFile(pathOf(key)).catch(ifMissing(undefined)),
    open: async (key, range) => openStream(pathOf(key), range).catch(ifMissing(undefined)),
    remove: async (key) => rm(pathOf(key), { force: true }),
    async listOlder(area, before) {
      const names = await readdir(join(folder, area)).catch(ifMissing<string[]>([]))
      const old: string[] = []
      for (const name of names) {
        const found = await stat(join(folder, area, name)).catch(ifMissing(undefined))
        if (found && found.mtime < before) old.push(`${area}/${name}`)
      }
      return old
    },
    async *listAll() {
      const names = await readdir(folder).catch(ifMissing<string[]>([]))
      for (const area of names.filter((name) => !name.startsWith(PROBE))) {
        const entries = await opendir(join(folder, area)).catch(ifMissing(undefined))
        for await (const { name } of entries ?? []) {
          const found = await stat(join(folder, area, name)).catch(ifMissing(undefined))
          if (found?.isFile()) yield { key: `${area}/${name}`, bytes: found.size }
        }
      }
    },
    writePart: (content, part, pieces) =>
      turns.take(`${content.key} ${part}`, async () => {
        await root.require()
        return files.use(pathOf(partsKey(content.key)), (file) =>
          parts.writePart(file, content, part, pieces),
        )
      }),
    listParts: (content) => readParts(content, [], (file) => parts.listParts(file, content)),
    hasAllParts: (content) => readParts(content, false, (file) => parts.hasAllParts(file, content)),
    async joinParts(content, read) {
      const from = await open(pathOf(partsKey(content.key)), 'r').catch(ifMissing(undefined))
      if (!from) throw new MissingParts([...Array(content.parts).keys()])
      try {
        await root.makeFolderOf(pathOf(content.key))
        return await joinInto(pathOf(content.key), pathOf(unfinished(content.key)), (to) =>
          read(parts.copyParts(from, to, content)),
        )
      } finally {
        await from.close()
      }
    },
    async removeParts(key) {
      const path = pathOf(partsKey(key))
      files.forget(path)
      const names = await readdir(dirname(path)).catch(ifMissing<string[]>([]))
      const own = names.filter((name) => `${name}.`.startsWith(`${basename(path)}.`))
      for (const name of own) await rm(join(dirname(path), name), { force: true })
    },
    async check() {
      await root.require()
      const probe = join(folder, `${PROBE}${randomBytes(4).toString('hex')}`)
      try {
        await writeFile(probe, Buffer.alloc(PROBE_BYTES), { mode: 0o600, flush: true })
      } finally {
        await rm(probe, { force: true })
      }
    },
  }
}

/** What is written to see whether anything can be: no content, and no area of contents. */
const PROBE = '.probe-'
const PROBE_BYTES = 4096

/** Where a whole is made: nobody else writes there, and what a crash leaves of it goes with the parts. */
const unfinished = (key: string): string => `${partsKey(key)}.${randomBytes(4).toString('hex')}`

/** Gives what is written a name once it is there, and has both on the disk. */
async function joinInto<Result>(
  path: string,
  madeAt: string,
  write: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const file = await open(madeAt, 'wx', 0o600)
  try {
    const result = await write(file)
    await rename(madeAt, path)
    // Nobody looks for the name before this has returned, so that its content may follow it.
    await Promise.all([file.datasync(), syncFolder(path)])
    return result
  } catch (error) {
    await rm(madeAt, { force: true }).catch(() => undefined)
    throw error
  } finally {
    await file.close()
  }
}

/** A name lasts once its folder is on the disk. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r')
  try {
    // Windows has no such thing, and refuses.
    await folder.sync().catch(() => undefined)
  } finally {
    await folder.close()
  }
}

async function openStream(path: string, range?: ByteRange): Promise<Readable> {
  const stream = createReadStream(path, range && { ...range })
  await once(stream, 'open')
  return stream
}
