import { MAX_MAILED } from '@telemachos/contract/mail/limits'
import { call, type CallInput, type Texts, type useAskBeforeMany } from '#shared'
import { toast, TOAST_MS } from '#ui'
import type { DatedPerson } from './dated-person.ts'
import { DatesList } from './dates-list.tsx'

interface Dates {
  /** The people, by their ids. */
  readonly people: readonly number[]
  readonly template: CallInput<'mail.mailUsers'>['Template']
  /** Only the meetings of this action. */
  readonly actionId?: number
  /** What is asked, by how many get the mail. */
  readonly textOf: (count: number) => string
  /** What is said where nobody would get it; how many of each sort, without it. */
  readonly nobodyText?: (state: DatedPerson['State'] | undefined) => string
}

/**
 * Shows who would be mailed which dates and what the mail says, and asks whether it is to be sent. Where
 * nobody would get it, that is said instead.
 * @returns whether it is to be sent.
 */
export async function askBeforeDates(
  { people, template, actionId, textOf, nobodyText }: Dates,
  askBeforeMany: ReturnType<typeof useAskBeforeMany>,
  t: Texts['t'],
): Promise<boolean> {
  const told: DatedPerson[] = []
  for (let first = 0; first < people.length; first += MAX_MAILED) {
    const some = people.slice(first, first + MAX_MAILED)
    const Data = Object.fromEntries(
      some.map((id) => [id, actionId === undefined ? {} : { ActionId: actionId }]),
    )
    // One after another: each looks at hundreds of people.
    told.push(...(await call('mail.previewDates', { Data, Template: template })).People)
  }
  const count = told.filter(({ State }) => State === 'ready').length
  if (count === 0) {
    const numberOf = (state: DatedPerson['State']) =>
      told.filter(({ State }) => State === state).length
    const numbers = {
      queued: 0,
      noAddress: numberOf('noAddress'),
      nothing: numberOf('told') + numberOf('nothing'),
    }
    const said = nobodyText?.(told[0]?.State) ?? t('mail.dates.done', numbers)
    toast(said, { ms: TOAST_MS.mailNotice, kind: 'info' })
    return false
  }
  const confirmed = await askBeforeMany({
    title: t('mail.dates.title'),
    text: textOf(count),
    count,
    areMentees: true,
    // A mail that has left, has left.
    isFinal: true,
    details: <DatesList people={told} template={template} actionId={actionId} />,
    confirmLabel: t('mail.dates.send'),
  })
  return confirmed !== undefined
}
