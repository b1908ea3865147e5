import { randomUUID } from 'node:crypto'
import type { Database } from '../../kernel/database/database.ts'
import { levelOf } from '../../kernel/unavailable.ts'
import type { Logger } from '../../kernel/log.ts'
import { countEvent } from '../../kernel/event-counts.ts'
import { MAILS } from './mails-counter.ts'
import * as store from './leaving-store.ts'
import { openLink } from './link-store.ts'
import { reviewLeaving } from './leaving-mails.ts'
import { withoutLink, type PrivateLink } from './private-link.ts'
import { TemplateProblem } from '../../kernel/templates/bounded-liquid.ts'
import { mailHtml, mailText } from './render-mail.ts'
import type { Handover } from './judge-handover.ts'
import { SMTP_LIMITS, SmtpLine, type Envelope, type SmtpLimits } from './smtp-connection.ts'
import { writeMail } from './write-mail.ts'

export interface MailSenderOptions {
  readonly database: Database
  readonly log: Logger
  /** smtp:// or smtps://; without it mails are written and kept for an administrator to read. */
  readonly smtpUrl: string | undefined
  readonly from: string
  readonly publicUrl: string
  /** How long the mail server may take; tests say when time is up. */
  readonly limits?: SmtpLimits
}

export interface MailSender {
  /** Looks at the queue now; in tests, instead of waiting. */
  sendDue(): Promise<void>
  /** Finishes what has begun to leave; the rest goes with whichever server is next. */
  close(): Promise<void>
}

/** So many lines to the mail server at once. */
const LINES = 4
/** So many mails are taken at once, and belong to the server that took them for so long. */
const BATCH = 40
const HOLD_SECONDS = 60
/** So many times are mails taken before what servers that are gone held is looked at again. */
const BATCHES = 25
/** How often the queue is looked at: nobody waits longer for a mail to leave. */
const LOOK_MS = 1_000
/** After how many seconds a mail is tried again; then it has failed. */
const DELAYS = [30, 120, 600, 1_800, 3_600, 7_200, 14_400]

/** Sends queued mails, and keeps doing so until it is closed. */
export function openMailSender(options: MailSenderOptions): MailSender {
  const { database, log } = options
  const limits = options.limits ?? SMTP_LIMITS
  const lines = options.smtpUrl
    ? Array.from({ length: LINES }, () => new SmtpLine(options.smtpUrl ?? '', limits))
    : []
  const hold: store.Hold = { holder: randomUUID(), seconds: HOLD_SECONDS }
  const work: Work = { ...options, hold }
  let running: Promise<void> | undefined
  let closing = false

  const workOff = async (): Promise<void> => {
    await store.releaseHeld(database, DELAYS.length + 1)
    for (let batch = 0; batch < BATCHES && !closing; batch++) {
      const due = await store.takeDue(database, BATCH, hold)
      if (due.length === 0) return
      const taken = await reviewLeaving(database, due)
      if (lines.length === 0) for (const mail of taken) await keep(mail, work)
      else await allEnded(lines.map((line) => handOver(line, taken)))
    }
  }
  const handOver = async (line: SmtpLine, waiting: store.TakenMail[]): Promise<void> => {
    for (let mail = waiting.shift(); mail && !closing; mail = waiting.shift()) {
      await send(mail, line, work)
    }
  }
  const look = (): Promise<void> =>
    (running ??= workOff()
      .catch((error: unknown) => log[levelOf(error)]({ err: error }, 'mails wait in the queue'))
      .finally(() => (running = undefined)))
  const timer = setInterval(() => void look(), LOOK_MS)
  return {
    sendDue: look,
    close: async () => {
      closing = true
      clearInterval(timer)
      for (const line of lines) line.retire()
      await running
      for (const line of lines) line.close()
      await store
        .giveBack(database, hold)
        .catch((error: unknown) => log[levelOf(error)]({ err: error }, 'mails wait to be free'))
    },
  }
}

/** What handing mails over needs. */
type Work = MailSenderOptions & { readonly hold: store.Hold }

/** Waits for all, then throws what one of them threw: no line is used twice at a time. */
async function allEnded(all: readonly Promise<void>[]): Promise<void> {
  for (const end of await Promise.allSettled(all)) if (end.status === 'rejected') throw end.reason
}

/** Writes a mail and keeps it, where there is no mail server. */
async function keep(mail: store.TakenMail, work: Work): Promise<void> {
  const written = await writeOrFail(mail, work)
  if (!written) return
  const end: store.MailEnd = { state: 'kept', written: written.kept }
  await store.finishMail(work.database, mail.id, end, work.hold)
  countEvent(MAILS, 'kept')
}

async function send(mail: store.TakenMail, line: SmtpLine, work: Work): Promise<void> {
  const { database, hold, from, publicUrl } = work
  const written = await writeOrFail(mail, work)
  if (!written || !(await store.beginHandover(database, mail.id, written.kept, hold))) return
  const { address, subject, body } = written.leaving
  const envelope: Envelope = {
    from,
    to: address,
    subject,
    text: mailText(body),
    html: mailHtml({ subject, body }, mail.project),
    messageId: `<mail-${mail.id}@${new URL(publicUrl).hostname}>`,
    files: await store.readFiles(database, mail.id),
  }
  const result = await line.send(envelope, () => store.beginLeaving(database, mail.id, hold))
  await noteResult(mail, written, result, work)
}

async function noteResult(
  mail: store.TakenMail,
  { leaving, link }: Written,
  result: Handover,
  { database, hold }: Work,
): Promise<void> {
  // Somebody else's by now, or given back when this server ends.
  if (result.kind === 'not_begun') return
  if (result.kind === 'sent') {
    countEvent(MAILS, 'sent')
    await store.finishMail(database, mail.id, { state: 'sent' }, hold)
    return
  }
  // What a server has against a mail may quote it.
  const reply = link ? withoutLink(result.reply, link) : result.reply
  const afterSeconds = DELAYS[mail.attempts]
  if (result.kind === 'later' && afterSeconds !== undefined) {
    countEvent(MAILS, 'later')
    return store.requeueMail(database, mail.id, { error: reply, afterSeconds }, hold)
  }
  if (result.kind === 'refused' && result.isOfAddress)
    await store.noteBounce(database, mail.id, leaving.address, reply)
  countEvent(MAILS, 'failed')
  const error = result.kind === 'unknown' ? 'unknown' : reply
  await store.finishMail(database, mail.id, { state: 'failed', error }, hold)
}

interface Written {
  readonly leaving: store.WrittenMail
  /** The same without the token of its link. */
  readonly kept: store.WrittenMail
  readonly link: Omit<PrivateLink, 'seconds'> | undefined
}

/** What the mail says; undefined when it cannot be written, now or ever, or has nowhere to go, which is kept. */
async function writeOrFail(
  mail: store.TakenMail,
  { database, publicUrl, hold }: Work,
): Promise<Written | undefined> {
  const { address } = mail
  const fail = async (error: string): Promise<undefined> => {
    countEvent(MAILS, 'failed')
    await store.finishMail(database, mail.id, { state: 'failed', error }, hold)
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) return fail('no_address')
  if (mail.bounced !== null) return fail('bounced')
  const url = mail.hasLink ? await openLink(database, mail.id) : undefined
  if (mail.hasLink && url === undefined) return fail('link_expired')
  try {
    const kept = { address, ...(await writeMail(mail, publicUrl)) }
    if (url === undefined) return { kept, leaving: kept, link: undefined }
    const model = { ...mail.model, url }
    const leaving = { address, ...(await writeMail({ ...mail, model }, publicUrl)) }
    return { kept, leaving, link: { url, shown: String(mail.model['url']) } }
  } catch (error) {
    if (!(error instanceof TemplateProblem)) throw error
    const { limit, line, message } = error.fault
    // On a machine that is busy anything may take long; later it need not.
    const afterSeconds = limit === 'time' ? DELAYS[mail.attempts] : undefined
    if (afterSeconds !== undefined) {
      await store.requeueMail(database, mail.id, { error: 'template_time', afterSeconds }, hold)
      return undefined
    }
    return fail(limit ? `template_${limit}` : `template: ${line}: ${message}`)
  }
}
