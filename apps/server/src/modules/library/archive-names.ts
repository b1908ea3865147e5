import { namesOf } from '@telemachos/contract/library/category-path'
import { cleanName } from '../../kernel/clean-name.ts'

/** A file that goes into an archive. */
interface Archived {
  readonly fileId: number
  readonly category: string
  readonly title: string
  readonly fileName: string
}

/** What some systems keep for devices: a file that is called so cannot be unpacked there. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** A name that can be unpacked everywhere. */
const safeName = (name: string): string => cleanName(name).replace(DEVICE, '$1_')

/**
 * What each file is called in an archive, by its number: in its folder, and no two alike.
 * @param above how many folders of their path are not in the archive.
 * ```ts
 * namesWithin([{ fileId: 7, category: 'Οδηγοί/Νέοι/', title: 'CON', fileName: 'a.txt' }], 1)
 * // => new Map([[7, 'Νέοι/CON_.txt']])
 * ```
 */
export function namesWithin(items: readonly Archived[], above: number): Map<number, string> {
  // As systems compare that know no small letters: the two sigmas are one.
  const taken = new Set<string>()
  const names = new Map<number, string>()
  for (const { fileId, category, title, fileName } of items) {
    const folder = namesOf(category).slice(above).map(safeName)
    const ending = /\.[\p{L}\p{N}]{1,10}$/u.exec(fileName)?.[0] ?? ''
    const base = title.toLowerCase().endsWith(ending.toLowerCase())
      ? title.slice(0, title.length - ending.length)
      : title
    let name = ''
    for (let number = 1; name === '' || taken.has(name.toUpperCase()); number++) {
      const numbered = number === 1 ? base : `${base} (${number})`
      name = [...folder, safeName(numbered + ending)].join('/')
    }
    taken.add(name.toUpperCase())
    names.set(fileId, name)
  }
  return names
}
