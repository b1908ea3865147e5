import { HEADINGS } from '@telemachos/rules/column-headings'
import { fold } from '@telemachos/rules/greek-text'
import { MEANING_NAMES, type FieldMeaning } from '@telemachos/rules/known-fields'

/** What a column can mean: a field, or a thing besides such as the user name. */
export interface Target {
  /** The field's name, or `Username` or `Roles`. */
  readonly name: string
  readonly label: string
  /** What a field means, by which its columns are commonly called too. */
  readonly means?: FieldMeaning | undefined
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
  for (const { name, means } of targets) {
    const known = means === undefined ? name : MEANING_NAMES[means]
    for (const alias of HEADINGS[known] ?? []) meanings.set(alias, name)
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

/** So many rows from above may be the headings: what stands over them is a title, or nothing. */
export const HEADING_ROWS = 20

/** A paste as it is understood. */
export interface ReadColumns {
  readonly columns: Column[]
  readonly rows: readonly (readonly string[])[]
  /** The rows down to the headings, theirs the last; none where there are no headings. */
  readonly above: readonly (readonly string[])[]
}

/**
 * The columns of a paste and its rows: the headings are the row of which the most is known, among the first
 * ones; what stands above is no row of the list. What was said of a heading before counts for more than what
 * it is commonly called.
 *
 * @param at which row the headings are, from 0, or null for none; without, it is looked for.
 */
export function readColumns(
  table: readonly (readonly string[])[],
  targets: readonly Target[],
  remembered: Remembered = new Map(),
  at: number | null = headingsAt(table, targets, remembered),
): ReadColumns {
  const titles = at === null ? undefined : table[at]
  if (at === null || !titles) {
    const columns = (table[0] ?? []).map(() => ({ title: '', target: null }))
    return { columns, rows: table, above: [] }
  }
  return {
    columns: columnsOf(titles, targets, remembered),
    rows: table.slice(at + 1),
    above: table.slice(0, at + 1),
  }
}

/** Which row is the headings, from 0; null where none is known. */
function headingsAt(
  table: readonly (readonly string[])[],
  targets: readonly Target[],
  remembered: Remembered,
): number | null {
  let [best, most] = [null as number | null, 0]
  for (const [at, titles] of table.slice(0, HEADING_ROWS).entries()) {
    const known = columnsOf(titles, targets, remembered).filter(
      ({ target }) => target !== null,
    ).length
    // Below the first row one word that is a heading too is more likely a value.
    const isEnough = at === 0 || known > 1 || known === titles.filter((title) => title).length
    if (known > most && isEnough) [best, most] = [at, known]
  }
  return best
}

/** What each heading of a row means. */
function columnsOf(
  titles: readonly string[],
  targets: readonly Target[],
  remembered: Remembered,
): Column[] {
  const offered = new Set(targets.map(({ name }) => name))
  const said = titles.map((title) => {
    const target = remembered.get(headingKey(title))
    return target === null || (target !== undefined && offered.has(target)) ? target : undefined
  })
  const taken = new Set(said)
  const found = recogniseColumns(
    titles.map((title, place) => (said[place] === undefined ? title : '')),
    targets.filter(({ name }) => !taken.has(name)),
  )
  return titles.map((title, place): Column => {
    const target = said[place]
    if (target !== undefined) return { title, target, source: 'remembered' }
    const known = found[place]
    return known ? { title, target: known, source: 'recognised' } : { title, target: null }
  })
}
