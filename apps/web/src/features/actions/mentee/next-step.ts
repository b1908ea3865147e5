import { addDays, todayInAthens } from '@telemachos/rules/dates'
import type { ActionState, MenteeAction } from '../action/mentee-action.ts'
import {
  actionState,
  deadlineOf,
  isEvent,
  isMeeting,
  isPast,
  isToRegister,
} from '../action/mentee-action.ts'

/** Why this step and no other; each has a text `actions.mentee.why.<reason>`. */
export type NextReason =
  | 'meetingSoon'
  | 'overdue'
  | 'dueToday'
  | 'dueSoon'
  | 'inOrder'
  | 'meetingAhead'
  | 'meetingToArrange'
  | 'meetingPassed'
  | 'registrationWaits'

export interface NextStep {
  readonly action: MenteeAction
  readonly why: NextReason
}

/** A due date is near when it is at most so many days away. */
const SOON_DAYS = 7
const CLOSED: ReadonlySet<ActionState> = new Set(['done', 'inactive', 'locked'])
const MEETING_SOON_MS = 24 * 3_600_000

/**
 * The one thing to do next, or undefined when nothing can be done now. An event within 24 hours
 * comes first, then what is overdue, what is due within a week and the first in order; an event
 * that is still far off, or that the mentor has to arrange or to confirm, only when nothing else is.
 *
 * @param actions a mentee's actions in the order of the project.
 */
export function nextStep(actions: readonly MenteeAction[], now: Date): NextStep | undefined {
  const open = actions.filter((action) => !CLOSED.has(actionState(action, now)))
  const own = open.filter((action) => isToRegister(action) || !(isEvent(action) || isPast(action)))
  const events = open.filter((action) => isEvent(action) && !isToRegister(action))
  const ahead = earliest(
    events.filter((event) => startOf(event) > now.getTime()),
    startOf,
  )
  const today = todayInAthens(now)
  const dated = earliest(
    own.filter((action) => deadlineOf(action) !== null),
    dueOf,
  )

  if (ahead && startOf(ahead) - now.getTime() <= MEETING_SOON_MS) return step(ahead, 'meetingSoon')
  if (dated && dueOf(dated) < today) return step(dated, 'overdue')
  if (dated && dueOf(dated) === today) return step(dated, 'dueToday')
  if (dated && dueOf(dated) <= addDays(today, SOON_DAYS)) return step(dated, 'dueSoon')
  return (
    step(own[0], 'inOrder') ??
    step(ahead, 'meetingAhead') ??
    step(
      events.find((event) => isMeeting(event) && event.ScheduledAt === null),
      'meetingToArrange',
    ) ??
    step(
      events.find(({ ScheduledAt }) => ScheduledAt !== null),
      'meetingPassed',
    ) ??
    step(events[0], 'registrationWaits')
  )
}

function step(action: MenteeAction, why: NextReason): NextStep
function step(action: MenteeAction | undefined, why: NextReason): NextStep | undefined
function step(action: MenteeAction | undefined, why: NextReason): NextStep | undefined {
  return action && { action, why }
}

/** When an event starts, in milliseconds; NaN, which is never later than now, without a date. */
function startOf({ ScheduledAt }: MenteeAction): number {
  return Date.parse(ScheduledAt ?? '')
}

function dueOf(action: MenteeAction): string {
  return deadlineOf(action) ?? ''
}

/** The item with the smallest key, the first of equals. */
function earliest<Item, Key extends string | number>(
  items: readonly Item[],
  key: (item: Item) => Key,
): Item | undefined {
  return items.reduce<Item | undefined>(
    (best, item) => (best === undefined || key(item) < key(best) ? item : best),
    undefined,
  )
}
