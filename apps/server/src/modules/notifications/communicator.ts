import { communicatorAddress } from '@telemachos/contract/projects/communicator'
import { OutgoingError, type Outgoing } from '../../kernel/outgoing.ts'

/** The message service of a project, as its settings name it (Config.aCommunicator). */
export interface Communicator {
  readonly domain: string | null
  readonly apiKey: string | null
  readonly authorization: string | null
}

/** What the service is given of one message. */
export interface Message {
  /** The same when it is sent again: it is one message then. */
  readonly Id: string
  /** The telephone number. */
  readonly To: string
  readonly Language: string
  /** The project's part of addresses. */
  readonly Project: string
  readonly Text: string
  readonly Link: string
}

/** What became of a message: taken, refused for good, or to be tried again. */
export interface Receipt {
  readonly outcome: 'sent' | 'refused' | 'later'
  readonly error: string | null
}

/** Where a project's service takes messages; null without one, or where the operator does not allow it. */
export function addressOf(domain: string | null, outgoing: Outgoing): string | null {
  const address = domain === null ? null : communicatorAddress(domain)
  return address !== null && outgoing.allows(address) ? address : null
}

/** Answers of these statuses say that it may be taken another time. */
const LATER = [408, 425, 429]

/**
 * Hands a message to the project's service: `POST {Domain}/messages` with the message as JSON,
 * `X-Api-Key` and `Authorization` as in the settings. Any status from 200 to 299 means that it has it.
 */
export async function sendMessage(
  { domain, apiKey, authorization }: Communicator,
  message: Message,
  outgoing: Outgoing,
): Promise<Receipt> {
  const address = addressOf(domain, outgoing)
  if (address === null) return { outcome: 'refused', error: 'not_allowed' }
  try {
    const { status } = await outgoing.post(address, JSON.stringify(message), {
      'content-type': 'application/json; charset=utf-8',
      accept: 'application/json',
      ...(apiKey && { 'x-api-key': apiKey }),
      ...(authorization && { authorization }),
    })
    if (status >= 200 && status < 300) return { outcome: 'sent', error: null }
    const isRefused = status >= 300 && status < 500 && !LATER.includes(status)
    return { outcome: isRefused ? 'refused' : 'later', error: `status_${status}` }
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    const isRefused = error.reason === 'not_allowed' || error.reason === 'private_address'
    return { outcome: isRefused ? 'refused' : 'later', error: error.reason }
  }
}
