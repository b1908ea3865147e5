import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { readQueue } from '../supervision/index.ts'

type Home = OutputOf<typeof contract.homes.calls.getMentor>
type Submissions = OutputOf<typeof contract.submissions.calls.listWaiting>

/** So many of a list stand on a home; the others are a press away. */
const SHOWN = 5

/** The first of those who wait, as the queue has them, and how many there are. */
export async function firstWaiting(context: CallContext): Promise<Home['Waiting']> {
  const ProjectId = context.actor.projectId
  const { list, count } = await readQueue({ ProjectId, page: 1, Search: '' }, context)
  return { list: list.slice(0, SHOWN), count }
}

/** The first of what waits for a decision, and how much there is. */
export const waitingWork = ({ list, All, Oldest }: Submissions): Home['Submissions'] => ({
  list: list.slice(0, SHOWN),
  count: All,
  Oldest,
})
