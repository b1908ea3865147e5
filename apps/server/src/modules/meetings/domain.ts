import type { Domain } from '../../kernel/domain.ts'
import { actionDependents, actionMeetings } from '../actions/index.ts'
import { leavingReviews, plannedDates } from '../mail/index.ts'
import { partingMeetings } from '../people/index.ts'
import { blankRowsOf } from './blank-store.ts'
import { cancelMeeting } from './cancel-meeting.ts'
import { firstCalls } from './first-calls.ts'
import { countWith } from './hand-over-store.ts'
import { handOver } from './hand-over.ts'
import { remindPairs } from './remind-pairs.ts'
import { existIn, ofAction, reopenHeld } from './store.ts'
import { listing } from './planned-dates-store.ts'
import { reviewDates } from './review-dates.ts'
import { reporting } from './reporting.ts'
import { meetingsRoutes } from './routes.ts'
import { scheduleMeeting } from './schedule-meeting.ts'
import { tables } from './tables.ts'

/** Meetings: the calendar, what came of them, and when people can meet. */
export const domain: Domain = {
  routes: ({ publicUrl }) => meetingsRoutes(publicUrl),
  jobs: () => [
    {
      name: 'meetings.remindPairs',
      everySeconds: 300,
      run: ({ database, now }) => remindPairs(database, now),
    },
  ],
  firstCalls,
  tables,
  blankRowsOf,
  provide: () => {
    partingMeetings.provide({ handOver, countWith })
    plannedDates.provide({ listing })
    leavingReviews.provide('meetings', { review: reviewDates })
    actionDependents.provide('meetings', { kind: 'Meetings', rows: ofAction })
    actionMeetings.provide({
      schedule: scheduleMeeting,
      cancel: cancelMeeting,
      exist: existIn,
      reopen: reopenHeld,
    })
  },
  reporting,
}
