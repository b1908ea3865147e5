import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { Language } from '@telemachos/contract/core/define-texts'
import { readAnswers, readApplicationForm, type Answers } from '@telemachos/rules/application-form'
import { todayInAthens } from '@telemachos/rules/dates'
import type { AnonymousContext } from '../../kernel/context.ts'
import { AppError, refuseField, ruleViolated } from '../../kernel/errors.ts'
import { newSecret } from '../identity/index.ts'
import { findByCaptcha, insertApplication, lockCaptcha, replaceToken } from './application-store.ts'
import { findCall } from './call-store.ts'
import { readCaptcha } from './captcha.ts'
import { keysOf } from './keys.ts'

type Submit = typeof contract.applications.calls.submit

/**
 * Takes an application in: every answer is checked again, by the form as it is now.
 * @throws rule_violated where the project takes none now; invalid_input naming the answers that are
 *   wrong, those that the form does not have, or the captcha.
 */
export async function submitApplication(
  { Project, Answers, Captcha }: InputOf<Submit>,
  context: AnonymousContext,
): Promise<OutputOf<Submit>> {
  const { db, language, now } = context
  const captchaKey = await readCaptcha(Captcha, db)
  if (captchaKey === undefined) throw refuseField('Captcha', 'captcha')
  const call = await findCall(db, Project, language)
  if (!call) throw ruleViolated('applications_closed')
  context.audit({ projectId: call.projectId })
  const answers = checkAnswers(call.form, Answers, { language, now })
  const { secret, hash } = newSecret()

  await lockCaptcha(db, captchaKey)
  const before = await findByCaptcha(db, captchaKey, answers)
  if (before) {
    // Sent again, since the answer was lost: it is the same application.
    if (!before.isSame) throw refuseField('Captcha', 'captcha')
    await replaceToken(db, before.id, hash)
    return { Protocol: before.protocol, Token: secret, Waiting: before.waiting }
  }
  const made = await insertApplication(db, {
    projectId: call.projectId,
    form: call.form,
    answers,
    ...keysOf(call.form, answers),
    language,
    captchaKey,
    tokenHash: hash,
    now,
  })
  if (!made) throw ruleViolated('applications_closed')
  return { Protocol: made.protocol, Token: secret, Waiting: made.waiting }
}

/**
 * The answers as they are kept.
 * @throws invalid_input naming each that is wrong.
 */
export function checkAnswers(
  form: unknown,
  given: Answers,
  { language, now }: { readonly language: Language; readonly now: Date },
): Record<string, string> {
  const sections = readApplicationForm(form, language)
  const { values, faults } = readAnswers(sections, given, { now, today: todayInAthens(now) })
  if (faults.length > 0) {
    throw new AppError('invalid_input', {
      fields: faults.map(({ name, rule }) => ({ field: `Answers.${name}`, rule })),
    })
  }
  return values
}
