import {
  addDays,
  formatDate,
  formatDateTime,
  formatTime,
  todayInAthens,
} from '@telemachos/rules/dates'
import { pathOf, type ProjectPath } from '@telemachos/contract/paths'
import type { TextKey } from '@telemachos/contract/texts'
import type { CallOutput, Texts } from '#shared'

export type Notice = CallOutput<'notifications.listNotifications'>['list'][number]

/** What somebody is told, as a sentence. The domain that tells it has its words. */
export function noticeText(
  { Kind, Values }: Pick<Notice, 'Kind' | 'Values'>,
  t: Texts['t'],
): string {
  const { at } = Values
  const values = at === undefined ? Values : { ...Values, at: formatDateTime(at) }
  return t(`notifications.kind.${Kind}` as TextKey, values)
}

/** The page that a notice leads to, and which part of it; that of all notices where it leads nowhere. */
export function noticePlace({ Path }: Pick<Notice, 'Path'>): {
  readonly to: ProjectPath
  readonly hash?: string
} {
  const [to, hash] = (Path ?? pathOf('notifications')).split('#')
  // The server has it of the same route table.
  return { to: to as ProjectPath, ...(hash !== undefined && { hash }) }
}

/** Whether somebody still has to read it. */
export const isNew = ({ Read, Outdated }: Pick<Notice, 'Read' | 'Outdated'>): boolean =>
  !Read && !Outdated

/** When it was told: the time alone of today, and what people call yesterday. */
export function noticeTime({ At }: Pick<Notice, 'At'>, now: Date, t: Texts['t']): string {
  const day = todayInAthens(new Date(At))
  const today = todayInAthens(now)
  if (day === today) return formatTime(At)
  const name = day === addDays(today, -1) ? t('notifications.yesterday') : formatDate(At)
  return `${name}, ${formatTime(At)}`
}
