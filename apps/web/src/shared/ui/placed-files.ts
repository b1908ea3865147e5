/** So many files of folders are read at once; one more says that there are others. */
export const MOST_FILES = 500

const folders = new WeakMap<File, string>()

/** Notes in which folder a file stood; returns the file. */
export function placeFile(file: File, folder: string): File {
  folders.set(file, folder)
  return file
}

/**
 * In which folder a file stood that came with it, names with slashes between; '' for one that came alone.
 * ```ts
 * folderOf(chosen) // => 'Οδηγοί/2026'
 * ```
 */
export const folderOf = (file: File): string =>
  folders.get(file) ?? file.webkitRelativePath.split('/').slice(0, -1).join('/')

/** Whether a system puts a file of this name into folders by itself. */
export const isOfSystem = (name: string): boolean => /^(\.|thumbs\.db$|desktop\.ini$)/i.test(name)
