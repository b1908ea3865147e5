import type { Domain } from '../../kernel/domain.ts'
import { partingMeetings } from '../people/index.ts'
import { countWith } from './hand-over-store.ts'
import { handOver } from './hand-over.ts'
import { remindPairs } from './remind-pairs.ts'
import { meetingsRoutes } from './routes.ts'
import { meetingsColumns } from './personal-columns.ts'

/** Meetings: the calendar, what came of them, and when people can meet. */
export const meetingsDomain: Domain = {
  name: 'meetings',
  routes: ({ publicUrl }) => meetingsRoutes(publicUrl),
  jobs: () => [
    {
      name: 'meetings.remindPairs',
      everySeconds: 300,
      run: ({ database, now }) => remindPairs(database, now),
    },
  ],
  personalColumns: meetingsColumns,
  provide: () => partingMeetings.provide({ handOver, countWith }),
}
