import type { Domain } from '../../kernel/domain.ts'
import { actionNeeds, menteeProgress } from '../actions/index.ts'
import { otherEvents } from '../meetings/index.ts'
import { projectFindings } from '../projects/index.ts'
import { listForFeed } from './calendar-store.ts'
import { asEvent } from './calendar.ts'
import { findFaults } from './find-faults.ts'
import { firstCalls } from './first-calls.ts'
import { missingBeforeCompleting } from './needs.ts'
import { readSeats } from './read-seats.ts'
import { remindPeople } from './remind-people.ts'
import { conferencesRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** Conferences: actions that take place in sessions, for many people at once. */
export const domain: Domain = {
  routes: ({ publicUrl }) => conferencesRoutes(publicUrl),
  jobs: () => [
    {
      name: 'conferences.remindPeople',
      everySeconds: 300,
      run: ({ database, now }) => remindPeople(database, now),
    },
  ],
  firstCalls,
  tables,
  provide: ({ publicUrl }) => {
    actionNeeds.provide('conferences', { beforeCompleting: missingBeforeCompleting })
    menteeProgress.provide('conferences', { of: readSeats })
    projectFindings.provide('conferences', { find: findFaults })
    otherEvents.provide({
      listForFeed: async (db, userId, from, language) =>
        (await listForFeed(db, userId, from, language)).map((row) => asEvent(row, publicUrl)),
    })
  },
  reporting: { nothing: 'registrations are counted on the pages of conferences' },
}
