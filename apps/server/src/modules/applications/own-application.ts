import type { contract } from '@telemachos/contract'
import { DRAFT, type ApplicationStatus } from '@telemachos/contract/applications/statuses'
import { KEPT_MONTHS } from '@telemachos/contract/applications/limits'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { missingDocuments, readApplicationForm } from '@telemachos/rules/application-form'
import type { AnonymousContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { TransactionNeeded } from '../../kernel/transaction-needed.ts'
import { deleteApplication, passPlaceOn, writeChanges } from './application-store.ts'
import { checkAnswers, checkScripts } from './check-answers.ts'
import { listDocuments } from './document-store.ts'
import { keysOf } from './keys.ts'
import { documentAnswers, documentToWire } from './own-documents.ts'
import { accessLink, accessOwn, findLink, ownerOf, type Link } from './policy.ts'
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

/** An application, or what is to become one, as its applicant sees it. */
export async function readOwn(
  { Token }: InputOf<Calls['getApplication']>,
  context: AnonymousContext,
): Promise<OutputOf<Calls['getApplication']>> {
  const { db, now, language } = context
  const link = await accessLink(Token, context)
  const documents = await listDocuments(db, ownerOf(link))
  const { form, answers, ...shown } = standingOf(link)
  const whole = { ...answers, ...documentAnswers(documents) }
  const missing = missingDocuments(readApplicationForm(form, language), whole, now)
  return {
    Token,
    ...shown,
    Sections: wireSections(form, language),
    Answers: answers,
    Documents: documents.map(documentToWire),
    Missing: missing.map(({ Name }) => Name),
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

/** When an application is removed that is not selected. */
function keptUntil(receivedAt: string): string {
  const until = new Date(receivedAt)
  until.setUTCMonth(until.getUTCMonth() + KEPT_MONTHS)
  return until.toISOString()
}

/**
 * Keeps the changes that the applicant was asked for, on the form that the application was written on.
 * @throws not_found, invalid_input naming wrong answers, rule_violated where nothing was asked for or
 *   an answer cannot be checked now.
 */
export async function changeOwn(
  { Token, Answers }: InputOf<Calls['change']>,
  context: AnonymousContext,
): Promise<OutputOf<Calls['change']>> {
  const { db, now, inTransaction } = context
  const own = await accessOwn(Token, context)
  if (own.changesText === null) throw ruleViolated('no_changes_asked')
  const documents = documentAnswers(await listDocuments(db, { applicationId: own.id }))
  const { answers, jobs } = checkAnswers(own.sections, { given: Answers, documents }, context)
  if (!inTransaction) {
    await checkScripts(jobs, { ...own, answers }, context)
    throw new TransactionNeeded()
  }
  const keys = keysOf(own.sections, answers)
  // Somebody may have moved it meanwhile.
  if (!(await writeChanges(db, own.id, { answers, keys, now }))) {
    throw ruleViolated('no_changes_asked')
  }
  context.audit({ projectId: own.projectId })
  return { Protocol: own.protocol }
}

/** Those that can be taken back: whoever is selected is a mentee, and leaves as one. */
const WITHDRAWN: readonly ApplicationStatus[] = [1, 100, 2, 1000]

/**
 * Takes an application back: nothing of it stays but that it was. Its place goes to the next who waits.
 * @throws not_found, rule_violated `already_selected`.
 */
export async function withdraw(
  { Token }: InputOf<Calls['withdraw']>,
  context: AnonymousContext,
): Promise<OutputOf<Calls['withdraw']>> {
  const { db } = context
  const own = await accessOwn(Token, context)
  const gone = await deleteApplication(db, own.id, WITHDRAWN)
  if (!gone) throw ruleViolated('already_selected')
  await passPlaceOn(db, own.projectId, gone)
  context.audit({ projectId: own.projectId, detail: { protocol: own.protocol } })
  return { ok: true }
}
