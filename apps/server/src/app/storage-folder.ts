import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asConfigured, type Config } from '../kernel/config.ts'
import { defaultDataDir } from '../kernel/database/embedded/launcher.ts'
import { openFolderStorage } from '../kernel/folder-storage.ts'

/**
 * Where files go that lie in a folder: `files` in DATA_DIR, or the folder that STORAGE_URL names.
 */
export function storageFolderOf({ STORAGE_URL, DATA_DIR }: Config): string {
  if (STORAGE_URL === undefined) return join(DATA_DIR ?? defaultDataDir(), 'files')
  return fileURLToPath(STORAGE_URL)
}

/**
 * Makes the folder where there is none.
 * @throws Error that names the variable when nothing can be kept there.
 */
export async function makeStorageFolder(config: Config): Promise<string> {
  const folder = storageFolderOf(config)
  const isOwn = config.STORAGE_URL === undefined
  await asConfigured(isOwn ? 'DATA_DIR' : 'STORAGE_URL', async () => {
    // The data folder, which the account of PostgreSQL has to enter, may not be there yet either.
    if (isOwn) await mkdir(dirname(folder), { recursive: true, mode: 0o711 })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await openFolderStorage(folder).check()
  })
  return folder
}
