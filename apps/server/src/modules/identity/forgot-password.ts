import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { AnonymousContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { attemptKey, takeAttempt } from './attempts-store.ts'
import { RESET, sendLinks } from './password-links.ts'
import { listAccountsOf } from './token-store.ts'

/** Mails to one e-mail address in 15 minutes. */
const MAILS = 3

/** Requests from one network address in 15 minutes, whatever they ask for. */
const REQUESTS = 100

type ForgotPassword = typeof contract.identity.calls.forgotPassword

/**
 * Mails a link for a new password to every account of the e-mail address. Known and unknown
 * addresses, and those that have had enough mails, are answered alike, after the same statements:
 * for an unknown one they write no link and no mail.
 * @throws too_many_failures when the caller has asked too often, for whomever.
 */
export async function forgotPassword(
  { email }: InputOf<ForgotPassword>,
  context: AnonymousContext,
  publicUrl: string,
): Promise<OutputOf<ForgotPassword>> {
  const { db, requestId } = context
  if (!(await takeAttempt(db, attemptKey('reset', context.address), REQUESTS))) {
    throw new AppError('too_many_failures')
  }
  const found = await listAccountsOf(db, email)
  // By the account: the database takes more spellings for the same than we know.
  const whose = found[0] ? String(found[0].userId) : email
  const people = (await takeAttempt(db, attemptKey('resetOf', whose), MAILS)) ? found : []
  await sendLinks(db, RESET, people, { publicUrl, requestId, senderId: null })
  for (const { userId } of people) context.audit({ subjectId: userId })
  return { ok: true }
}
