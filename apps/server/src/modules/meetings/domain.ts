import type { Domain } from '../../kernel/domain.ts'
import { partingMeetings } from '../people/index.ts'
import { countWith } from './hand-over-store.ts'
import { handOver } from './hand-over.ts'
import { remindPairs } from './remind-pairs.ts'
import { meetingsRoutes } from './routes.ts'
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
  tables,
  provide: () => partingMeetings.provide({ handOver, countWith }),
}
