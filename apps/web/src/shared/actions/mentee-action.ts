import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { CellState } from '@telemachos/contract/grid/constants'
import { todayInAthens } from '@telemachos/rules/dates'
import { cellState } from './cell-state.ts'

/** An action as it stands for one mentee. */
export type MenteeAction = OutputOf<typeof contract.actions.calls.listMenteeActions>[number]

/** Types 1 and 2 are the meetings, whose date the mentor sets. */
export function isMeeting({ TypeId }: Pick<MenteeAction, 'TypeId'>): boolean {
  return TypeId === 1 || TypeId === 2
}

/** A conference has sessions of its own, which say when. */
export const CONFERENCE = 7

/** Meetings and conferences: the mentor, who knows that they were held, completes them. */
export function isEvent(action: Pick<MenteeAction, 'TypeId'>): boolean {
  return isMeeting(action) || action.TypeId === CONFERENCE
}

/** When an action takes place for this mentee: the date set for them, or their place in a session. */
export function momentOf({ ScheduledAt, Seat }: MenteeAction): string | null {
  if (ScheduledAt !== null) return ScheduledAt
  return Seat?.State === 'registered' ? Seat.Begins : null
}

/**
 * The last day for an action, as yyyy-mm-dd: the one set for this mentee, or everybody's. That of a
 * conference never lies before the session to which they may still come.
 */
export function deadlineOf(action: MenteeAction): string | null {
  const moment = momentOf(action)
  if (moment !== null) return todayInAthens(new Date(moment))
  const { Due, Seat } = action
  const session = Seat?.Begins ? todayInAthens(new Date(Seat.Begins)) : null
  return Due !== null && session !== null && session > Due ? session : Due
}

/** Whether the mentee has still to choose a session and may do so now. */
export function isToRegister({ Seat }: Pick<MenteeAction, 'Seat'>): boolean {
  return Seat?.State === 'open'
}

/** Whether nothing is left for the mentee to do: their questionnaire is handed in, or its time is over. */
export function isPast({ Attempt }: Pick<MenteeAction, 'Attempt'>): boolean {
  return Attempt?.State === 'finished' || Attempt?.State === 'expired'
}

/** The action's title in a language, where it has one of its own. */
export function titleOf(
  { Title, Titles }: Pick<MenteeAction, 'Title' | 'Titles'>,
  language: Language,
): string {
  return Titles[language] || Title
}

/** The state of a cell, and `locked` for what is there but not to be done yet. */
export type ActionState = CellState | 'locked'

/** The state of a mentee's action at `now`. */
export function actionState(action: MenteeAction, now: Date): ActionState {
  const state = cellState(
    {
      completedAt: action.CompletedAt,
      scheduledAt: momentOf(action),
      due: momentOf(action) === null ? deadlineOf(action) : null,
    },
    now,
  )
  return !action.Enabled && (state === 'todo' || state === 'overdue') ? 'locked' : state
}

/** A run of actions under one heading; `path` is the groups' names, outermost first. */
export interface ActionGroup {
  readonly path: readonly string[]
  readonly actions: readonly MenteeAction[]
}

/** Neighbours with the same path of groups come under one heading; the order stays. */
export function groupActions(actions: readonly MenteeAction[]): ActionGroup[] {
  const groups: { path: readonly string[]; actions: MenteeAction[] }[] = []
  for (const action of actions) {
    const last = groups.at(-1)
    if (last && last.path.join('\n') === action.Group.join('\n')) last.actions.push(action)
    else groups.push({ path: action.Group, actions: [action] })
  }
  return groups
}

export interface Progress {
  readonly done: number
  readonly total: number
}

/** How many of the actions that count are completed; which ones do, the server says. */
export function progressOf(actions: readonly MenteeAction[]): Progress {
  const counted = actions.filter((action) => action.Counts)
  return { done: counted.filter((action) => action.Completed).length, total: counted.length }
}
