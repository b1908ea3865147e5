import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import { textIn } from '@telemachos/contract/core/text-by-language'
import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { CellState } from '@telemachos/contract/grid/constants'
import { todayInAthens } from '@telemachos/rules/dates'
import { cellState } from './cell-state.ts'

/** An action as it stands for one mentee. */
export type MenteeAction = OutputOf<typeof contract.actions.calls.listMenteeActions>[number]

/** The meetings, whose date the mentor sets. */
export function isMeeting({ TypeId }: Pick<MenteeAction, 'TypeId'>): boolean {
  return TypeId === ACTION_TYPES.meetingInPerson || TypeId === ACTION_TYPES.meetingOnline
}

/** A conference has sessions of its own, which say when. */
export const CONFERENCE = ACTION_TYPES.conference

/** Meetings and conferences: the mentor, who knows that they were held, completes them. */
export function isEvent(action: Pick<MenteeAction, 'TypeId'>): boolean {
  return isMeeting(action) || action.TypeId === CONFERENCE
}

/**
 * The last day for an action, as yyyy-mm-dd: that of the date set for this mentee, of a meeting or of
 * their place in a session, or else their deadline. The server sees to it that neither lies before a
 * session to which they may still come.
 */
export function deadlineOf({ ScheduledAt, Due }: MenteeAction): string | null {
  return ScheduledAt === null ? Due : todayInAthens(new Date(ScheduledAt))
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
  return textIn({ ...Titles, el: Titles.el || Title }, language)
}

/** The state of a cell, and `locked` for what is there but not to be done yet. */
export type ActionState = CellState | 'locked'

/** The state of a mentee's action at `now`. */
export function actionState(action: MenteeAction, now: Date): ActionState {
  const { CompletedAt: completedAt, ScheduledAt: scheduledAt, Due: due } = action
  const state = cellState({ completedAt, scheduledAt, due }, now)
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
