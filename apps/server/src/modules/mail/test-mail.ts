import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { MAX_TESTS } from '@telemachos/contract/mail/limits'
import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { queueMails } from './queue-mails.ts'
import { findMailId, readOwnMailbox } from './reader-store.ts'
import type { TemplateText } from './template-form.ts'

type SendTest = typeof contract.mail.calls.sendTest

const TEMPLATE = 'mail.test'
const HOUR_MS = 60 * 60_000

/**
 * Mails the caller a template that has been tried, marked as a test; it goes nowhere else.
 * @throws rule_violated `own_address` where the caller has none, `own_address_refused`, `too_many_tests`.
 */
export async function sendTest(
  { Name, Language }: InputOf<SendTest>,
  { db, actor, now, requestId, audit }: CallContext,
  { subject, body }: TemplateText,
  mailsLeave: boolean,
): Promise<OutputOf<SendTest>> {
  const { userId, projectId } = actor
  const since = new Date(now.getTime() - HOUR_MS)
  const own = await readOwnMailbox(db, userId, { template: TEMPLATE, since })
  if (own.address === '') throw ruleViolated('own_address')
  if (own.isRefused) throw ruleViolated('own_address_refused')
  if (own.sent >= MAX_TESTS) throw ruleViolated('too_many_tests', { limit: MAX_TESTS })
  const key = `${TEMPLATE}/${userId}/${requestId}`
  await queueMails(db, {
    template: TEMPLATE,
    projectId,
    senderId: userId,
    dueAt: now,
    to: [{ userId, key, model: { subject, body } }],
  })
  const { id } = await findMailId(db, key)
  audit({ detail: { template: Name, language: Language } })
  return { Id: id, Address: own.address, Leaves: mailsLeave }
}
