import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { AnonymousContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { DomainServices } from '../../kernel/domain.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { hashSecret, newSecret } from '../identity/index.ts'
import {
  findByCaptcha,
  insertApplication,
  lockCaptcha,
  replaceToken,
  type EarlierByCaptcha,
} from './application-store.ts'
import { findCall, type CallRow } from './call-store.ts'
import {
  readCaptcha,
  refuseCaptcha,
  requireUnused,
  takeTry,
  useCaptcha,
  type SolvedCaptcha,
} from './captcha.ts'
import { checkAnswers, checkScripts, requireJudged, type CheckedAnswers } from './check-answers.ts'
import { listDocuments, moveDocuments } from './document-store.ts'
import { deleteDraft, findDraft, lockDraft } from './draft-store.ts'
import { keysOf, listKnownFields } from './keys.ts'
import { mailProof } from './mail-proof.ts'
import { needsProof, requireRoom } from './needs-proof.ts'
import { documentAnswers } from './own-documents.ts'
import { proofOf } from './own-proof.ts'
import { tellReceived } from './prove-applications.ts'
import { tellSamePerson } from './same-person.ts'

type Submit = typeof contract.applications.calls.submit
type Services = Pick<DomainServices, 'publicUrl' | 'mailsLeave' | 'limitsCallers'>

/** An application that is sent, as what it is sent to is now. */
interface Sent {
  readonly call: CallRow
  /** What the same captcha has sent before. */
  readonly before: EarlierByCaptcha | undefined
  readonly draftId: number | undefined
  readonly checked: CheckedAnswers
}

async function readSent(
  { Project, Answers, Draft }: InputOf<Submit>,
  captcha: SolvedCaptcha,
  context: AnonymousContext,
  { limitsCallers }: Services,
): Promise<Sent> {
  const { db, language, inTransaction } = context
  const call = await findCall(db, Project, language)
  if (!call) throw ruleViolated('applications_closed')
  if (inTransaction) await lockCaptcha(db, captcha.key)
  // A task is used and its application taken in by one commit: what is found used has sent something.
  const refusal = await requireUnused(captcha, context, limitsCallers).then(
    () => undefined,
    (error: unknown) => error,
  )
  const before = await findByCaptcha(db, captcha.key)
  if (!before && refusal !== undefined) throw refusal
  const draftId = before ? undefined : await findDraftId(Draft, call.projectId, context)
  const documents = documentAnswers(await documentsOf(db, before?.id, draftId))
  const checked = checkAnswers(call.form, { given: Answers, documents }, context)
  return { call, before, draftId, checked }
}

/** What is known of an application before it is taken in. */
interface Judged {
  readonly captcha: SolvedCaptcha
  /** Undefined of what the same captcha has sent before. */
  readonly checked: CheckedAnswers | undefined
}

/**
 * Checks the captcha of an application, and its answers by the form as it is now and by its scripts.
 * @throws rule_violated where the project takes none now, or an answer cannot be checked;
 *   invalid_input naming the answers that are wrong, those that the form does not have, or the captcha;
 *   too_many_failures.
 */
export async function judgeApplication(
  input: InputOf<Submit>,
  context: AnonymousContext,
  services: Services,
): Promise<Judged> {
  const captcha = await readCaptcha(input.Captcha, context.db)
  const { call, before, checked } = await readSent(input, captcha, context, services)
  if (before) return { captcha, checked: undefined }
  if (checked.jobs.length > 0) await takeTry(captcha, context.db)
  await checkScripts(call.projectId, checked, context)
  return { captcha, checked }
}

/**
 * Takes an application in that has been judged: every answer is checked again, by the form as it is now.
 * The documents of the draft come with it. An address that nobody has proven is mailed the link that proves
 * it, and nothing else.
 * @throws as judgeApplication; Outdated.
 */
export async function submitApplication(
  input: InputOf<Submit>,
  context: AnonymousContext,
  services: Services & { readonly judged: Judged },
): Promise<OutputOf<Submit>> {
  const { captcha, checked: judged } = services.judged
  const { call, before, draftId, checked } = await readSent(input, captcha, context, services)
  const { answers } = checked
  if (before) {
    context.audit({ projectId: call.projectId, detail: { protocol: before.protocol } })
    return sendAgain(before, { call, answers }, context, services)
  }
  requireJudged(judged, checked, call.projectId)
  await useCaptcha(captcha, context)
  return takeIn({ call, answers, draftId, captchaKey: captcha.key }, context, services)
}

interface Application {
  readonly call: CallRow
  readonly answers: Readonly<Record<string, string>>
}

/** What is sent again, since the answer was lost, is the same application: it has another link now. */
async function sendAgain(
  before: EarlierByCaptcha,
  { call, answers }: Application,
  { db }: AnonymousContext,
  services: Services,
): Promise<OutputOf<Submit>> {
  const { secret, hash } = newSecret()
  const isSame = await replaceToken(db, before.id, { hash, projectId: call.projectId, answers })
  if (!isSame) throw refuseCaptcha()
  const { protocol, waiting } = before
  return {
    Protocol: protocol,
    Token: secret,
    Waiting: waiting && call.isFull,
    Proof: proofOf(before, services),
  }
}

async function takeIn(
  {
    call,
    answers,
    draftId,
    captchaKey,
  }: Application & { readonly draftId: number | undefined; readonly captchaKey: string },
  context: AnonymousContext,
  services: Services,
): Promise<OutputOf<Submit>> {
  const { db, language, now, principal } = context
  const fields = await listKnownFields(db, call.projectId)
  const keys = keysOf(call.form, answers, fields)
  const isProven = !(await needsProof(call.form, keys.email, context))
  if (!isProven) await requireRoom(call.projectId, keys.mailbox, context)
  const { secret, hash } = newSecret()
  const made = await insertApplication(db, {
    projectId: call.projectId,
    form: call.form,
    answers,
    ...keys,
    isProven,
    language,
    captchaKey,
    tokenHash: hash,
    now,
    applicantId: principal?.userId ?? null,
  })
  if (!made) throw ruleViolated('applications_closed')
  context.audit({ projectId: call.projectId, detail: { protocol: made.protocol } })
  if (draftId !== undefined) {
    await moveDocuments(db, draftId, made.id)
    await deleteDraft(db, draftId)
  }
  const { publicUrl } = services
  if (isProven) {
    await tellReceived([{ id: made.id, projectId: call.projectId }], context, publicUrl)
    await tellSamePerson(made.id, context)
  } else if (keys.email !== '') {
    const mail = { email: keys.email, language, title: call.title }
    await mailProof(mail, context, { publicUrl, isAgain: false })
  }
  const receivedAt = now.toISOString()
  const standing = {
    email: keys.email,
    isProven,
    isCounted: isProven,
    receivedAt,
    proofAskedAt: null,
  }
  return {
    Protocol: made.protocol,
    Token: secret,
    Waiting: made.waiting && call.isFull,
    Proof: proofOf(standing, services),
  }
}

/** The draft that is handed in; in the transaction nothing is added to it any more. */
async function findDraftId(
  token: string | undefined,
  projectId: number,
  { db, now, language, inTransaction }: AnonymousContext,
): Promise<number | undefined> {
  if (token === undefined) return undefined
  const draft = await findDraft(db, hashSecret(token), { now, language })
  if (draft?.projectId !== projectId) return undefined
  return !inTransaction || (await lockDraft(db, draft.id)) ? draft.id : undefined
}

async function documentsOf(db: Db, applicationId: number | undefined, draftId: number | undefined) {
  if (applicationId !== undefined) return listDocuments(db, { applicationId })
  return draftId === undefined ? [] : listDocuments(db, { draftId })
}
