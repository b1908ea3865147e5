import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { PersonContext } from '../../kernel/context.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import * as store from './account-store.ts'
import { provePassword } from './prove-password.ts'
import { isFresh, markProven } from './session-store.ts'
import { findAccount } from './store.ts'

/** So long after signing in, or after the password was last given, it need not be given again. */
const FRESH_MINUTES = 10

/**
 * Demands that the caller has just proved who they are: whoever finds a page open must not take an
 * account over.
 * @throws invalid_input `password_needed`; confirmPassword is what to do about it.
 */
export async function requireProof({ db, principal }: PersonContext): Promise<void> {
  if (!(await isFresh(db, principal.sessionKey, FRESH_MINUTES))) {
    throw refuseField('Password', 'password_needed')
  }
}

/**
 * Proves by the current password who the caller is.
 * @throws invalid_input when it is wrong; too_many_failures after too many wrong ones.
 */
export async function provePerson(
  username: string,
  password: string,
  context: PersonContext,
): Promise<void> {
  const { db } = context
  try {
    await provePassword({ username, password }, context, () => findAccount(db, username))
  } catch (error) {
    const isWrong = error instanceof AppError && error.code === 'wrong_credentials'
    throw isWrong ? refuseField('Password', 'password_wrong') : error
  }
}

type ConfirmPassword = typeof contract.identity.calls.confirmPassword

/** Proves again who the caller is; for some minutes their credentials may be changed. */
export async function confirmPassword(
  { Password }: InputOf<ConfirmPassword>,
  context: PersonContext,
): Promise<OutputOf<ConfirmPassword>> {
  const { db, principal } = context
  const { username } = await store.readOwner(db, principal.userId)
  await provePerson(username, Password, context)
  await markProven(db, principal.sessionKey)
  return { ok: true }
}
