import { fold } from '@telemachos/rules/greek-text'
import { identityKeys, type ReadRow } from '@telemachos/rules/import-row'
import { nearestName } from '@telemachos/rules/nearest-name'
import type { Column, Target } from '../paste/recognise-columns.ts'
import type { Faults } from './check-rows.ts'
import { isDone, type ListRow } from './import-job.ts'

/** Rows that say the same wrong thing. */
export interface WrongValue {
  readonly value: string
  readonly rows: readonly number[]
}

/** Rows in which the same field breaks the same rule, and what they say there; the most frequent first. */
export interface FaultGroup {
  readonly field: string
  readonly rule: string
  readonly rows: readonly number[]
  readonly values: readonly WrongValue[]
}

/** Rows that look like the same person. */
export interface Clash {
  /** What they share: `Username`, `email` or another field's name. */
  readonly field: string
  readonly value: string
  readonly rows: readonly number[]
  /** Whether all but the first are held back until it is resolved. */
  readonly blocks: boolean
}

/** What one correction of a group would write, and where. */
export interface Repair {
  /** The rows that it is about; of a group with several values, all of them until one is chosen. */
  readonly rows: readonly number[]
  /** Whether a value may be written: rows that say different things are never given one together. */
  readonly mayWrite: boolean
  /** The option that is probably meant by what the rows say; undefined where they say different things. */
  readonly guess: string | undefined
}

/**
 * The correction of a group, or of those of its rows that say one thing.
 * @param which what these say; null until it is chosen.
 */
export function repairOf(
  { rows, values }: FaultGroup,
  which: string | null,
  options: Target['options'],
): Repair {
  const picked = values.length > 1 ? values.find(({ value }) => value === which) : values[0]
  const near = options && picked?.value && nearestName(fold(picked.value), options.map(fold))
  const guess = near ? options?.find((option) => fold(option) === near) : undefined
  return { rows: picked?.rows ?? rows, mayWrite: picked !== undefined, guess }
}

/** Puts the faults of rows together that one correction may mend; clashes of rows are apart. */
export function groupFaults(
  rows: readonly ListRow[],
  columns: readonly Column[],
  faults: Faults,
): FaultGroup[] {
  const places = new Map(columns.map(({ target }, place) => [target, place]))
  const groups = new Map<string, { field: string; rule: string; values: Map<string, number[]> }>()
  for (const row of rows) {
    if (isDone(row) || row.state === 'sending') continue
    for (const { field, rule } of [...(faults.get(row.id) ?? []), ...row.refusals]) {
      if (rule === 'duplicate') continue
      const key = `${field} ${rule}`
      const group = groups.get(key) ?? { field, rule, values: new Map<string, number[]>() }
      const value = row.cells[places.get(field) ?? -1]?.trim() ?? ''
      group.values.set(value, [...(group.values.get(value) ?? []), row.id])
      groups.set(key, group)
    }
  }
  const found = [...groups.values()].map(({ field, rule, values }) => ({
    field,
    rule,
    rows: [...values.values()].flat().toSorted((a, b) => a - b),
    values: [...values]
      .map(([value, ids]) => ({ value, rows: ids }))
      .toSorted((a, b) => b.rows.length - a.rows.length),
  }))
  return found.toSorted((a, b) => b.rows.length - a.rows.length)
}

/**
 * Names together rows with the same user name, number or e-mail address. Only the address may be
 * that of several people.
 */
export function findClashes(
  reads: readonly { readonly id: number; readonly read: ReadRow }[],
): Clash[] {
  const shared = new Map<
    string,
    { field: string; value: string; rows: number[]; blocks: boolean }
  >()
  const note = (field: string, value: string, id: number, blocks: boolean): void => {
    if (value === '') return
    const key = `${field} ${value.toLowerCase()}`
    const clash = shared.get(key) ?? { field, value, rows: [], blocks }
    clash.rows.push(id)
    shared.set(key, clash)
  }
  for (const { id, read } of reads) {
    for (const { field, value } of identityKeys(read)) note(field, value, id, true)
    note('email', read.values['email'] ?? '', id, false)
  }
  const clashes = [...shared.values()].filter(({ rows }) => rows.length > 1)
  const sameRows = (a: Clash, b: Clash): boolean => a.rows.join() === b.rows.join()
  // Without a user name the address stands for it: the same rows are named once.
  return clashes
    .filter((one) => one.blocks || !clashes.some((other) => other.blocks && sameRows(one, other)))
    .toSorted((a, b) => Number(b.blocks) - Number(a.blocks))
}

/** All rows of clashes that hold back but the first of each. */
export function laterRows(clashes: readonly Clash[]): Set<number> {
  return new Set(clashes.filter(({ blocks }) => blocks).flatMap(({ rows }) => rows.slice(1)))
}
