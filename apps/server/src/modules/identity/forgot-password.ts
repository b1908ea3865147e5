import type { contract } from '@telemachos/contract'
import { readEmail } from '@telemachos/rules/addresses'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { AnonymousContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { networkOf } from '../../kernel/network-of.ts'
import { attemptKey, takeAttempt } from './attempts-store.ts'
import { insertResetRequest } from './reset-requests-store.ts'

/** Requests from one network address in 15 minutes, whatever they ask for. */
const REQUESTS = 100

type ForgotPassword = typeof contract.identity.calls.forgotPassword

/**
 * Notes that a new password is wanted for an e-mail address; a job mails the links (send-resets.ts).
 * Whose address it is is not looked up here: known and unknown ones are answered alike, after the
 * same statements on as many rows.
 * @throws too_many_failures when the caller has asked too often, for whomever.
 */
export async function forgotPassword(
  { email }: InputOf<ForgotPassword>,
  { db, requestId, address }: Pick<AnonymousContext, 'db' | 'requestId' | 'address'>,
): Promise<OutputOf<ForgotPassword>> {
  if (!(await takeAttempt(db, attemptKey('reset', networkOf(address)), REQUESTS))) {
    throw new AppError('too_many_failures')
  }
  await insertResetRequest(db, { address: readEmail(email) ?? email, requestId })
  return { ok: true }
}
