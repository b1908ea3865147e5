import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { PersonContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { allowMail } from '../mail/index.ts'
import { attemptKey, takeAttempt } from './attempts-store.ts'
import * as store from './email-changes-store.ts'
import { accessPassword } from './policy.ts'
import { mailConfirmations, makeEmailToken } from './request-emails.ts'

type Calls = typeof contract.identity.calls

/** Confirmations mailed again to one person in 15 minutes. */
const MAILS = 3

/** The address of a person that waits to be confirmed, for who may change their credentials. */
export async function getPendingEmail(
  { UserId }: InputOf<Calls['getPendingEmail']>,
  context: PersonContext,
): Promise<OutputOf<Calls['getPendingEmail']>> {
  const userId = UserId ?? context.principal.userId
  await accessPassword(context, userId)
  const pending = await store.findPendingEmail(context.db, userId)
  return { Pending: pending ? { Email: pending.address, Until: pending.until } : null }
}

/** Forgets the address that waits; its link no longer holds. */
export async function cancelPendingEmail(
  { UserId }: InputOf<Calls['cancelPendingEmail']>,
  context: PersonContext,
): Promise<OutputOf<Calls['cancelPendingEmail']>> {
  const userId = UserId ?? context.principal.userId
  await accessPassword(context, userId)
  const isThere = await store.deletePendingEmail(context.db, userId)
  context.audit(isThere ? { subjectId: userId } : { unchanged: true })
  return { ok: true }
}

/**
 * Mails the address that waits another link instead of the one before.
 * @throws too_many_failures where it was mailed often already.
 */
export async function resendPendingEmail(
  { UserId }: InputOf<Calls['resendPendingEmail']>,
  context: PersonContext,
  publicUrl: string,
): Promise<OutputOf<Calls['resendPendingEmail']>> {
  const { db, now } = context
  const userId = UserId ?? context.principal.userId
  await accessPassword(context, userId)
  if (!(await takeAttempt(db, attemptKey('confirmEmail', String(userId)), MAILS))) {
    throw new AppError('too_many_failures')
  }
  const confirm = makeEmailToken(publicUrl, store.CONFIRM_DAYS)
  const address = await store.renewPendingEmail(db, userId, confirm.hash)
  const [owner] = await store.listEmailOwners(db, [userId])
  if (address === undefined || !owner) {
    context.audit({ unchanged: true })
    return { ok: true }
  }
  const isOwn = userId === context.principal.userId
  const wish = { purpose: 'emailChange', recipient: address, isAgain: true, now } as const
  const isAllowed = await allowMail(db, { ...wish, address: isOwn ? context.address : undefined })
  if (!isAllowed) throw new AppError('too_many_failures')
  await mailConfirmations([{ owner, address, confirm }], context)
  context.audit({ subjectId: userId })
  return { ok: true }
}
