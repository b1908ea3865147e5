import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { PersonContext } from '../../kernel/context.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { personKeys, updateUsername } from '../people/index.ts'
import * as store from './account-store.ts'
import { provePassword } from './prove-password.ts'
import { isFresh } from './session-store.ts'
import { findAccount } from './store.ts'

/** So long after signing in the password need not be given again. */
const FRESH_MINUTES = 10

type UpdateLogin = typeof contract.identity.calls.updateLogin

/**
 * Changes the caller's own user name. Whoever finds a page open must not take the account over:
 * the current password is asked for, unless the session has just begun.
 * @throws invalid_input when the name is taken, or the password missing or wrong;
 *   too_many_failures after too many wrong ones.
 */
export async function updateLogin(
  { login, Password }: InputOf<UpdateLogin>,
  context: PersonContext,
): Promise<OutputOf<UpdateLogin>> {
  const { db, principal } = context
  const person = await store.readOwner(db, principal.userId)
  await requireOwner(person.username, Password, context)
  if (login === person.username) {
    context.audit({ unchanged: true })
    return { ok: true }
  }
  const { searchKey } = personKeys({ ...person, username: login })
  const isTaken = !(await updateUsername(db, { userId: principal.userId, login, searchKey }))
  if (isTaken) throw refuseField('login', 'login_taken')
  return { ok: true }
}

async function requireOwner(
  username: string,
  password: string | undefined,
  context: PersonContext,
): Promise<void> {
  const { db, principal } = context
  if (!password) {
    if (await isFresh(db, principal.sessionKey, FRESH_MINUTES)) return
    throw refuseField('Password', 'password_needed')
  }
  try {
    await provePassword({ username, password }, context, () => findAccount(db, username))
  } catch (error) {
    const isWrong = error instanceof AppError && error.code === 'wrong_credentials'
    throw isWrong ? refuseField('Password', 'password_wrong') : error
  }
}
