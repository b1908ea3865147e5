import { hidingFlag } from '@telemachos/contract/projects/grid-constants'
import type { CallContext } from '../../kernel/context.ts'
import { reachOf } from '../users/index.ts'
import type { Watch } from './waiting-store.ts'

/** Whom the caller watches over: mentees within reach, by the actions that their role sees (spec §6). */
export function watchOf(context: CallContext): Watch {
  const { actor, now } = context
  return {
    projectId: actor.projectId,
    reach: reachOf(context),
    hiding: hidingFlag(actor.role),
    now,
  }
}
