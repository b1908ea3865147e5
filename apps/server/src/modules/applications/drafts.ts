import type { contract } from '@telemachos/contract'
import { DRAFT_DAYS } from '@telemachos/contract/applications/limits'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { readApplicationForm, withoutEmail } from '@telemachos/rules/application-form'
import type { AnonymousContext } from '../../kernel/context.ts'
import { AppError, refuseField, ruleViolated } from '../../kernel/errors.ts'
import { networkOf } from '../../kernel/network-of.ts'
import { attemptKey, newSecret, takeAttempt } from '../identity/index.ts'
import { allowMail, queueOutside, type PrivateLink } from '../mail/index.ts'
import { applicationLink } from './application-link.ts'
import { findCall } from './call-store.ts'
import { deleteDraft, insertDraft, writeDraft } from './draft-store.ts'
import { accessDraft } from './policy.ts'
import { stateOf } from './public-form.ts'
import { takeRoom } from './take-room.ts'

type Calls = typeof contract.applications.calls

/** Drafts that one network begins in 15 minutes. */
const BEGUN = 100

/**
 * Keeps what has been written so far, and mails the private link where an address for it is given.
 * @throws rule_violated `applications_closed`, `drafts_full`; not_found for a draft that is gone; invalid_input
 *   naming what the form does not have; too_many_failures.
 */
export async function saveDraft(
  input: InputOf<Calls['saveDraft']>,
  context: AnonymousContext,
  publicUrl: string,
): Promise<OutputOf<Calls['saveDraft']>> {
  const { db, language, now } = context
  const call = await findCall(db, input.Project, language)
  if (!call || stateOf(call, now) !== 'open') throw ruleViolated('applications_closed')
  const sections = readApplicationForm(call.form, language)
  const questions = sections.flatMap(({ Questions }) => Questions)
  const stranger = Object.keys(input.Answers).find(
    (name) => !questions.some(({ Name }) => Name === name),
  )
  if (stranger !== undefined) throw refuseField(`Answers.${stranger}`, 'unknown_field')
  const answers = withoutEmail(sections, input.Answers)
  const kept = await keepDraft(input.Token, { projectId: call.projectId, answers }, context)
  // After the draft's row, as documents do: nobody waits for somebody who waits for them.
  const bytes = Buffer.byteLength(JSON.stringify(answers))
  if (!(await takeRoom('draft text', bytes, context))) throw ruleViolated('drafts_full')
  context.audit({ projectId: call.projectId })
  const Mailed = input.Email !== undefined
  if (input.Email !== undefined) {
    const link = applicationLink(kept.token, publicUrl)
    await mailLink(input.Email, { title: call.title, link }, context)
  }
  return { Token: kept.token, Until: kept.until, Mailed }
}

interface Kept {
  readonly token: string
  readonly until: string
}

async function keepDraft(
  token: string | undefined,
  { projectId, answers }: { readonly projectId: number; readonly answers: Record<string, string> },
  context: AnonymousContext,
): Promise<Kept> {
  const { db, now, address } = context
  if (token !== undefined) {
    const draft = await accessDraft(token, context)
    if (draft.projectId !== projectId) throw refuseField('Project', 'invalid_value')
    return { token, until: await writeDraft(db, draft.id, answers, now) }
  }
  if (!(await takeAttempt(db, attemptKey('draft', networkOf(address)), BEGUN))) {
    throw new AppError('too_many_failures')
  }
  const { secret, hash } = newSecret()
  return { token: secret, until: await insertDraft(db, { projectId, answers, hash, now }) }
}

/** Mails a link to an address that nobody has proven to be theirs: as far as mails may go there, and in our own words alone. */
async function mailLink(
  recipient: string,
  { title, link }: { readonly title: string; readonly link: PrivateLink },
  { db, address, language, requestId, now }: AnonymousContext,
): Promise<void> {
  if (!(await allowMail(db, { purpose: 'draft', recipient, address, now }))) return
  const mail = {
    template: 'applications.draft',
    projectId: null,
    senderId: null,
    recipient,
    language,
    key: `applications.draft:${requestId}`,
    model: { title, days: DRAFT_DAYS },
    link,
  }
  await queueOutside(db, mail, now)
}

/** Removes a draft with its documents. @throws not_found. */
export async function discardDraft(
  { Token }: InputOf<Calls['discardDraft']>,
  context: AnonymousContext,
): Promise<OutputOf<Calls['discardDraft']>> {
  const draft = await accessDraft(Token, context)
  await deleteDraft(context.db, draft.id)
  context.audit({ projectId: draft.projectId })
  return { ok: true }
}
