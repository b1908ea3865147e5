import { randomBytes } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { checkKey, partsKey, type ByteRange, type FileStorage } from './file-storage.ts'

/**
 * Keeps files in a folder. What was written outlives a crash of the machine: it is synchronised before
 * it gets its name, and the folder after.
 */
export function openFolderStorage(folder: string): FileStorage {
  const pathOf = (key: string): string => join(folder, checkKey(key))
  return {
    async write(key, content) {
      const path = pathOf(key)
      await makeFolder(path)
      const unfinished = `${path}~${randomBytes(4).toString('hex')}`
      const file = await open(unfinished, 'wx', 0o600)
      try {
        await file.writeFile(content)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, path)
      await syncFolder(path)
    },
    read: async (key) => readFile(pathOf(key)).catch(ifMissing(undefined)),
    open: async (key, range) => openStream(pathOf(key), range),
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
      const areas = await readdir(folder).catch(ifMissing<string[]>([]))
      for (const area of areas) {
        const entries = await opendir(join(folder, area)).catch(ifMissing(undefined))
        for await (const { name } of entries ?? []) {
          const found = await stat(join(folder, area, name)).catch(ifMissing(undefined))
          if (found?.isFile()) yield { key: `${area}/${name}`, bytes: found.size }
        }
      }
    },
    async writePart(key, { offset, content }) {
      const path = pathOf(partsKey(key))
      const { file, isNew } = await openToWriteAt(path)
      try {
        await writeAt(file, content, offset)
        await file.datasync()
      } finally {
        await file.close()
      }
      if (isNew) await syncFolder(path)
    },
    openParts: async (key) => openStream(pathOf(partsKey(key))),
    async joinParts(key) {
      const path = pathOf(key)
      await makeFolder(path)
      // Where there are no parts any more, they were joined before a crash.
      await rename(pathOf(partsKey(key)), path).catch(ifMissing(undefined))
      await stat(path)
      await syncFolder(path)
    },
    removeParts: async (key) => rm(pathOf(partsKey(key)), { force: true }),
  }
}

const makeFolder = (path: string) => mkdir(dirname(path), { recursive: true, mode: 0o700 })

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

/** Parts come in any order, so that whichever is first makes the file, and its folder where that is new. */
async function openToWriteAt(path: string): Promise<{ file: FileHandle; isNew: boolean }> {
  const there = await open(path, 'r+').catch(ifMissing(undefined))
  if (there) return { file: there, isNew: false }
  await makeFolder(path)
  const { O_CREAT, O_EXCL, O_RDWR } = constants
  const made = await open(path, O_RDWR | O_CREAT | O_EXCL, 0o600).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return { file: made ?? (await open(path, 'r+')), isNew: made !== undefined }
}

async function writeAt(file: FileHandle, content: Uint8Array, offset: number): Promise<void> {
  for (let written = 0; written < content.length;) {
    const rest = content.length - written
    const { bytesWritten } = await file.write(content, written, rest, offset + written)
    written += bytesWritten
  }
}

async function openStream(path: string, range?: ByteRange): Promise<Readable | undefined> {
  const stream = createReadStream(path, range && { ...range })
  try {
    await once(stream, 'open')
    return stream
  } catch (error) {
    return ifMissing(undefined)(error as NodeJS.ErrnoException)
  }
}

function ifMissing<Fallback>(fallback: Fallback): (error: NodeJS.ErrnoException) => Fallback {
  return (error) => {
    if (error.code === 'ENOENT') return fallback
    throw error
  }
}
