import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'

type Calls = typeof contract.grid.calls
type Column = OutputOf<Calls['getActionsGridHeader']>['Columns'][number]
type Count = OutputOf<Calls['countActionsGrid']>

/** How one action stands over all mentees; the four counts add up to those for whom it counts. */
export interface ActionNumbers {
  readonly column: Column
  readonly done: number
  readonly scheduled: number
  readonly overdue: number
  readonly rest: number
  /** For how many mentees it counts. */
  readonly people: number
}

export interface OverviewNumbers {
  readonly mentees: number
  readonly actions: readonly ActionNumbers[]
  readonly done: number
  readonly scheduled: number
  readonly overdue: number
  /** Every action of every mentee, where it counts. */
  readonly steps: number
  /** Whole per cent of the steps that are completed, never 100 before the last one is. */
  readonly percent: number
  /** The action with the most delays; undefined when nothing is overdue. */
  readonly slowest: ActionNumbers | undefined
}

/** The numbers of the overview, by action in the order of the columns. */
export function overviewNumbers(columns: readonly Column[], count: Count): OverviewNumbers {
  const byAction = new Map(count.Actions.map((action) => [action.ActionId, action]))
  const mentees = count.count
  const actions = columns.map((column) => {
    const counted = byAction.get(column.Id) ?? { Done: 0, Scheduled: 0, Overdue: 0, Of: mentees }
    const { Done: done, Scheduled: scheduled, Overdue: overdue, Of: people } = counted
    return {
      column,
      done,
      scheduled,
      overdue,
      rest: Math.max(0, people - done - scheduled - overdue),
      people,
    }
  })
  const sum = (of: 'done' | 'scheduled' | 'overdue' | 'people') =>
    actions.reduce((total, action) => total + action[of], 0)
  const steps = sum('people')
  const done = sum('done')
  return {
    mentees,
    actions,
    done,
    scheduled: sum('scheduled'),
    overdue: sum('overdue'),
    steps,
    percent: steps === 0 ? 0 : Math.floor((done / steps) * 100),
    slowest: actions
      .filter((action) => action.overdue > 0)
      .toSorted((a, b) => b.overdue - a.overdue)[0],
  }
}
