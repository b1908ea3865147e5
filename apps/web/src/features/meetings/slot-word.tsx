import { formatTime } from '@telemachos/rules/dates'
import { useTexts } from '#shared'
import classes from './meeting-panel.module.css'
import type { Slot } from './slot.ts'
import { wordFor, type SlotWeek } from './slots.ts'

interface Props {
  readonly slot: Slot
  readonly week: SlotWeek
  readonly now: Date
}

/** What there is to know of a time before it is set: a clash, a day off, the night, hours that are not the mentor's. */
export function SlotWordNote({ slot, week, now }: Props) {
  const { t } = useTexts()
  const word = wordFor(slot, week, now)
  const mentor = week.Mentor ? `${week.Mentor.FirstName} ${week.Mentor.LastName}` : ''
  return <div role="status">{word && <p className={classes.warn}>{say(word)}</p>}</div>

  function say(one: NonNullable<typeof word>): string {
    if (one.kind !== 'taken') return t(`slots.word.${one.kind}`, { mentor })
    const { With, Name: name, At } = one.taken
    return t(`slots.word.${With}${name ? 'Named' : ''}`, { name, mentor, at: formatTime(At) })
  }
}
