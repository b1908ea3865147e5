import type { ProjectField } from '@telemachos/contract/projects/entities'
import { isMasked, isMaskedValue, type FieldKind } from '@telemachos/rules/field-kinds'
import { otherName, rereadFieldValue } from '@telemachos/rules/field-values'
import { fromSheet } from '@telemachos/rules/sheet-value'
import type { CallOutput } from '#shared'
import { loadedReader } from '#features/people'
import type { Column } from '../paste/recognise-columns.ts'

/** The column that says who it is. */
export const KEY = 'User'

export type Found = CallOutput<'imports.findByKeys'>[number]
export type Verdict = CallOutput<'imports.updateUserFields'>[number]

/** A row of a paste: who, and what is said of each field; fields of which it says nothing are left out. */
export interface UpdateRow {
  readonly id: number
  readonly key: string
  readonly values: Readonly<Record<string, string>>
}

/** One value of one person as it would change. */
export interface Change {
  readonly old: string
  /** As it would be kept; what was typed where it breaks a rule. */
  readonly value: string
  readonly problem: string | undefined
  readonly isChange: boolean
}

/**
 * The rows of a paste by what its columns mean; rows that name nobody are left out. An empty cell says
 * nothing of its field, unless it is to clear it.
 */
export function readRows(
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
  emptyClears: boolean,
): UpdateRow[] {
  const keyPlace = columns.findIndex(({ target }) => target === KEY)
  return rows.flatMap((cells, at) => {
    const key = cells[keyPlace] ?? ''
    const values = columns.flatMap(({ target }, place) => {
      const cell = cells[place] ?? ''
      const isSaid = target !== null && target !== KEY && (cell !== '' || emptyClears)
      return isSaid ? [[target, cell] as const] : []
    })
    return key === '' ? [] : [{ id: at + 1, key, values: Object.fromEntries(values) }]
  })
}

/** What a row would do to a field of the person who was found for it. */
export function planChange(
  field: ProjectField,
  row: UpdateRow,
  found: Found | undefined,
  { today, repeated }: { readonly today: string; readonly repeated: ReadonlySet<number> },
): Change {
  const old = found?.Values[field.Name] ?? ''
  const typed = row.values[field.Name]
  if (typed === undefined || isMaskedValue(field, typed))
    return { old, value: old, problem: undefined, isChange: false }
  const reading = rereadFieldValue(field, fromSheet(field, typed), {
    stored: old,
    today,
    readPlace: loadedReader(),
  })
  const isEmptied = reading.problem === 'required' && hasOtherName(field, row, found)
  const value = isEmptied ? '' : reading.value
  const problem = repeated.has(row.id) ? 'duplicate' : isEmptied ? undefined : reading.problem
  // What a masked number is now is not known here: the server says whether it changes.
  const differs = isMasked(field) ? value !== '' || old !== '' : value !== old
  return {
    old,
    value: value ?? typed,
    problem,
    isChange: found?.Found === 'one' && problem === undefined && differs,
  }
}

/** Whether somebody is still named without the field: by their other name, or by the one that the row gives. */
function hasOtherName({ Name }: ProjectField, { values }: UpdateRow, found: Found | undefined) {
  const other = otherName(Name)
  if (other === undefined || !found) return false
  const given = values[other]
  if (given !== undefined) return !isEmptyCell({ Name: other, Type: 'text' }, given)
  // Whoever has this name alone is shown by it alone.
  return found.Name.trim() !== (found.Values[Name] ?? '').trim()
}

/**
 * Whether a row takes a name away: it is written after all others, by when the row has given the name that is
 * left.
 */
export const isNameTaken = ({ values }: UpdateRow, field: ProjectField): boolean =>
  otherName(field.Name) !== undefined && isEmptyCell(field, values[field.Name] ?? '')

const isEmptyCell = (field: FieldKind, cell: string): boolean =>
  fromSheet(field, cell).trim() === ''

/** The rows, by id, that name a person whom an earlier row names. */
export function findRepeatedRows(
  rows: readonly UpdateRow[],
  found: ReadonlyMap<number, Found>,
): ReadonlySet<number> {
  const seen = new Set<number>()
  const repeated = new Set<number>()
  for (const { id } of rows) {
    const person = found.get(id)?.Id
    if (!person) continue
    if (seen.has(person)) repeated.add(id)
    seen.add(person)
  }
  return repeated
}

/** Parts a list into pieces of so many. */
export function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}
