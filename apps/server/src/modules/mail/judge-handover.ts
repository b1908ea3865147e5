import type SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'

/**
 * What handing a mail over came to: sent; refused for good, for its address or for what it is; to be tried
 * again, since nothing of it has left; unknown, when the server did not say what became of it after it had
 * begun to leave; or not begun, since it may not leave any more.
 */
export type Handover =
  | { readonly kind: 'sent' }
  | { readonly kind: 'not_begun' }
  | { readonly kind: 'refused'; readonly reply: string; readonly isOfAddress: boolean }
  | { readonly kind: 'later' | 'unknown'; readonly reply: string }

/** The server ended a line without a word. */
export class LineClosed extends Error {
  override readonly message = 'the mail server closed the line'
}

/** Whether a line was ended, by a word or without one, and nothing is said against the mail. */
export function isLineBroken(error: unknown): boolean {
  const { code = '', responseCode } = error as Partial<SMTPConnection.SMTPError>
  const isBroken = error instanceof LineClosed || ['ECONNECTION', 'ESOCKET'].includes(code)
  return responseCode === 421 || (isBroken && responseCode === undefined)
}

/** What a server says against the sender or the way, not against the address (RFC 3463). */
const POLICY = /^5\d\d[ -]5\.7\./

/**
 * What an error comes to.
 * @param begun whether anything of the mail has gone.
 */
export function judge(error: unknown, begun: boolean): Handover {
  const {
    message,
    responseCode = 0,
    response,
    command,
  } = error as Partial<SMTPConnection.SMTPError>
  const reply = (response ?? message ?? String(error)).slice(0, 500)
  const isOfRecipient = command === 'RCPT TO'
  // A server that refuses us, our password or our sender has nothing against this mail.
  if (responseCode >= 500 && (begun || isOfRecipient || command === 'DATA')) {
    return { kind: 'refused', reply, isOfAddress: isOfRecipient && !POLICY.test(reply) }
  }
  return { kind: !begun || responseCode >= 400 ? 'later' : 'unknown', reply }
}
