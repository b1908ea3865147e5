import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../kernel/config.ts'
import { defaultDataDir } from '../kernel/database/embedded/launcher.ts'

/**
 * Where files go: `files` in DATA_DIR, or the folder that STORAGE_URL names.
 * @throws Error for a storage that is not a folder.
 */
export function storageFolderOf({ STORAGE_URL, DATA_DIR }: Config): string {
  if (STORAGE_URL === undefined) return join(DATA_DIR ?? defaultDataDir(), 'files')
  if (!STORAGE_URL.startsWith('file:')) {
    throw new Error('STORAGE_URL: only a folder (file:///…) can keep files so far')
  }
  return fileURLToPath(STORAGE_URL)
}
