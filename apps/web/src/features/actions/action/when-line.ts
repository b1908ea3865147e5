import { formatDate, formatDateTime } from '@telemachos/rules/dates'
import type { TextKey } from '@telemachos/contract/texts'
import { actionState, CONFERENCE, deadlineOf, isEvent, isMeeting } from './mentee-action.ts'
import type { MenteeAction } from './mentee-action.ts'

interface WhenLine {
  readonly key: TextKey
  readonly values?: { readonly date: string }
}

/** What to say beside an action about its time. */
export function whenLine(action: MenteeAction, now: Date): WhenLine {
  const { CompletedAt, ScheduledAt: at } = action
  const moment = at === null ? '' : formatDateTime(at)
  const due = at === null ? deadlineOf(action) : null
  switch (actionState(action, now)) {
    case 'done':
      return { key: 'actions.mentee.done.on', values: { date: formatDate(CompletedAt ?? '') } }
    case 'inactive':
      return { key: 'actions.mentee.action.inactive' }
    case 'locked':
      return { key: 'actions.mentee.ahead.locked' }
    case 'scheduled':
      return {
        key: isEvent(action) ? 'actions.mentee.ahead.at' : 'actions.mentee.ahead.due',
        values: { date: moment },
      }
    case 'overdue':
      return overdueLine(action, moment)
    case 'todo':
      if (isMeeting(action)) return { key: 'actions.mentee.ahead.toArrange' }
      if (due === null) return { key: 'actions.mentee.ahead.noDue' }
      return { key: 'actions.mentee.ahead.due', values: { date: formatDate(due) } }
  }
}

function overdueLine(action: MenteeAction, moment: string): WhenLine {
  const values = { date: moment || formatDate(action.Due ?? '') }
  // Nobody sets the date of a conference for a mentee.
  const isOwn = !isEvent(action) || (action.TypeId === CONFERENCE && moment === '')
  if (isOwn) return { key: 'actions.mentee.ahead.was', values }
  const isSet = moment !== ''
  return { key: isSet ? 'actions.mentee.ahead.eventWas' : 'actions.mentee.ahead.eventLate', values }
}
