import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { PersonContext } from '../../kernel/context.ts'
import { requireProof } from './require-proof.ts'
import { forgetDevices } from './known-devices-store.ts'
import { requireStrength } from './password-policy.ts'
import { asksStrict } from './password-rules-store.ts'
import { hashPassword } from './passwords.ts'
import { accessPassword, knownPerson } from './policy.ts'
import * as store from './store.ts'
import { tellNewPassword } from './tell-new-password.ts'
import { deleteTokens } from './token-store.ts'
import { updatePassword } from '../people/index.ts'

type ChangePassword = typeof contract.identity.calls.changePassword

/**
 * Hashes a new password, of somebody who has proved who they are.
 * @returns undefined for an empty one, which is ignored (spec §5).
 * @throws invalid_input naming each rule that the password breaks, or `password_needed`; not_found for a
 *   person whom the caller may not touch.
 */
export async function hashNewPassword(
  input: InputOf<ChangePassword>,
  context: PersonContext,
): Promise<string | undefined> {
  const userId = input.UserId ?? context.principal.userId
  await accessPassword(context, userId)
  if (input.Password === '') return undefined
  await requireProof(context)
  await requireStrength(input.Password, await asksStrict(context.db, userId))
  return hashPassword(input.Password)
}

/**
 * Changes a password soon after the caller proved who they are, ends the person's other sessions, and tells them by mail: it may have been
 * somebody else who found their page open.
 * @param hash as hashNewPassword.
 * @throws invalid_input `password_needed`; not_found for a person whom the caller may not touch.
 */
export async function changePassword(
  input: InputOf<ChangePassword>,
  context: PersonContext,
  hash: string | undefined,
): Promise<OutputOf<ChangePassword>> {
  const userId = input.UserId ?? context.principal.userId
  await accessPassword(context, userId)
  if (hash === undefined) {
    context.audit({ unchanged: true })
    return { changed: false }
  }
  await requireProof(context)
  knownPerson(await updatePassword(context.db, userId, hash))
  await store.deleteOtherSessions(context.db, userId, context.principal.sessionKey)
  await deleteTokens(context.db, userId)
  await forgetDevices(context.db, userId)
  await tellNewPassword(userId, context)
  context.audit({ subjectId: userId })
  return { changed: true }
}

/**
 * Whether a new password of the caller or, for an Admin, of another person has to keep the strict rules.
 * @throws not_found for a person whose password the caller may not change.
 */
export async function readPasswordRules(
  { UserId }: InputOf<typeof contract.identity.calls.getPasswordRules>,
  context: PersonContext,
): Promise<OutputOf<typeof contract.identity.calls.getPasswordRules>> {
  const userId = UserId ?? context.principal.userId
  await accessPassword(context, userId)
  return { Strict: await asksStrict(context.db, userId) }
}
