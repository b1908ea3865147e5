import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { AnonymousContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { AppError, refuseField, ruleViolated } from '../../kernel/errors.ts'
import { networkOf } from '../../kernel/network-of.ts'
import { attemptKey, hashSecret, passwordMatches, takeAttempt } from '../identity/index.ts'
import { noteUsed } from '../mail/index.ts'
import { joinMembers, personKeys, updateLanguage, updatePassword } from '../people/index.ts'
import { claimByEmail } from './application-store.ts'
import { MAX_KEPT } from './register.ts'
import {
  deleteRegistrations,
  findRegistration,
  isKnownAddress,
  listRegistrations,
  type Registration,
} from './registration-store.ts'

type ConfirmRegistration = typeof contract.applications.calls.confirmRegistration
type Input = InputOf<ConfirmRegistration>

/** Passwords that are tried with one link in 15 minutes, and by one network: each is compared with all that wait. */
const TRIES = { link: 10, network: 50 }

/**
 * Which registration is to become the account. Where several were asked for with the address, the link alone
 * does not say which of them is its owner's: the password that was chosen then does.
 * @throws rule_violated `dead_registration` for a link that does not hold, or an address that has
 *   become somebody's meanwhile; invalid_input where the password is needed, or is none of these;
 *   too_many_failures.
 */
export async function chooseRegistration(
  { Token, Password }: Input,
  { db, now, address }: AnonymousContext,
): Promise<Registration> {
  const link = await requireRegistration(db, Token, now)
  const hash = hashSecret(Token)
  const asked = await listRegistrations(db, { email: link.email, hash }, { now, most: MAX_KEPT })
  if (asked.length === 1) return link
  if (Password !== undefined) {
    const isLeft =
      (await takeAttempt(db, attemptKey('registration', hash), TRIES.link)) &&
      (await takeAttempt(db, attemptKey('registration', networkOf(address)), TRIES.network))
    if (!isLeft) throw new AppError('too_many_failures')
    for (const one of asked) if (await passwordMatches(one.passwordHash, Password)) return one
  }
  throw refuseField('Password', 'registration_password')
}

/**
 * Makes the account, in the project of the call, and gives it what was applied for from its address.
 * @param found what chooseRegistration has chosen.
 * @throws rule_violated `dead_registration` as chooseRegistration.
 */
export async function confirmRegistration(
  { Token }: Input,
  context: AnonymousContext,
  found: Registration,
): Promise<OutputOf<ConfirmRegistration>> {
  const { db, now } = context
  await requireRegistration(db, Token, now)
  const { projectId, firstName, lastName, email } = found
  // Two who press at once make one account.
  if ((await deleteRegistrations(db, email)) === 0) throw ruleViolated('dead_registration')
  const username = email.toLowerCase()
  const member = {
    place: 0,
    userId: null,
    username,
    firstName,
    lastName,
    email,
    ...personKeys({
      firstName,
      lastName,
      username,
    }),
    roles: ['Registered'] as const,
    fields: {},
    projectFields: {},
  }
  const joining = { projectId, by: null, now, relation: null }
  const [joined] = await joinMembers(db, joining, [member])
  if (!joined) throw ruleViolated('dead_registration')
  const { userId } = joined
  await updatePassword(db, userId, found.passwordHash)
  await updateLanguage(db, userId, found.language)
  await claimByEmail(db, userId, email)
  await noteUsed(db, 'registration', email)
  context.audit({ actorId: userId, subjectId: userId, projectId })
  return { Username: username }
}

/** The registration of a link that holds, of an address that is nobody's. */
async function requireRegistration(db: Db, token: string, now: Date): Promise<Registration> {
  const link = await findRegistration(db, hashSecret(token), now)
  if (!link || (await isKnownAddress(db, link.email))) throw ruleViolated('dead_registration')
  return link
}
