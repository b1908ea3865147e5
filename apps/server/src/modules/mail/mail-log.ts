import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { findPatterns, seesAddresses } from '../people/index.ts'
import * as store from './mail-log-store.ts'
import { mailText } from './render-mail.ts'
import { accessMail, boxOf } from './policy.ts'
import { subjectOf } from './subject-of.ts'

type Calls = typeof contract.mail.calls

/** Mails to the caller in the project, or those that the caller had sent. */
export async function listOwnMails(
  { Box, page, count: size }: InputOf<Calls['listOwnMails']>,
  context: CallContext,
): Promise<OutputOf<Calls['listOwnMails']>> {
  const { db, actor } = context
  const condition =
    Box === 'received' ? store.toPerson(actor.userId) : store.fromPerson(actor.userId)
  const { list, all } = await store.listMails(db, {
    projectId: actor.projectId,
    withAccounts: false,
    condition,
    page: { page, count: size },
  })
  return { list: await show(list, context), count: list.length, All: all }
}

/** Mails as they are shown: with what they are about, and addresses only for those who may see them (spec §5). */
async function show<Mail extends store.MailRow>(mails: readonly Mail[], context: CallContext) {
  const shown = mails.map(({ tells, ...mail }) => ({
    ...mail,
    About: subjectOf({ Template: mail.Template, tells }, context.language),
  }))
  if (await seesAddresses(context)) return shown
  return shown.map((mail) => {
    if (mail.Address === '') return mail
    // What a mail server complains of names the address too.
    return { ...mail, Address: '', Error: mail.Error.replaceAll(mail.Address, '…') }
  })
}

const STATES = { queued: 0, held: 0, sent: 0, kept: 0, failed: 0, cancelled: 0 }

/** The project's mails, with how many there are by state. */
export async function listProjectMails(
  { State, Search, page, count: size }: InputOf<Calls['listProjectMails']>,
  context: CallContext,
): Promise<OutputOf<Calls['listProjectMails']>> {
  const { db, actor } = context
  const box = boxOf(actor)
  const { patterns } = await findPatterns(Search, [], context)
  const condition = store.inState(State ?? null, patterns)
  const [{ list, all }, counted] = await Promise.all([
    store.listMails(db, { ...box, condition, page: { page, count: size } }),
    store.countByState(db, box),
  ])
  const shown = await show(list, context)
  return { list: shown, count: list.length, All: all, States: { ...STATES, ...counted } }
}

/**
 * One mail as it left.
 * @throws not_found.
 */
export async function getMail(
  { Id }: InputOf<Calls['getMail']>,
  context: CallContext,
): Promise<OutputOf<Calls['getMail']>> {
  const { body, ...mail } = await accessMail(context, Id)
  const { actor } = context
  const isTheirs = mail.To.Id === actor.userId || mail.From?.Id === actor.userId
  const isOwn = isTheirs && context.isOwnPerson()
  context.audit(isOwn ? { unchanged: true } : { subjectId: mail.To.Id, detail: { mailId: Id } })
  const { tells } = mail
  const [shown] = await show([mail], context)
  if (!shown) throw new Error('a mail that is there is not shown')
  const path = isTheirs && mail.To.Id === actor.userId ? tells?.model['path'] : null
  return { ...shown, Text: mailText(body), Path: typeof path === 'string' ? path : null }
}

/** Queues mails of the project again. */
export async function resendMails(
  { Ids }: InputOf<Calls['resendMails']>,
  { db, actor, audit }: CallContext,
): Promise<OutputOf<Calls['resendMails']>> {
  const changed = await store.resendMails(db, boxOf(actor), Ids)
  audit(changed > 0 ? { detail: { mails: changed } } : { unchanged: true })
  return { Changed: changed }
}

/** Takes mails of the project out of the queue. */
export async function cancelMails(
  { Ids }: InputOf<Calls['cancelMails']>,
  { db, actor, audit }: CallContext,
): Promise<OutputOf<Calls['cancelMails']>> {
  const changed = await store.cancelMails(db, boxOf(actor), Ids)
  audit(changed > 0 ? { detail: { mails: changed } } : { unchanged: true })
  return { Changed: changed }
}
