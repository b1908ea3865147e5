import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { MAX_TOKENS, TOKEN_PREFIX } from '@telemachos/contract/services/limits'
import type { CallContext } from '../../kernel/context.ts'
import { lockCounted } from '../../kernel/database/lock-counted.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { hashSecret, newSecret } from '../identity/index.ts'
import { endToken } from './policy.ts'
import * as store from './token-store.ts'

type Calls = typeof contract.services.calls

/** The roles that the caller holds in the project: another system has none that its maker has not. */
const heldRoles = ({ principal, actor }: CallContext) => [
  ...(principal.memberships.get(actor.projectId) ?? []),
]

export async function listTokens(
  _input: InputOf<Calls['listTokens']>,
  context: CallContext,
): Promise<OutputOf<Calls['listTokens']>> {
  const { db, actor } = context
  const Tokens = await store.listTokens(db, actor.projectId, 2 * MAX_TOKENS)
  return { Tokens, Roles: heldRoles(context) }
}

/**
 * Makes a token.
 * @throws invalid_input naming `Role` that the caller does not hold, or `Services` that are not of the
 *   project; rule_violated `too_many_tokens`.
 */
export async function makeToken(
  { Name, Role, Services }: InputOf<Calls['makeToken']>,
  context: CallContext,
): Promise<OutputOf<Calls['makeToken']>> {
  const { db, actor, now } = context
  if (!heldRoles(context).includes(Role)) throw refuseField('Role', 'role_not_held')
  await lockCounted(db, 'service tokens', actor.projectId)
  if ((await store.countTokens(db, actor.projectId)) >= MAX_TOKENS)
    throw ruleViolated('too_many_tokens', { most: MAX_TOKENS })
  const token = `${TOKEN_PREFIX}${newSecret().secret}`
  const wanted = [...new Set(Services)]
  const { id, services } = await store.insertToken(db, {
    projectId: actor.projectId,
    hash: hashSecret(token),
    name: Name,
    role: Role,
    services: wanted,
    by: actor.userId,
    at: now,
  })
  if (services < wanted.length) throw refuseField('Services', 'unknown_service')
  context.audit({ detail: { token: id, role: Role, services: wanted.length } })
  return { Id: id, Token: token }
}

export async function revokeToken(
  { Id }: InputOf<Calls['revokeToken']>,
  context: CallContext,
): Promise<OutputOf<Calls['revokeToken']>> {
  await endToken(context, Id)
  context.audit({ detail: { token: Id } })
  return { ok: true }
}
