import { MAX_MAILED } from '@telemachos/contract/mail/limits'
import { call, type CallInput, type Texts } from '#shared'
import { toast, TOAST_MS } from '#ui'

type Mailing = CallInput<'mail.mailUsers'>

/** What became of people who were to be mailed. */
export interface MailedPeople {
  /** Whose mails leave. */
  readonly queued: number[]
  noAddress: number
  nothing: number
}

/**
 * Mails people, however many, in parts of as many as one call takes; what became of them is counted as it
 * happens, so that a part that fails leaves the earlier ones said.
 */
export async function mailInParts(
  people: readonly number[],
  data: Mailing['Data'][string],
  Template: Mailing['Template'],
  told: MailedPeople,
): Promise<void> {
  for (let first = 0; first < people.length; first += MAX_MAILED) {
    const some = people.slice(first, first + MAX_MAILED)
    const Data = Object.fromEntries(some.map((id) => [id, data]))
    const attempt = { idempotencyKey: crypto.randomUUID() }
    // One after another: each is the work of a bulk call.
    const answer = await call('mail.mailUsers', { Data, Template }, attempt)
    told.queued.push(...answer.Queued)
    told.noAddress += answer.NoAddress.length
    told.nothing += answer.Nothing.length
  }
}

/** Says how many were mailed, for 10 s (spec §9). */
export function sayMailed({ queued, noAddress, nothing }: MailedPeople, t: Texts['t']): void {
  toast(t('mail.dates.done', { queued: queued.length, noAddress, nothing }), {
    ms: TOAST_MS.mailNotice,
    kind: queued.length > 0 ? 'done' : 'info',
  })
}
