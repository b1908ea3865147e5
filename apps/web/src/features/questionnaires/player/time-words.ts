import { formatRemaining } from '@telemachos/rules/remaining'
import type { Texts } from '#shared'

/** How long one has to answer, to the second; never longer than it is. */
export function timeFor(duration: number, t: Texts['t']): string {
  const seconds = Math.floor(duration)
  if (seconds % 60 === 0) return t('quest.intro.duration', { count: seconds / 60 })
  return seconds < 60
    ? t('quest.intro.durationSeconds', { count: seconds })
    : t('quest.intro.durationExact', { time: formatRemaining(seconds * 1_000) })
}

/** How long it stays open; never longer than it does. */
export function openFor(window: number, t: Texts['t']): string {
  const seconds = Math.floor(window)
  if (seconds < 60) return t('quest.intro.seconds', { count: seconds })
  const hours = Math.floor(seconds / 3_600)
  return hours > 1 || seconds === 3_600
    ? t('quest.intro.hours', { count: hours })
    : t('quest.intro.minutes', { count: Math.floor(seconds / 60) })
}
