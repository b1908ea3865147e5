import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import type { Outgoing } from '../../kernel/outgoing.ts'
import { addressOf } from './communicator.ts'
import { findTrial, insertTrial, listMessages as listRows } from './message-log-store.ts'

type Calls = typeof contract.notifications.calls

/**
 * Queues a message to the caller's own telephone, which leaves as every other does.
 * @throws rule_violated `no_message_service`, `message_service_not_allowed` by the operator, `no_own_phone`.
 */
export async function tryMessages(
  _input: InputOf<Calls['tryMessages']>,
  { db, actor, now, audit }: CallContext,
  outgoing: Outgoing,
): Promise<OutputOf<Calls['tryMessages']>> {
  const { domain, phone, descr } = await findTrial(db, actor)
  if (domain === null) throw ruleViolated('no_message_service')
  if (addressOf(domain, outgoing) === null) throw ruleViolated('message_service_not_allowed')
  if (phone === null) throw ruleViolated('no_own_phone')
  const id = await insertTrial(db, actor, { model: { project: descr }, now })
  audit({ detail: { message: id } })
  return { Id: id }
}

/** What the message service of the project was given. */
export async function listMessages(
  { State, page, count: size }: InputOf<Calls['listMessages']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['listMessages']>> {
  const { list, all } = await listRows(db, {
    projectId: actor.projectId,
    state: State ?? null,
    page: { page, count: size },
  })
  return { list, count: list.length, All: all }
}
