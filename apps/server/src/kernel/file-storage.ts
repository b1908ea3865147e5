import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where the contents of files lie; what they are called and whose they are is in the database. */
export interface FileStorage {
  /** Keeps a content under a key, whole or not at all; what was there before is replaced. */
  write(key: string, content: Uint8Array): Promise<void>
  /** Undefined for what is not there. */
  read(key: string): Promise<Buffer | undefined>
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>
  /** The keys of an area that have lain there since before the instant. */
  listOlder(area: string, before: Date): Promise<string[]>
}

/** `area/name`, both of our own making: no name that people give is ever part of a path. */
const KEY = /^[a-z]+\/[a-z0-9.]+$/

/** A key that nobody can guess. */
export const newStorageKey = (area: string): string => `${area}/${randomBytes(16).toString('hex')}`

/** Keeps files in a folder. */
export function openFileStorage(folder: string): FileStorage {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error('a storage key is malformed')
    return join(folder, key)
  }
  return {
    async write(key, content) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const unfinished = `${path}~${randomBytes(4).toString('hex')}`
      const file = await open(unfinished, 'wx', 0o600)
      try {
        await file.writeFile(content)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, path)
    },
    read: (key) => readFile(pathOf(key)).catch(ifMissing(undefined)),
    remove: (key) => rm(pathOf(key), { force: true }),
    async listOlder(area, before) {
      const names = await readdir(join(folder, area)).catch(ifMissing<string[]>([]))
      const old: string[] = []
      for (const name of names) {
        const found = await stat(join(folder, area, name)).catch(ifMissing(undefined))
        if (found && found.mtime < before) old.push(`${area}/${name}`)
      }
      return old
    },
  }
}

function ifMissing<Fallback>(fallback: Fallback): (error: NodeJS.ErrnoException) => Fallback {
  return (error) => {
    if (error.code === 'ENOENT') return fallback
    throw error
  }
}
