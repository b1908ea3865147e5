import { HEADINGS } from '@telemachos/rules/column-headings'
import { fold } from '@telemachos/rules/greek-text'

/** What a column can mean: a field, or a thing besides such as the user name. */
export interface Target {
  /** The field's name, or `Username` or `Roles`. */
  readonly name: string
  readonly label: string
  /** What a cell may say, in words, where that is a choice. */
  readonly options?: readonly string[] | undefined
}

/** A column of a paste: its heading, and what it means; null for nothing. */
export interface Column {
  readonly title: string
  readonly target: string | null
  /** Why it means that: its heading is known, was said to mean it the last time, or it was said by hand. */
  readonly source?: 'recognised' | 'remembered' | 'chosen'
}

/** What headings were said to mean before, by headingKey; null for what is not imported. */
export type Remembered = ReadonlyMap<string, string | null>

/** A heading as it is compared: folded, its letters and digits only. */
export const headingKey = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Says of each heading what it means: by a field's name, by its label, or by what it is commonly
 * called, in Greek or English, whatever its case and accents. Each meaning goes to one column only.
 */
export function recogniseColumns(
  headings: readonly string[],
  targets: readonly Target[],
): (string | null)[] {
  const meanings = new Map<string, string>()
  for (const { name } of targets) {
    for (const alias of HEADINGS[name] ?? []) meanings.set(alias, name)
  }
  for (const { name, label } of targets) {
    meanings.set(headingKey(label), name)
    meanings.set(headingKey(name), name)
  }
  const taken = new Set<string>()
  return headings.map((heading) => {
    const name = meanings.get(headingKey(heading))
    if (name === undefined || taken.has(name)) return null
    taken.add(name)
    return name
  })
}

/**
 * The columns of a paste and its rows: the first row is the headings where one of them is known. What was
 * said of a heading before counts for more than what it is commonly called.
 */
export function readColumns(
  table: readonly (readonly string[])[],
  targets: readonly Target[],
  remembered: Remembered = new Map(),
): { readonly columns: Column[]; readonly rows: readonly (readonly string[])[] } {
  const first = table[0] ?? []
  const offered = new Set(targets.map(({ name }) => name))
  const said = first.map((title) => {
    const target = remembered.get(headingKey(title))
    return target === null || (target !== undefined && offered.has(target)) ? target : undefined
  })
  const taken = new Set(said)
  const found = recogniseColumns(
    first.map((title, place) => (said[place] === undefined ? title : '')),
    targets.filter(({ name }) => !taken.has(name)),
  )
  if ([...found, ...said].every((target) => target === null || target === undefined)) {
    return { columns: first.map(() => ({ title: '', target: null })), rows: table }
  }
  const columns = first.map((title, place): Column => {
    const target = said[place]
    if (target !== undefined) return { title, target, source: 'remembered' }
    const known = found[place]
    return known ? { title, target: known, source: 'recognised' } : { title, target: null }
  })
  return { columns, rows: table.slice(1) }
}
