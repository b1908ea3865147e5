import { inProject, pathOf, type ProjectPath } from '@telemachos/contract/paths'
import { randomUUID } from 'node:crypto'
import { vocative } from '@telemachos/rules/vocative'
import type { Database } from '../../kernel/database/database.ts'
import type { Logger } from '../../kernel/log.ts'
import { defaultTemplate } from './default-templates.ts'
import type { TemplateText } from './template-form.ts'
import * as store from './queue-store.ts'
import { modelIn } from './model-in.ts'
import { mailHtml, mailText, renderMail, TemplateProblem } from './render-mail.ts'
import { openOwnMailRenderer } from './render-own-mail.ts'
import { SmtpLine } from './smtp-connection.ts'

export interface MailSenderOptions {
  readonly database: Database
  readonly log: Logger
  /** smtp:// or smtps://; without it mails are written and kept for an administrator to read. */
  readonly smtpUrl: string | undefined
  readonly from: string
  readonly publicUrl: string
}

export interface MailSender {
  /** Looks at the queue now; in tests, instead of waiting. */
  sendDue(): Promise<void>
  /** Finishes what is being handed over. */
  close(): Promise<void>
}

/** So many lines to the mail server at once. */
const LINES = 4
/** So many mails are taken at once, and belong to the server that took them for so long. */
const BATCH = 40
const HOLD_SECONDS = 60
/** How often the queue is looked at: nobody waits longer for a mail to leave. */
const LOOK_MS = 1_000
/** After how many seconds a mail is tried again; then it has failed. */
const DELAYS = [30, 120, 600, 1_800, 3_600, 7_200, 14_400]

/** Mails in the words of projects wait for each other, not for templates that are being tried. */
const renderOwnMail = openOwnMailRenderer(1)

/** Sends queued mails, and keeps doing so until it is closed. */
export function openMailSender(options: MailSenderOptions): MailSender {
  const { database, log } = options
  const lines = options.smtpUrl
    ? Array.from({ length: LINES }, () => new SmtpLine(options.smtpUrl ?? ''))
    : []
  const hold: store.Hold = { holder: randomUUID(), seconds: HOLD_SECONDS }
  let running: Promise<void> | undefined
  let closing = false

  const work = async (): Promise<void> => {
    await store.releaseHeld(database)
    for (let more = true; more && !closing;) {
      const taken = await store.takeDue(database, BATCH, hold)
      more = taken.length > 0
      if (lines.length === 0) for (const mail of taken) await keep(mail, options)
      else await Promise.all(lines.map((line) => handOver(line, taken)))
    }
  }
  const handOver = async (line: SmtpLine, waiting: store.TakenMail[]): Promise<void> => {
    for (let mail = waiting.shift(); mail && !closing; mail = waiting.shift()) {
      await send(mail, line, hold, options)
    }
  }
  const look = (): Promise<void> =>
    (running ??= work()
      .catch((error: unknown) => log.warn({ err: error }, 'mails wait in the queue'))
      .finally(() => (running = undefined)))
  const timer = setInterval(() => void look(), LOOK_MS)
  return {
    sendDue: look,
    close: async () => {
      closing = true
      clearInterval(timer)
      await running
      for (const line of lines) line.close()
    },
  }
}

/** Writes a mail and keeps it, where there is no mail server. */
async function keep(mail: store.TakenMail, options: MailSenderOptions): Promise<void> {
  const written = await writeOrFail(mail, options)
  if (written) await store.finishMail(options.database, mail.id, 'kept', { written })
}

async function send(
  mail: store.TakenMail,
  line: SmtpLine,
  hold: store.Hold,
  options: MailSenderOptions,
): Promise<void> {
  const { database } = options
  const written = await writeOrFail(mail, options)
  if (!written || !(await store.beginSending(database, mail.id, written, hold))) return
  const result = await line.send({
    from: options.from,
    to: written.address,
    subject: written.subject,
    text: mailText(written.body),
    html: mailHtml(written, mail.project),
    messageId: `<mail-${mail.id}@${new URL(options.publicUrl).hostname}>`,
  })
  if (result.kind === 'sent') return store.finishMail(database, mail.id, 'sent')
  const delay = DELAYS[mail.attempts]
  if (result.kind === 'later' && delay !== undefined) {
    return store.requeueMail(database, mail.id, result.reply, delay)
  }
  if (result.kind === 'refused') {
    await store.noteBounce(database, mail.id, written.address, result.reply)
  }
  const error = result.kind === 'unknown' ? 'unknown' : result.reply
  await store.finishMail(database, mail.id, 'failed', { error })
}

/** What the mail says; undefined when it cannot be written, now or ever, or has nowhere to go, which is kept. */
async function writeOrFail(
  mail: store.TakenMail,
  { database, publicUrl }: MailSenderOptions,
): Promise<store.WrittenMail | undefined> {
  const fail = async (error: string): Promise<undefined> => {
    await store.finishMail(database, mail.id, 'failed', { error })
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(mail.address)) return fail('no_address')
  if (mail.bounced !== null) return fail('bounced')
  try {
    return { address: mail.address, ...(await writeMail(mail, publicUrl)) }
  } catch (error) {
    if (!(error instanceof TemplateProblem)) throw error
    const { limit, line, message } = error.fault
    // On a machine that is busy anything may take long; later it need not.
    const delay = limit === 'time' ? DELAYS[mail.attempts] : undefined
    if (delay !== undefined) {
      await store.requeueMail(database, mail.id, 'template_time', delay)
      return undefined
    }
    return fail(limit ? `template_${limit}` : `template: ${line}: ${message}`)
  }
}

type Writable = Pick<
  store.TakenMail,
  | 'template'
  | 'model'
  | 'language'
  | 'firstName'
  | 'vocative'
  | 'project'
  | 'projectUrl'
  | 'subject'
  | 'body'
>

/**
 * A mail's subject and body: the project's own words, or the product's. Those of the product ask for
 * little, whatever they are filled with.
 * @throws TemplateProblem.
 */
async function writeMail(mail: Writable, publicUrl: string): Promise<TemplateText> {
  const model = {
    ...modelIn(mail.model, mail.language),
    name: mail.firstName,
    vocative: mail.vocative ?? vocative(mail.firstName),
    project: mail.project,
    calendar: new URL(inProject(mail.projectUrl ?? '', pathOf('calendar')), publicUrl).href,
    ...linkOf(mail, publicUrl),
  }
  const { subject, body } = mail
  if (subject !== null && body !== null) return renderOwnMail({ subject, body }, model)
  const ours = defaultTemplate(mail.template)?.[mail.language]
  if (!ours)
    throw new TemplateProblem({ message: `there is no template ${mail.template}`, line: 1 })
  return renderMail(ours, model)
}

/** The address of the page that a mail is about, where its model has the page's path. */
function linkOf({ model: { path }, projectUrl }: Writable, publicUrl: string): { link?: string } {
  if (typeof path !== 'string') return {}
  return { link: new URL(inProject(projectUrl ?? '', path as ProjectPath), publicUrl).href }
}
