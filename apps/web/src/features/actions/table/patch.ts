import type { CallInput } from '#shared'
import type { Row } from './row.ts'

/** What is changed of an action in the table. */
export type Values = Partial<Pick<Row, 'Flags' | 'Group' | 'Due' | 'DueRule' | 'Title' | 'Titles'>>

/** Changes of some actions by their ids, and a new order of them all. */
export interface Patch {
  readonly values: ReadonlyMap<number, Values>
  readonly order?: readonly number[] | undefined
}

type GridEntry = CallInput<'actions.saveGrid'>['Grid'][number]
type TitleEntry = CallInput<'actions.saveTitles'>['Titles'][number]

/** What is sent of changes. */
export interface Writes {
  readonly grid: readonly GridEntry[]
  readonly titles: readonly TitleEntry[]
}

/** The revisions and versions that were seen when a change began, by action. */
export type Seen = ReadonlyMap<number, Pick<Row, 'Revision' | 'Version'>>

export const NOTHING: Patch = { values: new Map() }

/** A patch that changes each of the rows by what a function says; nothing for rows that stay. */
export function patchOf(rows: readonly Row[], change: (row: Row) => Values | undefined): Patch {
  const values = new Map<number, Values>()
  for (const row of rows) {
    const next = change(row)
    if (next && !isSame(row, next)) values.set(row.ActionId, withoutRule(row, next))
  }
  return { values }
}

/** A date takes the place of the rule that there was: what is taken back gives the rule back. */
function withoutRule({ DueRule }: Row, values: Values): Values {
  const isReplaced = DueRule !== null && typeof values.Due === 'string'
  return isReplaced ? { ...values, DueRule: null } : values
}

/** One patch after another. */
export function joined(first: Patch, second: Patch): Patch {
  const values = new Map(first.values)
  for (const [id, next] of second.values) values.set(id, { ...values.get(id), ...next })
  return { values, order: second.order ?? first.order }
}

/** The rows as a patch makes them; actions that it does not order stay behind those that it does. */
export function patched(rows: readonly Row[], { values, order }: Patch): readonly Row[] {
  if (values.size === 0 && !order) return rows
  const changed = rows.map((row) => {
    const next = values.get(row.ActionId)
    return next ? { ...row, ...next } : row
  })
  if (!order) return changed
  const place = new Map(order.map((id, at) => [id, at]))
  const at = ({ ActionId }: Row) => place.get(ActionId) ?? order.length
  return changed.toSorted((a, b) => at(a) - at(b))
}

/** The patch that takes one back: what these rows have of what it changes. */
export function inverse(rows: readonly Row[], { values, order }: Patch): Patch {
  const before = new Map<number, Values>()
  for (const row of rows) {
    const next = values.get(row.ActionId)
    if (next) before.set(row.ActionId, pick(row, next))
  }
  return { values: before, ...(order && { order: rows.map(({ ActionId }) => ActionId) }) }
}

/** Whether the rows are as a patch made them, so that taking it back overwrites nobody. */
export function isStill(rows: readonly Row[], { values, order }: Patch): boolean {
  const known = new Map(rows.map((row) => [row.ActionId, row]))
  const isOrdered =
    !order ||
    rows.map(({ ActionId }) => ActionId).join() === order.filter((id) => known.has(id)).join()
  return isOrdered && [...values].every(([id, next]) => isSame(known.get(id), next))
}

/** What has to be sent for a patch of the rows as they are kept; a new order is told of all, in tens. */
export function writesOf(rows: readonly Row[], patch: Patch, seen: Seen): Writes {
  const next = patched(rows, patch)
  const known = new Map(rows.map((row) => [row.ActionId, row]))
  const isMoved = patch.order !== undefined
  const grid: GridEntry[] = []
  const titles: TitleEntry[] = []
  for (const [place, row] of next.entries()) {
    const before = known.get(row.ActionId)
    if (!before) continue
    const { ActionId, Flags, Group, Due, DueRule, Title, Titles } = row
    const { Revision, Version } = seen.get(ActionId) ?? before
    const isChanged = !isSame(before, { Flags, Group, Due, DueRule })
    if (isChanged || isMoved)
      grid.push({
        ActionId,
        Flags,
        Group,
        Due,
        Revision,
        ...(DueRule !== null && !isSame(before, { DueRule }) && { Rule: DueRule }),
        ...(isMoved && { Order: (place + 1) * 10 }),
      })
    if (!isSame(before, { Title, Titles })) titles.push({ ActionId, Version, Title, Titles })
  }
  return { grid, titles }
}

const pick = (row: Row, values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((key) => [key, row[key as keyof Row]]))

function isSame(row: Row | undefined, values: Values): boolean {
  return row !== undefined && JSON.stringify(pick(row, values)) === JSON.stringify(values)
}
