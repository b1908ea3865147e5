import { groupOf } from '@telemachos/contract/applications/statuses'
import type { contract } from '@telemachos/contract'
import { DRAFT_DAYS } from '@telemachos/contract/applications/limits'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { missingDocuments, readApplicationForm } from '@telemachos/rules/application-form'
import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { newSecret } from '../identity/index.ts'
import { queueOutside } from '../mail/index.ts'
import { noteMail } from './applicant-mail-store.ts'
import { applicationLink } from './application-link.ts'
import { insertLink, takeReminder } from './application-store.ts'
import { listDocuments } from './document-store.ts'
import { documentAnswers } from './own-documents.ts'
import { applicantWords } from './form-texts.ts'
import { accessApplication } from './policy.ts'

type UploadReminder = typeof contract.applications.calls.uploadReminder

/**
 * Mails the applicant which documents are missing, with a link of its own: once a day at most.
 * @throws not_found; rule_violated `nothing_missing`, or `not_an_applicant` for what has been assessed.
 */
export async function uploadReminder(
  { AppId }: InputOf<UploadReminder>,
  context: CallContext,
  publicUrl: string,
): Promise<OutputOf<UploadReminder>> {
  const { db, now, actor } = context
  const found = await accessApplication(AppId, context)
  if (groupOf(found.status) !== 'applicants') throw ruleViolated('not_an_applicant')
  const documents = documentAnswers(await listDocuments(db, { applicationId: AppId }))
  // In the applicant's own language, not in that of whoever reminds them.
  const words = await applicantWords(db, found.language, actor.projectId)
  const missingOf = (form: unknown): string[] => {
    const sections = readApplicationForm(form, found.language)
    const missing = missingDocuments(sections, { ...found.answers, ...documents }, now)
    return missing.map(({ Label }) => Label)
  }
  // Staff read it as authors wrote it.
  const Missing = missingOf(found.sections)
  if (Missing.length === 0) throw ruleViolated('nothing_missing')
  if (found.email === '' || !(await takeReminder(db, AppId, now))) {
    context.audit({ unchanged: true })
    return { Mailed: false, Missing }
  }
  const { secret, hash } = newSecret()
  await insertLink(db, { applicationId: AppId, hash, days: DRAFT_DAYS, now })
  const mail = {
    template: 'applications.uploadReminder',
    projectId: actor.projectId,
    senderId: actor.userId,
    recipient: found.email,
    language: found.language,
    key: `applications.uploadReminder:${AppId}:${now.toISOString()}`,
    model: {
      name: found.firstName,
      title: found.title,
      protocol: found.protocol,
      documents: missingOf(words.form(found.sections)),
      days: DRAFT_DAYS,
    },
    link: applicationLink(secret, publicUrl),
  }
  await queueOutside(db, mail, now)
  await noteMail(db, AppId, { kind: 'uploadReminder', by: actor.userId, now })
  context.audit({
    detail: { applicationId: AppId, protocol: found.protocol, missing: Missing.length },
  })
  return { Mailed: true, Missing }
}
