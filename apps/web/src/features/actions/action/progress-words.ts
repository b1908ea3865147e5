import { formatDateTime } from '@telemachos/rules/dates'
import { formatRemaining } from '@telemachos/rules/remaining'
import type { Texts } from '#shared'
import type { MenteeAction } from './mentee-action.ts'

/**
 * How far a mentee is in an action, where its type says so: their questionnaire, or their place in a
 * conference; empty where there is nothing to say.
 */
export function progressWords(action: MenteeAction, t: Texts['t']): string {
  if (action.Completed) return ''
  const { Attempt, Seat } = action
  if (Attempt) return attemptWords(Attempt, t)
  return Seat ? seatWords(Seat, t) : ''
}

function attemptWords(
  { State, Remaining, Until }: NonNullable<MenteeAction['Attempt']>,
  t: Texts['t'],
): string {
  if (State === 'notStarted') return ''
  const words = [t(`actions.attempt.${State}`)]
  // What runs is less by the time that it is read.
  if (State === 'paused' && Remaining !== null)
    words.push(t('actions.attempt.left', { time: formatRemaining(Remaining * 1_000) }))
  if (Until !== null) words.push(t('actions.attempt.until', { date: formatDateTime(Until) }))
  return words.join(', ')
}

function seatWords({ State, Begins }: NonNullable<MenteeAction['Seat']>, t: Texts['t']): string {
  const date = Begins === null ? '' : formatDateTime(Begins)
  return t(`actions.seat.${State}`, { date })
}
