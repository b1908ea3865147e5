import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import type { JsonText } from '../../kernel/json-text.ts'
import { accessAggregate, visibleFlags } from './policy.ts'
import { readMenteeActions } from './read-mentee-actions.ts'
import { listActions } from './store.ts'

type Actions = OutputOf<typeof contract.actions.calls.listActions>

/**
 * The actions of the project that the caller sees, in order.
 * @param all unpublished and hidden ones too, for those who configure actions.
 */
export async function readActions(all: boolean, context: CallContext): Promise<Actions> {
  const { db, actor, language } = context
  if (actor.role !== 'Mentee') {
    return listActions(db, actor.projectId, visibleFlags(actor.role, all), {
      language,
      role: actor.role,
    })
  }
  // What a mentee sees depends on conditions besides the flags.
  const own = await readMenteeActions(actor.userId, context)
  return own.map(
    ({
      MenteeId: _,
      MentorId: _m,
      Completed: _c,
      Counts: _n,
      CompletedAt: _a,
      ScheduledAt: _s,
      Enabled: _e,
      Extension: _x,
      Attempt: _p,
      Seat: _t,
      ...action
    }) => action,
  )
}

/**
 * What the mentees within reach have completed and saved for one action, by name.
 * @throws not_found when the action is not visible.
 */
export async function readAggregateMentees(
  actionId: number,
  context: CallContext,
): Promise<JsonText> {
  return accessAggregate(context, actionId)
}
