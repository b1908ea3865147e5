import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'

type Calls = typeof contract.grid.calls
type Column = OutputOf<Calls['getActionsGridHeader']>['Columns'][number]
type Count = OutputOf<Calls['countActionsGrid']>

/** How one action stands over all mentees; the four counts add up to the mentees. */
export interface ActionNumbers {
  readonly column: Column
  readonly done: number
  readonly scheduled: number
  readonly overdue: number
  readonly rest: number
}

export interface OverviewNumbers {
  readonly mentees: number
  readonly actions: readonly ActionNumbers[]
  readonly done: number
  readonly scheduled: number
  readonly overdue: number
  /** Mentees times actions. */
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
    const { Done: done, Scheduled: scheduled, Overdue: overdue } = byAction.get(column.Id) ?? NONE
    return {
      column,
      done,
      scheduled,
      overdue,
      rest: Math.max(0, mentees - done - scheduled - overdue),
    }
  })
  const sum = (of: 'done' | 'scheduled' | 'overdue') =>
    actions.reduce((total, action) => total + action[of], 0)
  const steps = mentees * columns.length
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

const NONE = { Done: 0, Scheduled: 0, Overdue: 0 }
