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
}

/** A heading as it is compared: folded, its letters and digits only. */
const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

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
    meanings.set(keyOf(label), name)
    meanings.set(keyOf(name), name)
  }
  const taken = new Set<string>()
  return headings.map((heading) => {
    const name = meanings.get(keyOf(heading))
    if (name === undefined || taken.has(name)) return null
    taken.add(name)
    return name
  })
}

/** The columns of a paste and its rows: the first row is the headings where one of them is known. */
export function readColumns(
  table: readonly (readonly string[])[],
  targets: readonly Target[],
): { readonly columns: Column[]; readonly rows: readonly (readonly string[])[] } {
  const first = table[0] ?? []
  const found = recogniseColumns(first, targets)
  if (found.every((target) => target === null)) {
    return { columns: first.map(() => ({ title: '', target: null })), rows: table }
  }
  return {
    columns: first.map((title, place) => ({ title, target: found[place] ?? null })),
    rows: table.slice(1),
  }
}
