import type { Phase } from '@telemachos/contract/microdata/limits'
import type { CallOutput } from '#shared'

export type Completion = CallOutput<'microdata.getCompletion'>
export type Person = Completion['People'][number]
export type Sending = NonNullable<Person['Start']['Sending']>

/** A phase of a person. */
export const phaseOf = (person: Person, phase: Phase): Person['Start'] =>
  phase === 'start' ? person.Start : person.End

/** Whether a form may leave: final, of somebody who is known whole and let through by the filter. */
export const isReady = (person: Person, phase: Phase): boolean =>
  phaseOf(person, phase).State === 'final' && person.Sent && person.Faults.length === 0

/** Whether a form of a person is being sent. */
export const isOnItsWay = ({ Start, End }: Person): boolean =>
  [Start, End].some(({ Sending: sending }) => sending?.GreyList === 1)

/** Whether it has arrived as it is now, or is about to. */
export const isSettled = (sending: Sending | null): boolean =>
  sending !== null && (sending.GreyList === 1 || (sending.State === 'accepted' && sending.Current))

/** Whether the last that was sent did not arrive. */
export const hasFailed = (sending: Sending | null): sending is Sending =>
  sending !== null && (sending.State === 'refused' || sending.State === 'failed')
