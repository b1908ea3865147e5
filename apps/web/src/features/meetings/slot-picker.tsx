import { Row, Text } from '#layout'
import { IconButton } from '#ui'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { dateInWords, weekday, weekdayNames } from '@telemachos/rules/calendar'
import { addDays, formatTime } from '@telemachos/rules/dates'
import type { KeyboardEvent } from 'react'
import { readingKey, useTexts } from '#shared'
import { minuteOf, slotOf, type Slot } from './slot.ts'
import classes from './slot-picker.module.css'
import { slotsOf, type DaySlot, type SlotWeek } from './slots.ts'
import { useShortDay } from './use-short-day.ts'

interface Props {
  readonly week: SlotWeek
  /** The day whose starts are shown. */
  readonly day: string
  readonly chosen: Slot | undefined
  readonly now: Date
  readonly onDay: (day: string) => void
  readonly onPick: (slot: Slot) => void
}

/** A week of days, the starts of one of them, and three offers on different days. */
export function SlotPicker({ week, day, chosen, now, onDay, onPick }: Props) {
  const { t } = useTexts()
  const shown = week.Days.find((one) => one.Date === day)
  const shortDay = useShortDay()
  return (
    <>
      {week.Offers.length > 0 && (
        <div role="group" aria-label={t('slots.offers')}>
          <Text tone="soft" size="small">
            {t('slots.offers')}
          </Text>
          <Row gap={2}>
            {week.Offers.map((offer) => {
              const slot = slotOf(offer)
              return (
                <SlotButton key={offer} isChosen={isSame(slot, chosen)} onPick={() => onPick(slot)}>
                  {shortDay(slot.date)} {formatTime(offer)}
                </SlotButton>
              )
            })}
          </Row>
        </div>
      )}
      <Week {...{ week, day, now, onDay }} />
      {shown && (
        <Starts
          key={day}
          date={day}
          isOff={shown.Off}
          slots={slotsOf(shown, week, now)}
          chosen={chosen}
          onPick={onPick}
        />
      )}
    </>
  )
}

const isSame = (one: Slot, other: Slot | undefined): boolean =>
  one.date === other?.date && one.minute === other.minute

function SlotButton(props: {
  readonly isChosen: boolean
  readonly tabIndex?: number
  readonly onPick: () => void
  readonly children: React.ReactNode
}) {
  const { isChosen, tabIndex, onPick, children } = props
  return (
    <button
      type="button"
      className={classes.slot}
      aria-pressed={isChosen}
      tabIndex={tabIndex}
      onClick={onPick}
    >
      <span>{children}</span>
    </button>
  )
}

function Week({ week, day, now, onDay }: Pick<Props, 'week' | 'day' | 'now' | 'onDay'>) {
  const { t, language } = useTexts()
  const names = weekdayNames(language)
  return (
    <div role="group" aria-label={t('slots.week')} className={classes.week}>
      <IconButton label={t('slots.previous')} onClick={() => onDay(addDays(day, -7))}>
        <IconChevronLeft size={20} />
      </IconButton>
      {week.Days.map((one) => {
        const free = slotsOf(one, week, now).filter(({ taken }) => !taken).length
        const words = t(free === 0 ? 'slots.dayNone' : 'slots.dayFree', { count: free })
        return (
          <button
            key={one.Date}
            type="button"
            className={classes.day}
            aria-pressed={one.Date === day}
            onClick={() => onDay(one.Date)}
          >
            <span className="visually-hidden">
              {dateInWords(one.Date, language)}, {words}
            </span>
            <span aria-hidden="true">{names[weekday(one.Date)]?.short}</span>
            <span aria-hidden="true" className={classes.number}>
              {Number(one.Date.slice(8))}
            </span>
            <span aria-hidden="true" className={classes.free}>
              {free === 0 ? '–' : free}
            </span>
          </button>
        )
      })}
      <IconButton label={t('slots.next')} onClick={() => onDay(addDays(day, 7))}>
        <IconChevronRight size={20} />
      </IconButton>
    </div>
  )
}

interface StartsProps {
  readonly date: string
  readonly isOff: boolean
  readonly slots: readonly DaySlot[]
  readonly chosen: Slot | undefined
  readonly onPick: (slot: Slot) => void
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** The starts of one day: one stop for Tab, arrows between them. */
function Starts({ date, isOff, slots, chosen, onPick }: StartsProps) {
  const { t, language } = useTexts()
  if (slots.length === 0)
    return (
      <Text tone="faint" size="small">
        {t(isOff ? 'slots.off' : 'slots.none')}
      </Text>
    )
  const slotAt = (time: string): Slot => ({ date, minute: minuteOf(time) })
  const free = slots.filter(({ taken }) => !taken)
  const entry = (free.find(({ time }) => isSame(slotAt(time), chosen)) ?? free[0])?.time
  function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
    const step = STEPS[readingKey(event.key)]
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.findIndex((button) => button === document.activeElement)
    if (step === undefined || at < 0) return
    event.preventDefault()
    buttons[at + step]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Arrows lead between its buttons.
    <ul
      aria-label={t('slots.starts', { day: dateInWords(date, language) })}
      className={classes.slots}
      onKeyDown={onKeyDown}
    >
      {slots.map(({ time, taken }) => (
        <li key={time}>
          {taken ? (
            <span className={classes.taken}>
              <s>{time}</s>
              <span className={classes.who} title={taken.Name || undefined}>
                {taken.Name || t('slots.taken')}
              </span>
            </span>
          ) : (
            <SlotButton
              isChosen={isSame(slotAt(time), chosen)}
              tabIndex={time === entry ? 0 : -1}
              onPick={() => onPick(slotAt(time))}
            >
              {time}
            </SlotButton>
          )}
        </li>
      ))}
    </ul>
  )
}
