import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { pathOf } from '@telemachos/contract/paths'
import type { AnonymousContext } from '../../kernel/context.ts'
import { AppError, refuseField, ruleViolated } from '../../kernel/errors.ts'
import {
  attemptKey,
  hashPassword,
  hashSecret,
  newSecret,
  requireStrength,
  takeAttempt,
} from '../identity/index.ts'
import { queueOutside } from '../mail/index.ts'
import { joinMembers, personKeys, updateLanguage, updatePassword } from '../people/index.ts'
import { claimByEmail } from './application-store.ts'
import { findCall } from './call-store.ts'
import { readCaptcha } from './captcha.ts'
import { stateOf } from './public-form.ts'
import { insertRegistration, isKnownAddress, takeRegistration } from './registration-store.ts'

type Calls = typeof contract.applications.calls

/** How long the link in the mail holds; nothing is kept for longer without it. */
const HOURS = 24

/** Accounts that are asked for from one network address in 15 minutes, and for one e-mail address. */
const ASKED_FROM = 20
const ASKED_FOR = 3

/**
 * Keeps what an account is made of until its address is confirmed. Known and unknown addresses are
 * answered alike: only their owner reads which mail it is.
 * @throws invalid_input naming the rules that the password breaks, or the captcha; rule_violated
 *   `applications_closed`; too_many_failures.
 */
export async function register(
  { Project, FirstName, LastName, Email, Password, Captcha }: InputOf<Calls['register']>,
  context: AnonymousContext,
  publicUrl: string,
): Promise<OutputOf<Calls['register']>> {
  const { db, language, now, address, requestId } = context
  const captchaKey = await readCaptcha(Captcha, db)
  if (captchaKey === undefined) throw refuseField('Captcha', 'captcha')
  await requireStrength(Password)
  const call = await findCall(db, Project, language)
  if (!call || stateOf(call, now) !== 'open') throw ruleViolated('applications_closed')
  const isAllowed =
    (await takeAttempt(db, attemptKey('register', address), ASKED_FROM)) &&
    (await takeAttempt(db, attemptKey('registerFor', Email.toLowerCase()), ASKED_FOR))
  if (!isAllowed) throw new AppError('too_many_failures')
  const { secret, hash } = newSecret()
  const isKept = await insertRegistration(db, {
    projectId: call.projectId,
    firstName: FirstName,
    lastName: LastName,
    email: Email,
    passwordHash: await hashPassword(Password),
    language,
    hash,
    captchaKey,
    hours: HOURS,
    now,
  })
  if (!isKept) throw refuseField('Captcha', 'captcha')
  const isKnown = await isKnownAddress(db, Email)
  const path = isKnown ? pathOf('root.signin') : `${pathOf('root.selfregister')}#${secret}`
  const mail = {
    template: isKnown ? 'applications.alreadyRegistered' : 'applications.registration',
    projectId: null,
    senderId: null,
    recipient: Email,
    language,
    key: `applications.registration:${requestId}`,
    // Whoever typed a name must not have us say it to a stranger.
    model: { url: new URL(path, publicUrl).href, hours: HOURS },
  }
  await queueOutside(db, mail, now)
  context.audit({ projectId: call.projectId })
  return { ok: true }
}

/**
 * Makes the account, in the project of the call, and gives it what was applied for from its address.
 * @throws rule_violated `dead_registration` for a link that does not hold, or an address that has
 *   become somebody's meanwhile.
 */
export async function confirmRegistration(
  { Token }: InputOf<Calls['confirmRegistration']>,
  context: AnonymousContext,
): Promise<OutputOf<Calls['confirmRegistration']>> {
  const { db, now } = context
  const found = await takeRegistration(db, hashSecret(Token), now)
  if (!found || (await isKnownAddress(db, found.email))) throw ruleViolated('dead_registration')
  const { projectId, firstName, lastName, email } = found
  const username = email.toLowerCase()
  const member = {
    place: 0,
    userId: null,
    ...{ username, firstName, lastName, email },
    ...personKeys({ firstName, lastName, username }),
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
  context.audit({ actorId: userId, subjectId: userId, projectId })
  return { Username: username }
}
