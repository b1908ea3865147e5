import { formatDate, formatDateTime } from '@telemachos/rules/dates'
import type { TextKey } from '@telemachos/contract/texts'
import { actionState, isEvent, isMeeting } from './mentee-action.ts'
import type { MenteeAction } from './mentee-action.ts'

interface WhenLine {
  readonly key: TextKey
  readonly values?: { readonly date: string }
}

/** What to say beside an action about its time; undefined where there is nothing to say. */
export function whenLine(action: MenteeAction, now: Date): WhenLine | undefined {
  const { Due, ScheduledAt, CompletedAt } = action
  const moment = ScheduledAt === null ? '' : formatDateTime(ScheduledAt)
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
      return isEvent(action) && moment !== ''
        ? { key: 'actions.mentee.ahead.eventWas', values: { date: moment } }
        : { key: 'actions.mentee.ahead.was', values: { date: moment || formatDate(Due ?? '') } }
    case 'todo':
      if (isMeeting(action)) return { key: 'actions.mentee.ahead.toArrange' }
      return Due === null
        ? undefined
        : { key: 'actions.mentee.ahead.due', values: { date: formatDate(Due) } }
  }
}
