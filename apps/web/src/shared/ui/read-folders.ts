import type { Texts } from '../i18n/use-texts.ts'
import { isOfSystem, MOST_FILES, placeFile, type ReadFiles } from './placed-files.ts'
import { closeToast, openToast, toast } from './toast-store.ts'

/** A file as it is dropped or pasted, or found in a folder. */
interface FileItem {
  readonly kind: 'file'
  readonly name: string
  readonly getFile: () => Promise<File>
}

/** A folder, in the shape that the widgets' library has, too. */
interface FolderItem {
  readonly kind: 'directory'
  readonly name: string
  readonly getEntries: () => AsyncIterable<FileItem | FolderItem>
}

export type PlacedItem = FileItem | FolderItem

/** What is read sooner needs no words. In milliseconds. */
const SOON_MS = 300

/** As long as a browser's timer can be. In milliseconds. */
const FOR_EVER_MS = 2 ** 31 - 1

/**
 * The files among these things and in their folders, each with where it stood, one more than are taken at
 * most. What cannot be read is named, and the others are read all the same.
 */
export async function readItems(items: readonly PlacedItem[]): Promise<ReadFiles> {
  const files: File[] = []
  const unread: string[] = []
  const isFull = (): boolean => files.length + unread.length > MOST_FILES
  const visit = async (item: PlacedItem, folder: string): Promise<void> => {
    const path = folder === '' ? item.name : `${folder}/${item.name}`
    const isAlone = folder === '' && item.kind === 'file'
    if (isFull() || (!isAlone && isOfSystem(path))) return
    try {
      if (item.kind === 'file') files.push(placeFile(await item.getFile(), folder))
      else
        for await (const inner of item.getEntries()) {
          if (isFull()) return
          await visit(inner, path)
        }
    } catch {
      unread.push(item.kind === 'directory' ? `${path}/` : path)
    }
  }
  for (const item of items) await visit(item, '')
  return { files, unread }
}

/** A folder or a file in it, as the browser tells of it. */
export function itemOf(entry: FileSystemEntry): PlacedItem {
  const { name } = entry
  return isFolder(entry)
    ? { kind: 'directory', name, getEntries: () => itemsIn(entry) }
    : {
        kind: 'file',
        name,
        getFile: () => new Promise<File>((...way) => fileOf(entry).file(...way)),
      }
}

/** What is in a folder; a browser tells of a part of it at a time. */
async function* itemsIn(folder: FileSystemDirectoryEntry): AsyncGenerator<PlacedItem> {
  const reader = folder.createReader()
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((...way) => reader.readEntries(...way))
    if (part.length === 0) return
    for (const entry of part) yield itemOf(entry)
  }
}

// Browsers have no class of these names that could be asked.
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
const fileOf = (entry: FileSystemEntry) => entry as FileSystemFileEntry

/**
 * Reads items, and says so while that takes a while, and where there was no file in their folders.
 * ```ts
 * const { files, unread } = await readAloud(folders.map(itemOf), t)
 * ```
 */
export async function readAloud(
  items: readonly PlacedItem[],
  t: Texts['t'],
  later: (say: () => void, ms: number) => () => void = inWhile,
): Promise<ReadFiles> {
  const count = items.filter(({ kind }) => kind === 'directory').length
  let shown: number | undefined
  const stop = later(() => {
    if (count === 0) return
    shown = openToast(t('files.readingFolders', { count }), { kind: 'info', ms: FOR_EVER_MS })
  }, SOON_MS)
  const read = await readItems(items)
  stop()
  if (shown !== undefined) closeToast(shown)
  const isNothing = read.files.length + read.unread.length === 0
  if (count > 0 && isNothing) toast(t('files.noneInFolders'), { kind: 'info' })
  return read
}

/** Does something after a while; @returns what prevents it. */
function inWhile(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
