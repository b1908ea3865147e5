import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import { Readable } from 'node:stream'

/** A mail to be handed over. */
export interface Envelope {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same for every attempt, so that a receiver can tell a second copy. */
  readonly messageId: string
}

/**
 * What handing a mail over came to: sent; refused for good; to be tried again; or unknown, when the
 * line broke after the mail had begun to leave.
 */
export type Handover =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' | 'later' | 'unknown'; readonly reply: string }

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

/** One line to the mail server, opened when it is needed and again when it has broken. */
export class SmtpLine {
  readonly #url: URL
  #connection: SMTPConnection | undefined

  constructor(smtpUrl: string) {
    this.#url = new URL(smtpUrl)
  }

  /** Hands one mail over. Whether it may be sent again depends on whether it had begun to leave. */
  async send(envelope: Envelope): Promise<Handover> {
    const bytes = await compose(envelope)
    let begun = false
    // Read only once the server has said that it is ready for the mail itself.
    const message = new Readable({
      read() {
        begun = true
        this.push(bytes)
        this.push(null)
      },
    })
    try {
      const connection = await this.#open()
      await new Promise<void>((resolve, reject) => {
        connection.once('error', reject)
        connection.once('end', () => reject(new Error('the mail server closed the line')))
        connection.send({ from: addressOf(envelope.from), to: envelope.to }, message, (error) =>
          error ? reject(error) : resolve(),
        )
      })
      connection.removeAllListeners('error').removeAllListeners('end')
      connection.on('error', () => this.close())
      return { kind: 'sent' }
    } catch (error) {
      this.close()
      return judge(error, begun)
    }
  }

  close(): void {
    this.#connection?.removeAllListeners()
    this.#connection?.on('error', () => undefined)
    this.#connection?.close()
    this.#connection = undefined
  }

  async #open(): Promise<SMTPConnection> {
    if (this.#connection) return this.#connection
    const { protocol, hostname, port, username, password, searchParams } = this.#url
    const secure = protocol === 'smtps:'
    const connection = new SMTPConnection({
      host: hostname,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      // A password is never sent in the clear, but where the address says so.
      requireTLS: username !== '' && !secure && searchParams.get('tls') !== 'off',
      ignoreTLS: searchParams.get('tls') === 'off',
    })
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
        connection.login({ credentials }, (error) => (error ? reject(error) : resolve()))
      })
    }
    connection.removeAllListeners('error')
    this.#connection = connection
    return connection
  }
}

/** The address alone of `Name <address>`. */
function addressOf(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender
}

/** The mail as it goes over the line; line breaks in names or subjects cannot add headers. */
function compose({ from, to, subject, text, html, messageId }: Envelope): Promise<Buffer> {
  const composer = new MailComposer({
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  return new Promise((resolve, reject) => {
    composer.compile().build((error, message) => (error ? reject(error) : resolve(message)))
  })
}

function judge(error: unknown, begun: boolean): Handover {
  const { message, responseCode, response } = error as Partial<SMTPConnection.SMTPError>
  const reply = (response ?? message ?? String(error)).slice(0, 500)
  if (responseCode !== undefined && responseCode >= 500) return { kind: 'refused', reply }
  if (responseCode !== undefined || !begun) return { kind: 'later', reply }
  return { kind: 'unknown', reply }
}
