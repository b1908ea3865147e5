import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { accessPerson } from '../people/index.ts'
import { handleEntry } from './handle-entry.ts'
import { listMentorLoads } from './list-mentor-loads.ts'
import { listWeek } from './list-week.ts'
import { listHandlings } from './queue-store.ts'
import { readOverview } from './read-overview.ts'
import { readQueue } from './read-queue.ts'
import { readStatistics } from './read-statistics.ts'

/** Supervision: who waits for something, what was done about it, and what mentors carry. */
export const supervisionRoutes = implement(contract.supervision, {
  listQueue: readQueue,
  handleEntry,
  async listHistory({ MenteeId }, context) {
    await accessPerson(context, MenteeId, 'none')
    return listHandlings(context.db, context.actor.projectId, MenteeId)
  },
  getOverview: (_input, context) => readOverview(context),
  listWeek,
  listMentorLoads,
  getStatistics: readStatistics,
})
