import type { SEND_REASONS } from '@telemachos/contract/microdata/limits'
import { z } from 'zod'
import { OutgoingError, type Outgoing } from '../../kernel/outgoing.ts'

/** What the receiving system says of one record, by the key that the record has. */
export interface RecordVerdict {
  readonly accepted: boolean
  readonly error: string
}

/** Why records have no verdict. */
export type SendReason = (typeof SEND_REASONS)[number]

/** What came of sending a file. */
export interface Receipt {
  readonly verdicts: ReadonlyMap<string, RecordVerdict>
  /** Why records have none. */
  readonly reason: SendReason
  /** What the receiver said instead of verdicts. */
  readonly xmlError: string
}

/** The system that microdata is sent to; its own format is that of its adapter. */
export interface Receiver {
  send(address: string, xml: string): Promise<Receipt>
}

const answerShape = z.object({
  verdicts: z
    .array(
      z.object({
        key: z.string().max(100),
        accepted: z.boolean(),
        error: z.string().default(''),
      }),
    )
    .max(10_000),
})

/**
 * A receiver of our own format (docs/microdata.xsd): the file is posted, and the answer is JSON,
 * `{ "verdicts": [{ "key", "accepted", "error" }] }`, with any status from 200 to 299. It knows a record
 * by its key: one that it has accepted is accepted again without being counted twice.
 */
export function openReceiver(outgoing: Outgoing): Receiver {
  return {
    async send(address, xml) {
      try {
        const { status, text } = await outgoing.post(address, xml, {
          'content-type': 'application/xml; charset=utf-8',
          accept: 'application/json',
        })
        if (status < 200 || status > 299) {
          return { verdicts: new Map(), reason: 'status', xmlError: `HTTP ${status}\n${text}` }
        }
        const verdicts = readVerdicts(text)
        return verdicts
          ? { verdicts, reason: 'no_verdict', xmlError: '' }
          : { verdicts: new Map(), reason: 'odd_answer', xmlError: text }
      } catch (error) {
        if (!(error instanceof OutgoingError)) throw error
        return { verdicts: new Map(), reason: error.reason, xmlError: '' }
      }
    },
  }
}

function readVerdicts(text: string): Map<string, RecordVerdict> | undefined {
  try {
    const { verdicts } = answerShape.parse(JSON.parse(text))
    return new Map(verdicts.map(({ key, ...verdict }) => [key, verdict]))
  } catch {
    return undefined
  }
}
