import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { PersonContext } from '../../kernel/context.ts'
import { personKeys, updateUsername } from '../people/index.ts'
import * as store from './account-store.ts'
import { provePerson, requireProof } from './require-proof.ts'

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
  await (Password ? provePerson(person.username, Password, context) : requireProof(context))
  if (login === person.username) {
    context.audit({ unchanged: true })
    return { ok: true }
  }
  const { searchKey } = personKeys({ ...person, username: login })
  await updateUsername(db, { userId: principal.userId, login, searchKey })
  return { ok: true }
}
