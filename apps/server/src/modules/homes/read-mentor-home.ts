import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { listFollowUps, listMeetings } from '../meetings/index.ts'
import { listWaiting } from '../submissions/index.ts'
import { firstWaiting, waitingWork } from './first-waiting.ts'

/** So many of the meetings stand on the home. */
const MEETINGS = 10
const FOLLOW_UPS = 5

/** Who waits for a mentor, what was handed in, whom they meet, and what is to be followed up. */
export async function readMentorHome(
  context: CallContext,
): Promise<OutputOf<typeof contract.homes.calls.getMentor>> {
  const ProjectId = context.actor.projectId
  const followUps = await listFollowUps({ page: 1 }, context)
  const meetings = await listMeetings({ ProjectId }, context)
  return {
    Waiting: await firstWaiting(context),
    Submissions: waitingWork(await listWaiting({ ProjectId, page: 1 }, context)),
    Meetings: meetings.slice(0, MEETINGS),
    FollowUps: { list: followUps.list.slice(0, FOLLOW_UPS), count: followUps.All },
  }
}
