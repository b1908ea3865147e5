import { hidingFlag } from '@telemachos/contract/grid/constants'
import type { CallContext } from '../../kernel/context.ts'
import { countingFlags, settleConditions } from '../actions/index.ts'
import { within } from '../people/index.ts'
import { planForAll, type Watch } from './waiting-store.ts'

/**
 * Whom the caller watches over: mentees within reach, by the actions that their role sees (spec §6).
 * Waiting is of a person in everything, so a mentor's are those whom they have wholly.
 */
export async function watchOf(context: CallContext): Promise<Watch> {
  const { db, actor, now } = context
  await settleConditions(db, actor.projectId, now)
  return planForAll({
    projectId: actor.projectId,
    now,
    ways: within(context, { reads: 'overview', actionId: 'none' }),
    named: within(context, { reads: 'named', actionId: 'none' }),
    hiding: hidingFlag(actor.role),
    counting: countingFlags(actor.role),
  })
}
