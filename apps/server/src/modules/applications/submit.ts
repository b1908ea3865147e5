import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { AnonymousContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { TransactionNeeded } from '../../kernel/transaction-needed.ts'
import { hashSecret, newSecret } from '../identity/index.ts'
import { findByCaptcha, insertApplication, lockCaptcha, replaceToken } from './application-store.ts'
import { findCall } from './call-store.ts'
import { readCaptcha } from './captcha.ts'
import { checkAnswers, checkScripts } from './check-answers.ts'
import { listDocuments, moveDocuments } from './document-store.ts'
import { deleteDraft, findDraft, lockDraft } from './draft-store.ts'
import { keysOf } from './keys.ts'
import { mailApplicants } from './mail-applicants.ts'
import { documentAnswers } from './own-documents.ts'

type Submit = typeof contract.applications.calls.submit

/**
 * Takes an application in: every answer is checked again, by the form as it is now, and by its scripts
 * before the transaction begins. The documents of the draft come with it.
 * @throws rule_violated where the project takes none now, or an answer cannot be checked;
 *   invalid_input naming the answers that are wrong, those that the form does not have, or the captcha.
 */
export async function submitApplication(
  { Project, Answers, Captcha, Draft }: InputOf<Submit>,
  context: AnonymousContext,
  publicUrl: string,
): Promise<OutputOf<Submit>> {
  const { db, language, now, inTransaction } = context
  const captchaKey = await readCaptcha(Captcha, db)
  if (captchaKey === undefined) throw refuseField('Captcha', 'captcha')
  const call = await findCall(db, Project, language)
  if (!call) throw ruleViolated('applications_closed')
  context.audit({ projectId: call.projectId })
  if (inTransaction) await lockCaptcha(db, captchaKey)
  const before = await findByCaptcha(db, captchaKey)
  const draftId = before ? undefined : await findDraftId(Draft, call.projectId, context)
  const documents = documentAnswers(await documentsOf(db, before?.id, draftId))
  const checked = checkAnswers(call.form, { given: Answers, documents }, context)
  const { answers } = checked
  if (!inTransaction) {
    if (!before) await checkScripts(checked.jobs, { ...call, answers }, context)
    throw new TransactionNeeded()
  }
  const { secret, hash } = newSecret()
  if (before) {
    // Sent again, since the answer was lost: it is the same application.
    const isSame = await replaceToken(db, before.id, { hash, projectId: call.projectId, answers })
    if (!isSame) throw refuseField('Captcha', 'captcha')
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
    applicantId: context.principal?.userId ?? null,
    now,
  })
  if (!made) throw ruleViolated('applications_closed')
  if (draftId !== undefined) {
    await moveDocuments(db, draftId, made.id)
    await deleteDraft(db, draftId)
  }
  const occasion = {
    projectId: call.projectId,
    kind: 'received',
    ids: [made.id],
    by: null,
  } as const
  await mailApplicants(context, occasion, publicUrl)
  return { Protocol: made.protocol, Token: secret, Waiting: made.waiting }
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
