import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { NO_ACTION, accessPerson, overseerOf } from '../people/index.ts'
import { countedNow, keptCounts } from './figures-store.ts'
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
  async getOverview(_input, context) {
    const overseer = overseerOf(context)
    const figures = overseer === undefined ? countedNow : keptCounts(overseer)
    return readOverview(context.db, await watchOf(context), figures)
  },
  listMentorLoads,
  getStatistics: readStatistics,
})
