import { serverNow, call } from '#shared'
import { formatTime } from '@telemachos/rules/dates'
import { isBetweenTimes } from '@telemachos/rules/times'

/** What the browser tells the person of, while they do not look at the page. */
export interface BrowserNotice {
  readonly body: string
  /** Several windows tell of one thing once. */
  readonly tag: string
  /** Where it leads. */
  readonly onOpen: () => void
}

/** Whether the person wants to be told nothing now: their own quiet hours. */
export async function isQuietNow(): Promise<boolean> {
  const { Quiet } = await call('notifications.getChoices', {})
  return isBetweenTimes(formatTime(serverNow()), Quiet.From, Quiet.Until)
}

/** Has the browser tell of something; a click leads there. */
export function showNotice({ body, tag, onOpen }: BrowserNotice): void {
  const shown = new Notification('Telemachos', {
    body,
    tag: `telemachos-${tag}`,
    lang: document.documentElement.lang,
  })
  shown.addEventListener('click', () => {
    globalThis.focus()
    shown.close()
    onOpen()
  })
}
