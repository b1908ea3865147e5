import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import { Readable } from 'node:stream'
import { outsideTransaction } from '../../kernel/database/transaction-scope.ts'
import type { MailFile } from './mail-request.ts'
import { isLineBroken, judge, LineClosed, type Handover } from './judge-handover.ts'

/** A mail to be handed over. */
export interface Envelope {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same for every attempt, so that a receiver can tell a second copy. */
  readonly messageId: string
  readonly files: readonly MailFile[]
}

/** How long a mail server may take, in milliseconds. */
export interface SmtpLimits {
  /** To accept a connection and greet. */
  readonly connectMs: number
  /** To say anything at all. */
  readonly silenceMs: number
  /** Until it is ready for what the mail says, and from then on until it says what became of it. */
  readonly handoverMs: number
  /** Runs something after so long. @returns what takes that back. */
  readonly after: (run: () => void, ms: number) => () => void
}

export const SMTP_LIMITS: SmtpLimits = {
  connectMs: 10_000,
  silenceMs: 20_000,
  handoverMs: 45_000,
  after: (run, ms) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** One line to the mail server, opened when it is needed and again when it has broken. */
export class SmtpLine {
  readonly #url: URL
  readonly #limits: SmtpLimits
  #connection: SMTPConnection | undefined
  /** Breaks off a mail of which nothing has left yet. */
  #breakOff: (() => void) | undefined
  #isRetired = false

  constructor(smtpUrl: string, limits: SmtpLimits = SMTP_LIMITS) {
    this.#url = new URL(smtpUrl)
    this.#limits = limits
  }

  /**
   * Hands one mail over.
   * @param mayLeave asked once, when the server is ready for what the mail says. Nothing of that goes
   *   before the answer, and nothing where it is no; from a yes on the mail may have arrived.
   * @throws what `mayLeave` throws.
   */
  async send(envelope: Envelope, mayLeave: () => Promise<boolean>): Promise<Handover> {
    outsideTransaction('the mail server')
    if (this.#isRetired) return { kind: 'not_begun' }
    const bytes = await compose(envelope)
    const broken = Promise.withResolvers<never>()
    broken.promise.catch(() => undefined)
    const watch = () => this.#watch(broken.reject)
    let unwatch = watch()
    const isReused = this.#connection?.destroyed === false
    let isAsked = false
    let hasBegun = false
    let isOver = false
    const ask = async (): Promise<Buffer> => {
      isAsked = true
      if (!(await mayLeave()) || isOver) throw new NotBegun()
      hasBegun = true
      this.#breakOff = undefined
      unwatch()
      unwatch = watch()
      return bytes
    }
    this.#breakOff = () => broken.reject(new NotBegun())
    try {
      const message = readWhenReady(ask, broken.reject)
      await Promise.race([this.#handOver(envelope, message), broken.promise])
      return { kind: 'sent' }
    } catch (error) {
      this.close()
      if (error instanceof Unasked) throw error.cause
      if (error instanceof NotBegun) return { kind: 'not_begun' }
      // A server may end a line on which nothing was said for long: that is seen only now.
      if (!(isReused && !isAsked && isLineBroken(error))) return judge(error, hasBegun)
    } finally {
      isOver = true
      unwatch()
      this.#breakOff = undefined
    }
    return this.send(envelope, mayLeave)
  }

  /** Begins no other mail, and breaks off one of which nothing has left yet. */
  retire(): void {
    this.#isRetired = true
    this.#breakOff?.()
  }

  close(): void {
    this.#connection?.removeAllListeners()
    this.#connection?.on('error', () => undefined)
    this.#connection?.close()
    this.#connection = undefined
  }

  /** Silence is not all: a server can say a word now and then, for ever. */
  #watch(reject: (error: Error) => void): () => void {
    const { after, handoverMs } = this.#limits
    return after(
      () => reject(new Error(`the mail server took longer than ${handoverMs / 1000} s`)),
      handoverMs,
    )
  }

  async #handOver(envelope: Envelope, message: Readable): Promise<void> {
    const connection = await this.#open()
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject)
      connection.once('end', () => reject(new LineClosed()))
      connection.send({ from: addressOf(envelope.from), to: envelope.to }, message, (error) =>
        error ? reject(error) : resolve(),
      )
    })
    connection.removeAllListeners('error').removeAllListeners('end')
    connection.on('error', () => this.close())
  }

  async #open(): Promise<SMTPConnection> {
    if (this.#connection?.destroyed === false) return this.#connection
    const { protocol, hostname, port, username, password, searchParams } = this.#url
    const { connectMs, silenceMs } = this.#limits
    const secure = protocol === 'smtps:'
    const connection = new SMTPConnection({
      host: hostname,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: silenceMs,
      // A password is never sent in the clear, but where the address says so.
      requireTLS: username !== '' && !secure && searchParams.get('tls') !== 'off',
      ignoreTLS: searchParams.get('tls') === 'off',
    })
    this.#connection = connection
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject)
      connection.connect((error) => (error ? reject(error) : resolve()))
    })
    if (username !== '') {
      const credentials = {
        user: decodeURIComponent(username),
        pass: decodeURIComponent(password),
      }
      await new Promise<void>((resolve, reject) => {
        connection.once('error', reject)
        connection.login({ credentials }, (error) => (error ? reject(error) : resolve()))
      })
    }
    connection.removeAllListeners('error')
    return connection
  }
}

/** Nothing of a mail has left, and nothing may. */
class NotBegun extends Error {}

/** It could not be found out whether a mail may leave. */
class Unasked extends Error {}

/** A stream that asks for its content once it is read, which is when the server is ready for it. */
function readWhenReady(ask: () => Promise<Buffer>, reject: (error: Error) => void): Readable {
  let isAsked = false
  const message: Readable = new Readable({
    read() {
      if (isAsked) return
      isAsked = true
      ask().then(
        (bytes) => {
          message.push(bytes)
          message.push(null)
        },
        (cause: unknown) =>
          reject(cause instanceof NotBegun ? cause : new Unasked('may it leave?', { cause })),
      )
    },
  })
  return message
}

/** The address alone of `Name <address>`. */
function addressOf(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender
}

/** The mail as it goes over the line; line breaks in names or subjects cannot add headers. */
function compose({ from, to, subject, text, html, messageId, files }: Envelope): Promise<Buffer> {
  const composer = new MailComposer({
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId,
    attachments: files.map(({ name, mime, content }) => ({
      filename: name,
      contentType: mime,
      content: Buffer.from(content),
    })),
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  return new Promise((resolve, reject) => {
    composer.compile().build((error, message) => (error ? reject(error) : resolve(message)))
  })
}
