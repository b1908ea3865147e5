import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { PersonContext } from '../../kernel/context.ts'
import { requireProof } from './require-proof.ts'
import { forgetDevices } from './known-devices-store.ts'
import { requireStrength } from './password-policy.ts'
import { hashPassword } from './passwords.ts'
import { accessPassword, knownPerson } from './policy.ts'
import * as store from './store.ts'
import { tellNewPassword } from './tell-new-password.ts'
import { deleteTokens } from './token-store.ts'
import { updatePassword } from '../people/index.ts'

type ChangePassword = typeof contract.identity.calls.changePassword

/**
 * Changes a password soon after the caller proved who they are, ends the person's other sessions, and tells them by mail: it may have been
 * somebody else who found their page open. Empty input is ignored (spec §5).
 * @throws invalid_input naming each rule that the password breaks, or `password_needed`; not_found for a person whom the
 *   caller may not touch.
 */
export async function changePassword(
  input: InputOf<ChangePassword>,
  context: PersonContext,
): Promise<OutputOf<ChangePassword>> {
  const userId = input.UserId ?? context.principal.userId
  await accessPassword(context, userId)
  if (input.Password === '') {
    context.audit({ unchanged: true })
    return { changed: false }
  }
  await requireProof(context)
  await requireStrength(input.Password)
  const hash = await hashPassword(input.Password)
  knownPerson(await updatePassword(context.db, userId, hash))
  await store.deleteOtherSessions(context.db, userId, context.principal.sessionKey)
  await deleteTokens(context.db, userId)
  await forgetDevices(context.db, userId)
  await tellNewPassword(userId, context)
  context.audit({ subjectId: userId })
  return { changed: true }
}
