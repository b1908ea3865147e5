import { namesOf } from '@telemachos/contract/library/category-path'
import { FreeNames } from '@telemachos/rules/free-names'
import { cleanName, endingOf, NAME_LIMIT } from '../../kernel/clean-name.ts'

/** A file that goes into an archive. */
interface Archived {
  readonly fileId: number
  readonly category: string
  readonly title: string
  readonly fileName: string
}

/** What some systems keep for devices: a file that is called so cannot be unpacked there. */
const DEVICE = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i

/** A name that can be unpacked everywhere. */
const safeName = (name: string): string => cleanName(name).replace(DEVICE, '$1_')

/** As systems compare that know no small letters: the two sigmas are one. */
const key = (name: string): string => name.toUpperCase().normalize('NFC')

/** A folder of an archive: neither a file in it nor a folder has the name of another. */
class Folder {
  readonly path: string
  readonly names = new FreeNames({ limit: NAME_LIMIT, key })
  readonly #folders = new Map<string, Folder>()

  constructor(path = '') {
    this.path = path
  }

  /** The folder that those of these names lead to from here; it is made where there is none. */
  at([first, ...rest]: readonly string[]): Folder {
    if (first === undefined) return this
    const known = this.#folders.get(first)
    const folder = known ?? new Folder(`${this.path}${this.names.take(safeName(first))}/`)
    this.#folders.set(first, folder)
    return folder.at(rest)
  }
}

/**
 * What each file is called in an archive, by its number: in its folder, and no two alike.
 * @param above how many folders of their path are not in the archive.
 * ```ts
 * namesWithin([{ fileId: 7, category: 'Οδηγοί/Νέοι/', title: 'CON', fileName: 'a.txt' }], 1)
 * // => new Map([[7, 'Νέοι/CON_.txt']])
 * ```
 */
export function namesWithin(items: readonly Archived[], above: number): Map<number, string> {
  const archive = new Folder()
  // All folders first: a file gives way to a folder of its name.
  const folders = items.map(({ category }) => archive.at(namesOf(category).slice(above)))
  return new Map(
    items.map(({ fileId, title, fileName }, place) => {
      const { path, names } = folders[place] ?? archive
      const ending = endingOf(fileName)
      const hasEnding = title.toLowerCase().endsWith(ending.toLowerCase())
      const base = hasEnding ? title.slice(0, title.length - ending.length) : title
      return [fileId, path + names.take(safeName(base), ending)]
    }),
  )
}
