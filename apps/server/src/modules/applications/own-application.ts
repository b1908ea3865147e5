import type { contract } from '@telemachos/contract'
import { DRAFT, type ApplicationStatus } from '@telemachos/contract/applications/statuses'
import { KEPT_MONTHS } from '@telemachos/contract/applications/limits'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { missingDocuments, readApplicationForm } from '@telemachos/rules/application-form'
import type { AnonymousContext } from '../../kernel/context.ts'
import type { DomainServices } from '../../kernel/domain.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { attemptKey, takeAttempt } from '../identity/index.ts'
import {
  deleteApplication,
  passPlaceOn,
  writeChanges,
  type OwnApplication,
} from './application-store.ts'
import { listAddressed } from './applicant-mail-store.ts'
import { applicantWords } from './form-texts.ts'
import { checkAnswers, checkScripts, requireJudged, type CheckedAnswers } from './check-answers.ts'
import { listDocuments } from './document-store.ts'
import { keysOf, listKnownFields } from './keys.ts'
import { mailWithdrawn } from './mail-applicants.ts'
import { mailProof } from './mail-proof.ts'
import { needsProof } from './needs-proof.ts'
import { documentAnswers, documentToWire } from './own-documents.ts'
import { beforeOf, readOwnProof } from './own-proof.ts'
import { stepsOf } from './own-steps.ts'
import { accessLink, accessOwn, findLink, latestToken, ownerOf, type Link } from './policy.ts'
import { lockCalls } from './proof-store.ts'
import { proveApplications } from './prove-applications.ts'
import { listHistory } from './review-store.ts'
import { tellSamePerson } from './same-person.ts'
import { wireSections } from './wire-form.ts'

type Calls = typeof contract.applications.calls
type Own = OutputOf<Calls['getApplication']>

/** Whether a private link holds; the page shows 'invalidToken' otherwise (spec §2.1). */
export async function checkToken(
  { Token }: InputOf<Calls['checkToken']>,
  context: AnonymousContext,
): Promise<OutputOf<Calls['checkToken']>> {
  return { Status: (await findLink(Token, context)) ? 'valid' : 'invalidToken' }
}

/**
 * An application, or what is to become one, as its applicant sees it.
 * @throws not_found for a token that leads nowhere; without one, for whoever has no application.
 */
export async function readOwn(
  input: InputOf<Calls['getApplication']>,
  context: AnonymousContext,
  services: Pick<DomainServices, 'mailsLeave'>,
): Promise<OutputOf<Calls['getApplication']>> {
  const { db, now, language } = context
  const Token = input.Token ?? (await latestToken(context))
  const link = await accessLink(Token, context)
  const { own } = link
  const documents = await listDocuments(db, ownerOf(link))
  const { form, answers, ...shown } = standingOf(link)
  const whole = { ...answers, ...documentAnswers(documents) }
  const missing = missingDocuments(readApplicationForm(form, language), whole, now)
  const words = await applicantWords(db, language, (link.draft ?? link.own).projectId)
  return {
    Token,
    ...shown,
    Sections: wireSections(words.form(form), language),
    Answers: answers,
    Documents: documents.map(documentToWire),
    Missing: missing.map(({ Name }) => Name),
    Proof: own ? await readOwnProof(own, context, services) : null,
    Before: own ? await beforeOf(db, own.id) : [],
    Steps: own ? stepsOf(await listHistory(db, own.id)) : [],
  }
}

type Standing = Pick<
  Own,
  | 'Protocol'
  | 'Title'
  | 'Project'
  | 'Status'
  | 'Waiting'
  | 'ReceivedAt'
  | 'KeptUntil'
  | 'ChangesAsked'
> & { readonly form: unknown; readonly answers: Record<string, string> }

function standingOf({ draft, own }: Link): Standing {
  if (draft) {
    return {
      Protocol: '',
      Title: draft.title,
      Project: draft.url,
      Status: DRAFT,
      Waiting: false,
      ReceivedAt: draft.savedAt,
      KeptUntil: draft.until,
      ChangesAsked: null,
      form: draft.form,
      answers: draft.answers,
    }
  }
  return {
    Protocol: own.protocol,
    Title: own.title,
    Project: own.url,
    Status: own.status,
    Waiting: own.waiting,
    ReceivedAt: own.receivedAt,
    KeptUntil: keptUntil(own.receivedAt),
    ChangesAsked: own.changesText,
    form: own.sections,
    answers: own.answers,
  }
}

/** How often the scripts of a form judge changes of one application in 15 minutes. */
const JUDGED = 30

/** When an application is removed that is not selected. */
function keptUntil(receivedAt: string): string {
  const until = new Date(receivedAt)
  until.setUTCMonth(until.getUTCMonth() + KEPT_MONTHS)
  return until.toISOString()
}

/** Changes that the applicant was asked for, on the form that the application was written on. */
async function readChanges(
  { Token, Answers }: InputOf<Calls['change']>,
  context: AnonymousContext,
) {
  const own = await accessOwn(Token, context)
  if (own.changesText === null) throw ruleViolated('no_changes_asked')
  const documents = documentAnswers(await listDocuments(context.db, { applicationId: own.id }))
  const given = { given: Answers, documents, stored: own.answers }
  return { own, checked: checkAnswers(own.sections, given, context) }
}

/**
 * Has the scripts of the form judge changes that the applicant was asked for.
 * @throws not_found, invalid_input naming wrong answers, rule_violated where nothing was asked for or
 *   an answer cannot be checked now; too_many_failures.
 */
export async function judgeChanges(
  input: InputOf<Calls['change']>,
  context: AnonymousContext,
): Promise<CheckedAnswers> {
  const { own, checked } = await readChanges(input, context)
  const key = attemptKey('changes', String(own.id))
  if (checked.jobs.length > 0 && !(await takeAttempt(context.db, key, JUDGED))) {
    throw new AppError('too_many_failures')
  }
  await checkScripts(own.projectId, checked, context)
  return checked
}

/** Keeps changes that have been judged. @throws as judgeChanges; Outdated. */
export async function changeOwn(
  input: InputOf<Calls['change']>,
  context: AnonymousContext,
  { judged, publicUrl }: { readonly judged: CheckedAnswers; readonly publicUrl: string },
): Promise<OutputOf<Calls['change']>> {
  const { db, now } = context
  const { own, checked } = await readChanges(input, context)
  requireJudged(judged, checked, own.projectId)
  const { answers } = checked
  const fields = await listKnownFields(db, own.projectId)
  const keys = keysOf(own.sections, answers, fields)
  const isNewAddress = keys.email !== '' && keys.email !== own.email
  if (isNewAddress) await lockCalls(db, [own.projectId])
  // Somebody may have moved it meanwhile.
  if (!(await writeChanges(db, own.id, { answers, keys, now }))) {
    throw ruleViolated('no_changes_asked')
  }
  if (isNewAddress) await proveNewAddress(own, keys.email, context, publicUrl)
  await tellSamePerson(own.id, context)
  context.audit({ projectId: own.projectId, detail: { protocol: own.protocol } })
  return { Protocol: own.protocol }
}

/** An address that has changed is proven anew; until then mails go to the one before. */
async function proveNewAddress(
  own: OwnApplication,
  email: string,
  context: AnonymousContext,
  publicUrl: string,
): Promise<void> {
  if (await needsProof(own.sections, email, context)) {
    const mail = { email, language: context.language, title: own.title }
    return mailProof(mail, context, { publicUrl, isAgain: false })
  }
  const proof = { ids: [own.id], projectIds: [own.projectId], by: null }
  await proveApplications(proof, context, publicUrl)
}

/** Those that can be taken back: whoever is selected is a mentee, and leaves as one. */
const WITHDRAWN: readonly ApplicationStatus[] = [1, 100, 2, 1000]

/**
 * Takes an application back: nothing of it stays but that it was. Its place goes to the next who waits, and the
 * applicant is told.
 * @throws not_found, rule_violated `already_selected`.
 */
export async function withdraw(
  { Token }: InputOf<Calls['withdraw']>,
  context: AnonymousContext,
): Promise<OutputOf<Calls['withdraw']>> {
  const { db } = context
  const own = await accessOwn(Token, context)
  // The call's row first, as whoever applies does: what is counted then stays so.
  await lockCalls(db, [own.projectId])
  const [told] = await listAddressed(db, own.projectId, [own.id])
  const gone = await deleteApplication(db, own.id, WITHDRAWN)
  if (!gone) throw ruleViolated('already_selected')
  await passPlaceOn(db, own.projectId, gone)
  await mailWithdrawn(context, own.projectId, told)
  context.audit({ projectId: own.projectId, detail: { protocol: own.protocol } })
  return { ok: true }
}
