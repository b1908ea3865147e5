import { mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { StorageUnavailable } from './storage-unavailable.ts'

/**
 * The folder in which files lie. A disk that has gone leaves an empty folder behind, or none: what is not
 * there then is not missing, and what is written there would be lost.
 */
export class StorageRoot {
  readonly #folder: string
  readonly #find: (path: string) => Promise<{ readonly dev: number }>
  /** Whether a disk of its own was there at some time. */
  #wasMounted = false

  /** @param find tells which disk a path is on. */
  constructor(
    folder: string,
    find: (path: string) => Promise<{ readonly dev: number }> = (path) => stat(path),
  ) {
    this.#folder = resolve(folder)
    this.#find = find
  }

  /** @throws StorageUnavailable where the folder is not there, or no longer the disk that it was. */
  async require(): Promise<void> {
    const [own, parent] = await Promise.all(
      [this.#folder, dirname(this.#folder)].map((path) => this.#find(path).catch(ifAbsent)),
    )
    if (!own) throw new StorageUnavailable(new Error('the folder is not there'))
    const isMounted = own.dev !== parent?.dev
    if (this.#wasMounted && !isMounted)
      throw new StorageUnavailable(new Error('its disk is no longer there'))
    this.#wasMounted = isMounted
  }

  /** Makes the folder of an area. @throws as require. */
  async makeFolderOf(path: string): Promise<void> {
    await this.require()
    await makeFolder(dirname(path))
  }

  /** For what is not there, as long as the folder itself is. */
  ifMissing<Fallback>(fallback: Fallback): (error: NodeJS.ErrnoException) => Promise<Fallback> {
    return async (error) => {
      if (error.code !== 'ENOENT') throw error
      await this.require()
      return fallback
    }
  }
}

/** Makes a folder in one that is there. */
export async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

function ifAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
