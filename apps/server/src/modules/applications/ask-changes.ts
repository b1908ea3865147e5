import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { readApplicationForm } from '@telemachos/rules/application-form'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { translate, translateWith } from '../../kernel/texts.ts'
import { mailApplicants } from './mail-applicants.ts'
import { applicantWords } from './form-texts.ts'
import { accessApplication } from './policy.ts'
import { askForChanges, type WholeApplication } from './review-store.ts'

type Resubmit = typeof contract.applications.calls.resubmit

/**
 * Asks the applicant for changes, naming the questions in the applicant's own language.
 * @throws not_found; invalid_input for questions that the form does not have; rule_violated for one that
 *   is no applicant's any more.
 */
export async function askChanges(
  { AppId, Text, Questions }: InputOf<Resubmit>,
  context: CallContext,
  publicUrl: string,
): Promise<OutputOf<Resubmit>> {
  const { db, now, actor } = context
  const application = await accessApplication(AppId, context)
  const words = await applicantWords(db, application.language, actor.projectId)
  const sections = words.form(application.sections)
  const text = requestOf({ ...application, sections }, Text, Questions)
  const isAsked = await askForChanges(db, {
    projectId: actor.projectId,
    id: AppId,
    by: actor.userId,
    text,
    now,
  })
  if (!isAsked) {
    const { changesText } = await accessApplication(AppId, context)
    if (changesText !== text) throw ruleViolated('not_an_applicant')
    // Pressed twice: they have been told.
    context.audit({ unchanged: true })
    return { ok: true, Mailed: 0 }
  }
  context.audit({ detail: { protocol: application.protocol } })
  const occasion = { projectId: actor.projectId, kind: 'changes', ids: [AppId] } as const
  const mail = { ...occasion, by: actor.userId, text }
  return { ok: true, Mailed: await mailApplicants(context, mail, publicUrl) }
}

/** What the applicant reads: which answers, and what of them. */
function requestOf(
  { sections, language }: WholeApplication,
  text: string,
  names: readonly string[],
): string {
  const questions = readApplicationForm(sections, language).flatMap((one) => one.Questions)
  const labels = names.map((name) => {
    const question = questions.find(({ Name }) => Name === name)
    if (!question) throw refuseField('Questions', 'no_such_question')
    return `«${question.Label}»`
  })
  const about =
    labels.length > 0 &&
    translateWith(language, 'applications.changesOf', { questions: labels.join(', ') })
  const said = text || (about ? '' : translate(language, 'applications.changesWanted'))
  return [about, said].filter(Boolean).join(' ')
}
