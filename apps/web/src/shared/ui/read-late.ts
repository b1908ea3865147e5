import type { Texts } from '../i18n/use-texts.ts'
import { untilNoWindow } from './library/window-work.ts'
import type { ReadFiles } from './placed-files.ts'
import { itemOf, readAloud } from './read-folders.ts'

/**
 * What is in folders that were dropped on the page, once they are read and no window is open: somebody
 * may have opened one meanwhile.
 */
export async function readLate(
  folders: readonly FileSystemEntry[],
  t: Texts['t'],
): Promise<ReadFiles> {
  const read = await readAloud(folders.map(itemOf), t)
  await untilNoWindow()
  return read
}
