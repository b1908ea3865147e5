import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { NO_ACTION, accessPerson } from '../people/index.ts'
import { handleEntry } from './handle-entry.ts'
import { listMentorLoads } from './list-mentor-loads.ts'
import { readOverview } from './overview-store.ts'
import { listHandlings } from './queue-store.ts'
import { readQueue } from './read-queue.ts'
import { readStatistics } from './read-statistics.ts'
import { watchOf } from './watch.ts'

/** Supervision: who waits for something, what was done about it, and what mentors carry. */
export const supervisionRoutes = implement(contract.supervision, {
  listQueue: readQueue,
  handleEntry,
  async listHistory({ MenteeId }, context) {
    await accessPerson(context, MenteeId, NO_ACTION)
    return listHandlings(context.db, context.actor.projectId, MenteeId)
  },
  getOverview: async (_input, context) => readOverview(context.db, await watchOf(context)),
  listMentorLoads,
  getStatistics: readStatistics,
})
