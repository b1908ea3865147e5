import { formatDateTime } from '@telemachos/rules/dates'
import type { CallOutput, Texts } from '#shared'

export type Notice = CallOutput<'notifications.listNotifications'>['list'][number]

/** What somebody is told, as a sentence. */
export function noticeText({ Kind, Title, With, Time }: Notice, t: Texts['t']): string {
  const at = Time ? formatDateTime(Time) : ''
  return t(`notifications.kind.${Kind}`, { title: Title, with: With, at })
}
