import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { sendingChanged } from '@telemachos/contract/microdata/events'
import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import type { Outgoing } from '../../kernel/outgoing.ts'
import { accessNumbers } from '../people/index.ts'
import { listReady } from './list-ready.ts'
import { queueSendings } from './sending-store.ts'
import { readForms } from './store.ts'

/**
 * Has the final forms of one phase sent to the project's address, each person on record. They leave once
 * this is kept, so that what is on its way is known whatever happens to the server.
 * @throws rule_violated `no_send_address`, `send_not_allowed` where the operator does not allow the
 *   address, and `no_microdata` where none of the people has a final form to be sent.
 */
export async function sendMicrodata(
  { kayas, ActionId, MIS, Start }: InputOf<typeof contract.microdata.calls.sendMicrodata>,
  context: CallContext,
  outgoing: Outgoing,
): Promise<OutputOf<typeof contract.microdata.calls.sendMicrodata>> {
  const { db, actor, now } = context
  const phase = Start ? 'start' : 'end'
  const { people } = await accessNumbers(kayas, context)
  const { dateActionId, sendFilter, sendUrl } = await readForms(db, actor.projectId)
  if (sendUrl === '') throw ruleViolated('no_send_address')
  if (!outgoing.allows(sendUrl)) throw ruleViolated('send_not_allowed')
  const asked = people.map(({ userId }) => userId)
  const actionId = ActionId ?? dateActionId
  const about = { projectId: actor.projectId, phase, actionId } as const
  const ready: number[] = []
  for await (const forms of listReady(db, about, asked, sendFilter)) {
    ready.push(...forms.map(({ userId }) => userId))
  }
  if (ready.length === 0) throw ruleViolated('no_microdata')
  const to = { mis: MIS, address: sendUrl, by: actor.userId, now }
  const queued = await queueSendings(db, { ...about, ...to, userIds: ready })
  if (queued.length === 0) context.audit({ unchanged: true })
  for (const subjectId of queued) context.audit({ subjectId, detail: { phase, MIS } })
  const audience = { users: [actor.userId], project: actor.projectId }
  context.emit(sendingChanged, { ProjectId: actor.projectId }, audience)
  return {
    Queued: queued.length,
    Already: ready.length - queued.length,
    Left: people.length - ready.length,
  }
}
