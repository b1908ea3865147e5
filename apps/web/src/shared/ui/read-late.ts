import { loadPart } from '../api/load-part.ts'
import type { Texts } from '../i18n/use-texts.ts'
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
  const { untilNoWindow } = await loadPart(() => import('./library/window-work.ts'))
  await untilNoWindow()
  return read
}
