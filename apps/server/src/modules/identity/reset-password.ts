import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { AnonymousContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { forgetAttempts } from './attempts-store.ts'
import { endAccess } from './end-access.ts'
import { tokenHash } from './password-links.ts'
import { requireStrength } from './password-policy.ts'
import { asksStrict } from './password-rules-store.ts'
import { hashPassword } from './passwords.ts'
import { failureKey } from './prove-password.ts'
import { updatePassword } from '../people/index.ts'
import { tellNewPassword } from './tell-new-password.ts'
import { findToken, spendToken } from './token-store.ts'

type CheckToken = typeof contract.identity.calls.checkPasswordToken
type ResetPassword = typeof contract.identity.calls.resetPassword

/** Unknown, used, outdated and expired links are one and the same to whoever holds them. */
const deadLink = () =>
  new AppError('rule_violated', { fields: [{ field: 'Token', rule: 'dead_link' }] })

/**
 * Whose password a mailed link sets.
 * @throws rule_violated when it does not hold.
 */
export async function checkPasswordToken(
  { Token }: InputOf<CheckToken>,
  { db }: AnonymousContext,
): Promise<OutputOf<CheckToken>> {
  const found = await findToken(db, tokenHash(Token))
  if (!found) throw deadLink()
  const { userId, username, purpose } = found
  return { Username: username, Purpose: purpose, Strict: await asksStrict(db, userId) }
}

/**
 * Hashes a password that a mailed link is to set. Hashing is dear: a stranger with an invented link does
 * not get that far.
 * @throws invalid_input naming each rule that the password breaks; the link still holds then.
 *   rule_violated when it does not hold.
 */
export async function hashResetPassword(
  { Token, Password }: InputOf<ResetPassword>,
  { db }: AnonymousContext,
): Promise<string> {
  const found = await findToken(db, tokenHash(Token))
  if (!found) throw deadLink()
  await requireStrength(Password, await asksStrict(db, found.userId))
  return hashPassword(Password)
}

/**
 * Sets a password by a mailed link, which is used up by it. Every session of the person ends,
 * wherever it is, and so does the link of their calendar; they are told by mail.
 * @param hash as hashResetPassword.
 * @throws rule_violated when the link does not hold.
 */
export async function resetPassword(
  { Token }: InputOf<ResetPassword>,
  context: AnonymousContext,
  hash: string,
): Promise<OutputOf<ResetPassword>> {
  const { db } = context
  const userId = await spendToken(db, tokenHash(Token))
  if (userId === undefined) throw deadLink()
  await updatePassword(db, userId, hash)
  await endAccess(db, userId)
  // Whoever had to ask for a link has mistyped before.
  await forgetAttempts(db, failureKey(userId, context.address))
  await tellNewPassword(userId, context)
  context.audit({ actorId: userId, subjectId: userId })
  return { ok: true }
}
