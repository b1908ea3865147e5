import { formatDateTime } from '@telemachos/rules/dates'
import { clockAhead, serverNow, spokenTexts } from '#shared'
import { toast } from '#ui'

/** It stays until it is read. */
const SHOWN_MS = 86_400_000
/** A difference of less, in milliseconds, changes nothing that people see. */
const TOLD_MS = 5 * 60_000

/** Says that the device's clock is wrong, and that what is shown goes by the server's. */
export function tellClock(): void {
  const texts = spokenTexts()
  if (Math.abs(clockAhead) < TOLD_MS || !texts) return
  const [device, server] = [new Date(), serverNow()].map((time) =>
    formatDateTime(time.toISOString()),
  )
  const message = texts.t('core.clock.differs', { device: device ?? '', server: server ?? '' })
  toast(message, { kind: 'info', ms: SHOWN_MS })
}
