import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { accessCell, announceData, completeItself, completeWhenAble } from '../actions/index.ts'
import { allowReading, seenNeeds } from './policy.ts'
import { describeWork } from './read-work.ts'
import { findNeeds, findReading, insertReading, lockWork } from './work-store.ts'

type Call = typeof contract.submissions.calls.recordReading

/**
 * Records when the calling mentee read an action of information, once for each time that it has to be
 * read, and completes it where nothing else is missing.
 *
 * @throws not_found; rule_violated `not_information`, and `read_version` where what was read is no longer
 *   what has to be read.
 */
export async function recordReading(
  { ActionId, Version }: InputOf<Call>,
  context: CallContext,
): Promise<OutputOf<Call>> {
  const { db, actor, now, audit } = context
  const cell = await accessCell(context, actor.userId, ActionId)
  const asked = seenNeeds(await findNeeds(db, ActionId), ActionId)
  allowReading({ ...cell, ...asked, seen: Version }, context)
  await lockWork(db, cell)
  const last = await findReading(db, cell)
  if (last && last.version >= asked.since) {
    audit({ unchanged: true })
    return describeWork(cell, context)
  }
  const { confirm } = asked.needs.reading
  await insertReading(db, cell, { version: Version, confirmed: confirm, at: now })
  audit({ subjectId: actor.userId, actionId: ActionId, detail: { version: Version } })
  announceData(context, cell)
  await completeWhenAble(context, cell)
  await completeItself(context, cell)
  return describeWork(cell, context)
}
