import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { FileStorage } from '../../file-storage.ts'
import type { StoredFiles } from './backup.ts'
import { MARK } from './format.ts'

/**
 * Where files are restored to. While a restore is under way there is a mark beside them that says whose
 * they are: the next restore sweeps what one has left that was broken off.
 */
export interface RestorePlace {
  /** For people. */
  readonly name: string
  /** Something that is there already, but for the mark. */
  findOne(): Promise<string | undefined>
  readMark(): Promise<string | undefined>
  writeMark(mark: string): Promise<void>
  removeMark(): Promise<void>
  write(path: string, content: Readable): Promise<void>
  /** Removes everything, and the mark last. */
  clear(): Promise<void>
}

const MARK_FOLDER = 'restoring'

export const openRestorePlace = (files: StoredFiles): RestorePlace =>
  files.bucket ? inBucket(files.bucket) : inFolder(resolve(files.storageFolder))

function inFolder(folder: string): RestorePlace {
  const mark = join(folder, MARK)
  const list = () => readdir(folder).catch(ifMissing<string[]>([]))
  /** What was not there before is not there afterwards. */
  let isMade = false
  const removeMark = () => rm(dirname(mark), { recursive: true, force: true })
  return {
    name: `The folder ${folder}`,
    findOne: async () => (await list()).find((name) => name !== MARK_FOLDER),
    readMark: () => readFile(mark, 'utf8').catch(ifMissing(undefined)),
    async writeMark(text) {
      isMade = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined
      await mkdir(dirname(mark), { recursive: true, mode: 0o700 })
      const file = await open(mark, 'w', 0o600)
      try {
        await file.writeFile(text)
        await file.sync()
      } finally {
        await file.close()
      }
    },
    removeMark,
    async write(path, content) {
      const target = resolve(folder, ...path.split('/'))
      if (!target.startsWith(folder + sep)) throw new Error(`Not a path inside the folder: ${path}`)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      const file = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true })
      await pipeline(content, file)
    },
    async clear() {
      for (const name of await list()) {
        if (name !== MARK_FOLDER) await rm(join(folder, name), { recursive: true, force: true })
      }
      await removeMark()
      if (isMade) await rmdir(folder)
    },
  }
}

function inBucket(bucket: FileStorage): RestorePlace {
  return {
    name: 'The bucket of STORAGE_URL',
    async findOne() {
      for await (const { key } of bucket.listAll()) if (key !== MARK) return key
      return undefined
    },
    readMark: async () => (await bucket.read(MARK))?.toString(),
    writeMark: (text) => bucket.write(MARK, Buffer.from(text)),
    removeMark: () => bucket.remove(MARK),
    write: async (path, content) => bucket.write(path, await buffer(content)),
    async clear() {
      const keys: string[] = []
      for await (const { key } of bucket.listAll()) if (key !== MARK) keys.push(key)
      for (const key of keys) await bucket.remove(key)
      await bucket.remove(MARK)
    },
  }
}

function ifMissing<Fallback>(fallback: Fallback): (error: NodeJS.ErrnoException) => Fallback {
  return (error) => {
    if (error.code === 'ENOENT') return fallback
    throw error
  }
}
