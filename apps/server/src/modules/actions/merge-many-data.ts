import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { MAX_ID } from '@telemachos/contract/core/shapes'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { within } from '../people/index.ts'
import { announceData } from './announce.ts'
import { checkData } from './data-object.ts'
import { mergeMany } from './data-store.ts'
import { orTooBig } from './drawers.ts'
import { refuseDerived } from './own-data-rules.ts'
import { visibleAction, visibleFlags } from './policy.ts'
import { requireKinds, SCHEDULE_FIELDS } from './schedule-fields.ts'

type UpdateMany = typeof contract.actions.calls.updateMenteeDataMany

/**
 * Merges into the own data of many mentees at once, such as when a mail went out: into all of them,
 * or into none. Dates are set one by one.
 *
 * @throws not_found when one of the mentees or the action is out of reach; invalid_input
 *   `too_big` (too much data of one), `one_by_one` (date, time or mentor), and as
 *   checkData and requireKinds.
 */
export async function mergeManyData(
  { ActionId, Data }: InputOf<UpdateMany>,
  context: CallContext,
): Promise<OutputOf<UpdateMany>> {
  const reach = within(context, { reads: 'all', actionId: ActionId })
  const { db, actor, now } = context
  const menteeIds = Object.keys(Data).map(Number)
  requireBulk(Data)
  await refuseDerived(context, ActionId, Data)
  const write = {
    projectId: actor.projectId,
    actionId: ActionId,
    menteeIds,
    data: Object.values(Data).map((data) => JSON.stringify(data)),
    by: actor.userId,
    at: now,
  }
  const written = await orTooBig(mergeMany(db, write, visibleFlags(actor.role), reach))
  visibleAction(written === menteeIds.length)
  for (const menteeId of menteeIds) {
    context.audit({ subjectId: menteeId, actionId: ActionId })
    announceData(context, { projectId: actor.projectId, actionId: ActionId, menteeId })
  }
  return { ok: true }
}

function requireBulk(data: InputOf<UpdateMany>['Data']): void {
  const entries = Object.entries(data)
  if (entries.length === 0) throw refuseField('Data', 'required')
  for (const [menteeId, own] of entries) {
    visibleAction(Number(menteeId) <= MAX_ID)
    checkData(own, `Data.${menteeId}`)
    requireKinds(own, `Data.${menteeId}`)
    const dates = SCHEDULE_FIELDS.filter((name) => Object.hasOwn(own, name))
    if (dates.length > 0) {
      throw new AppError('invalid_input', {
        fields: dates.map((name) => ({ field: `Data.${menteeId}.${name}`, rule: 'one_by_one' })),
      })
    }
  }
}
