import type { Page } from 'playwright-core'

/** How the browser is kept from reading folders. */
interface Hindrance {
  /** A file of this name cannot be read. */
  readonly gone?: string
  /** Nothing of a folder is told before `letRead` says so. */
  readonly isHeld?: boolean
}

/** Has the browser hand over folders that are dropped from now on as on a machine where reading is slow, or fails. */
export async function hinderReading(page: Page, hindrance: Hindrance): Promise<void> {
  await page.evaluate(({ gone, isHeld }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    if (isHeld) addEventListener('letread', () => resolve())
    else resolve()
    const wrap = (entry: FileSystemEntry): FileSystemEntry => {
      const { name, isFile, isDirectory } = entry
      const { file, createReader } = entry as FileSystemFileEntry & FileSystemDirectoryEntry
      const wrapped = {
        name,
        isFile,
        isDirectory,
        file: (give: FileCallback, fail: ErrorCallback) =>
          name === gone
            ? fail(new DOMException('It is gone.', 'NotReadableError'))
            : file.call(entry as FileSystemFileEntry, give, fail),
        createReader: () => {
          const reader = createReader.call(entry as FileSystemDirectoryEntry)
          const readEntries = async (give: FileSystemEntriesCallback, fail: ErrorCallback) => {
            await promise
            reader.readEntries((part) => give(part.map(wrap)), fail)
          }
          return { readEntries }
        },
      }
      return wrapped as unknown as FileSystemEntry
    }
    const { webkitGetAsEntry } = DataTransferItem.prototype
    DataTransferItem.prototype.webkitGetAsEntry = function () {
      const entry = webkitGetAsEntry.call(this)
      return entry && wrap(entry)
    }
  }, hindrance)
}

/** Lets the browser read what it was kept from. */
export const letRead = (page: Page): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new Event('letread')))
