import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { readChanges } from '../people/index.ts'
import { listWaiting } from '../submissions/index.ts'
import { readOverview } from '../supervision/index.ts'
import { firstWaiting, waitingWork } from './first-waiting.ts'

/** Who waits longest, this week in numbers, what waits for a decision, and what changed. */
export async function readStaffHome(
  context: CallContext,
): Promise<OutputOf<typeof contract.homes.calls.getStaff>> {
  return {
    Overview: await readOverview(context),
    Waiting: await firstWaiting(context),
    Submissions: waitingWork(
      await listWaiting({ ProjectId: context.actor.projectId, page: 1 }, context),
    ),
    Changes: await readChanges(context),
  }
}
