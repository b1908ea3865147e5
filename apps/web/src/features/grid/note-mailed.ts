import { formatDateTime } from '@telemachos/rules/dates'
import { call, serverNow, type Texts } from '#shared'
import { toast, TOAST_MS } from '#ui'

/** Of so many people at once it is kept when they were mailed. */
const NOTED_AT_ONCE = 500

/**
 * Keeps when people were mailed, with every action whose date the mail told them (spec §3, lastMail). A mail
 * that has left, has left: that this could not be kept is said, and no failure of the mailing.
 * @param toldOf by action: whom a mail told of it.
 */
export async function noteMailed(
  toldOf: ReadonlyMap<number, readonly number[]>,
  t: Texts['t'],
): Promise<void> {
  const lastMail = formatDateTime(serverNow())
  try {
    for (const [ActionId, people] of toldOf) {
      for (let first = 0; first < people.length; first += NOTED_AT_ONCE) {
        const some = people.slice(first, first + NOTED_AT_ONCE)
        const Data = Object.fromEntries(some.map((id) => [id, { lastMail }]))
        const options = { idempotencyKey: crypto.randomUUID() }
        await call('actions.updateMenteeDataMany', { ActionId, Data }, options)
      }
    }
  } catch {
    toast(t('mail.dates.unnoted'), { ms: TOAST_MS.mailNotice, kind: 'failed' })
  }
}
