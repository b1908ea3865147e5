import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { AnonymousContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { noteUsed } from '../mail/index.ts'
import { updateEmails } from '../people/index.ts'
import * as store from './email-changes-store.ts'
import { endAccess } from './end-access.ts'
import { tokenHash } from './password-links.ts'
import { deleteTokens } from './token-store.ts'

type Calls = typeof contract.identity.calls

/** Unknown, used, outdated and expired links are one and the same to whoever holds them. */
const deadLink = () =>
  new AppError('rule_violated', { fields: [{ field: 'Token', rule: 'dead_link' }] })

/**
 * What a mailed link about an address would do.
 * @throws rule_violated when it does not hold.
 */
export async function checkEmailToken(
  { Token }: InputOf<Calls['checkEmailToken']>,
  { db }: AnonymousContext,
): Promise<OutputOf<Calls['checkEmailToken']>> {
  const link = await store.findEmailLink(db, tokenHash(Token), { lock: false })
  if (!link) throw deadLink()
  return {
    Kind: link.kind,
    Username: link.username,
    Email: link.kind === 'confirm' ? link.address : link.previous,
  }
}

/**
 * Does what a mailed link is for: confirms the new address, which is the person's from now on; or gives
 * the one before back, ends every session and the link of the calendar, and makes mailed links void, since somebody else may have
 * changed it.
 * @throws rule_violated when the link does not hold.
 */
export async function redeemEmailToken(
  { Token }: InputOf<Calls['redeemEmailToken']>,
  context: AnonymousContext,
): Promise<OutputOf<Calls['redeemEmailToken']>> {
  const { db } = context
  const link = await store.findEmailLink(db, tokenHash(Token), { lock: true })
  if (!link) throw deadLink()
  const { userId } = link
  if (link.kind === 'confirm') {
    await store.markConfirmed(db, link.id)
    await updateEmails(db, [{ userId, address: link.address }])
    await noteUsed(db, 'emailChange', link.address)
  } else {
    if (link.isConfirmed) await updateEmails(db, [{ userId, address: link.previous }])
    await store.deleteEmailChanges(db, userId, link.id)
    await endAccess(db, userId)
  }
  await deleteTokens(db, userId)
  context.audit({ actorId: userId, subjectId: userId, detail: { kind: link.kind } })
  return { Kind: link.kind }
}
