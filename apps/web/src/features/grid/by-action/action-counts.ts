import { fold } from '@telemachos/rules/greek-text'
import type { TypeFilter } from '../board/column-filter.ts'
import { typeMatches } from '../board/column-filter.ts'
import type { GridColumn, GridCount } from '../board/grid-rows.ts'

/** How one action stands; the four numbers add up to the mentees for whom it counts. */
export interface ActionCounts {
  readonly column: GridColumn
  readonly done: number
  readonly scheduled: number
  readonly overdue: number
  /** Neither done, nor scheduled, nor overdue. */
  readonly rest: number
}

/** How each action stands, in the order of the columns. */
export function countActions(
  columns: readonly GridColumn[],
  { count, Actions }: GridCount,
): ActionCounts[] {
  const byId = new Map(Actions.map((action) => [action.ActionId, action]))
  return columns.map((column) => {
    const counted = byId.get(column.Id) ?? { Done: 0, Scheduled: 0, Overdue: 0, Of: count }
    const { Done: done, Scheduled: scheduled, Overdue: overdue, Of: people } = counted
    return {
      column,
      done,
      scheduled,
      overdue,
      rest: Math.max(0, people - done - scheduled - overdue),
    }
  })
}

export interface ActionFilter {
  /** Part of the title, however it is accented or cased. */
  readonly text: string
  readonly type: TypeFilter | undefined
  /** Those with the most delays first; otherwise in the project's order. */
  readonly attention: boolean
}

/** The actions that the filter finds, in the order that it asks for. */
export function filterActions(
  actions: readonly ActionCounts[],
  { text, type, attention }: ActionFilter,
): readonly ActionCounts[] {
  const wanted = fold(text.trim())
  const found = actions.filter(
    ({ column }) => typeMatches(type, column.TypeId) && fold(column.Title).includes(wanted),
  )
  return attention ? found.toSorted((a, b) => b.overdue - a.overdue) : found
}
