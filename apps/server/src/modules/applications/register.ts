import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { MAX_UNUSED } from '@telemachos/contract/mail/limits'
import { pathOf } from '@telemachos/contract/paths'
import type { AnonymousContext } from '../../kernel/context.ts'
import type { DomainServices } from '../../kernel/domain.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { hashPassword, newSecret, requireStrength } from '../identity/index.ts'
import { allowMail, privateLink, queueOutside } from '../mail/index.ts'
import { findCall } from './call-store.ts'
import { readCaptcha, requireUnused, takeTry, useCaptcha, type SolvedCaptcha } from './captcha.ts'
import { stateOf } from './public-form.ts'
import { countRegistrations, insertRegistration, isKnownAddress } from './registration-store.ts'

type Register = typeof contract.applications.calls.register
type Services = Pick<DomainServices, 'publicUrl' | 'limitsCallers'>

/** How long the link in the mail holds; nothing is kept for longer without it. */
const HOURS = 24

/** So many wait for one address; one more only where its own link is mailed to the address. */
const MAX_WAITING = 5

/** So many of one address are kept at most, with those whose links are mailed. */
export const MAX_KEPT = MAX_WAITING + MAX_UNUSED

/** What is known of an account that somebody asks for. */
interface Asked {
  readonly captcha: SolvedCaptcha
  readonly passwordHash: string
}

/**
 * Checks what somebody asks for, and hashes their password.
 * @throws invalid_input naming the rules that the password breaks, or the captcha; rule_violated
 *   `applications_closed`; too_many_failures.
 */
export async function prepareRegistration(
  input: InputOf<Register>,
  context: AnonymousContext,
  { limitsCallers }: Services,
): Promise<Asked> {
  const captcha = await readCaptcha(input.Captcha, context.db)
  await requireUnused(captcha, context, limitsCallers)
  await requireStrength(input.Password)
  await requireOpen(input, context)
  await takeTry(captcha, context.db)
  return { captcha, passwordHash: await hashPassword(input.Password) }
}

/** The call of a project that takes applications now. */
async function requireOpen(
  { Project }: Pick<InputOf<Register>, 'Project'>,
  { db, language, now }: AnonymousContext,
) {
  const call = await findCall(db, Project, language)
  if (!call || stateOf(call, now) !== 'open') throw ruleViolated('applications_closed')
  return call
}

/**
 * Keeps what an account is made of until its address is confirmed. Known and unknown addresses, and those that
 * have been mailed before, are answered alike: only their owner reads which mail it is.
 * What waits for an address is never pushed out: where it is much, one more is refused.
 * @throws rule_violated `applications_closed`; invalid_input for a captcha that has counted; too_many_failures.
 */
export async function register(
  input: InputOf<Register>,
  context: AnonymousContext,
  { publicUrl, asked }: Services & { readonly asked: Asked },
): Promise<OutputOf<Register>> {
  const { db, language, now } = context
  const { FirstName, LastName, Email } = input
  const { captcha, passwordHash } = asked
  const call = await requireOpen(input, context)
  await useCaptcha(captcha, context)
  // Who asks for the same address at the same time waits here.
  const isMailed = await mayMail(Email, context)
  const waiting = await countRegistrations(db, Email, now)
  if (waiting >= (isMailed ? MAX_KEPT : MAX_WAITING)) throw new AppError('too_many_failures')
  const { secret, hash } = newSecret()
  await insertRegistration(db, {
    projectId: call.projectId,
    firstName: FirstName,
    lastName: LastName,
    email: Email,
    passwordHash,
    language,
    hash,
    captchaKey: captcha.key,
    hours: HOURS,
    now,
  })
  if (isMailed) await mailLink({ recipient: Email, secret }, context, publicUrl)
  context.audit({ projectId: call.projectId })
  return { ok: true }
}

const mayMail = (recipient: string, { db, address, now }: AnonymousContext): Promise<boolean> =>
  allowMail(db, { purpose: 'registration', recipient, address, now })

/** Mails the link, or that there is an account. */
async function mailLink(
  { recipient, secret }: { readonly recipient: string; readonly secret: string },
  { db, now, language, requestId }: AnonymousContext,
  publicUrl: string,
): Promise<void> {
  const isKnown = await isKnownAddress(db, recipient)
  const mail = {
    template: isKnown ? 'applications.alreadyRegistered' : 'applications.registration',
    projectId: null,
    senderId: null,
    recipient,
    language,
    key: `applications.registration:${requestId}`,
    // Whoever typed a name must not have us say it to a stranger.
    model: { hours: HOURS },
    // Both are links that are kept apart: nobody is to tell by the time that it takes.
    link: privateLink(
      // The token stands where browsers do not send it.
      (token) => (isKnown ? pathOf('root.signin') : `${pathOf('root.selfregister')}#${token}`),
      secret,
      { publicUrl, seconds: HOURS * 3_600 },
    ),
  }
  await queueOutside(db, mail, now)
}
