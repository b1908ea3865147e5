import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Paged } from '../../kernel/database/page-of.ts'
import type { CallContext } from '../../kernel/context.ts'
import { readerOf } from '../actions/index.ts'
import { listOpenFollowUps } from './calendar-store.ts'
import { asSeen, sightOf } from './policy.ts'

/** Open follow-ups of mentees within reach, the oldest first. */
export async function listFollowUps(
  page: Paged,
  context: CallContext,
): Promise<OutputOf<typeof contract.meetings.calls.listFollowUps>> {
  const { db, actor } = context
  const { list, all } = await listOpenFollowUps(
    db,
    actor.projectId,
    sightOf(context),
    readerOf(context),
    page,
  )
  return { list: list.map((row) => asSeen(row, actor)), count: list.length, All: all }
}
