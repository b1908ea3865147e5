/** So many files of folders are read at once; one more says that there are others. */
export const MOST_FILES = 500

/** What was read of what somebody dropped or chose. */
export interface ReadFiles {
  readonly files: readonly File[]
  /** Where what could not be read stands, with the folders above it; a folder ends with a slash. */
  readonly unread: readonly string[]
}

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

/** A file by its name, after the folders that it came with. */
export const pathOfFile = (file: File): string =>
  [folderOf(file), file.name].filter(Boolean).join('/')

/**
 * Whether a system puts what has this path into folders by itself, or a folder in which it stands.
 * ```ts
 * isOfSystem('Οδηγοί/.git/config') // => true
 * ```
 */
export const isOfSystem = (path: string): boolean =>
  path.split('/').some((name) => /^(\.|thumbs\.db$|desktop\.ini$)/i.test(name))
