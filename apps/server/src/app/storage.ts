import { asConfigured, type Config } from '../kernel/config.ts'
import { START_MS, wordsAfter } from '../kernel/failure-words.ts'
import type { FileStorage } from '../kernel/file-storage.ts'
import { openFolderStorage } from '../kernel/folder-storage.ts'
import { within } from '../kernel/within.ts'
import { makeStorageFolder } from './storage-folder.ts'

/** Whether files lie in a bucket, not in a folder. */
export const isBucket = (address: string | undefined): address is string =>
  address?.startsWith('s3:') === true

/**
 * The bucket that STORAGE_URL names; undefined where files lie in a folder.
 * @throws Error that names the variable where the bucket cannot be reached.
 */
export async function openBucket(
  { STORAGE_URL }: Pick<Config, 'STORAGE_URL'>,
  startMs = START_MS,
): Promise<FileStorage | undefined> {
  if (!isBucket(STORAGE_URL)) return undefined
  return asConfigured('STORAGE_URL', async () => {
    // Only who keeps files there loads what speaks to it.
    const { openS3Storage } = await import('../kernel/s3-storage.ts')
    const storage = openS3Storage(STORAGE_URL)
    try {
      await within(startMs, storage.check())
    } catch (error) {
      throw new Error(wordsAfter(error, startMs), { cause: error })
    }
    return storage
  })
}

/** Where the configuration has files kept: a folder, or a bucket of S3 by STORAGE_URL. */
export const openStorage = async (config: Config): Promise<FileStorage> =>
  (await openBucket(config)) ?? openFolderStorage(await makeStorageFolder(config))
