import { dateInWords } from '@telemachos/rules/calendar'
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { readingKey, useTexts } from '#shared'
import type { Span } from './closed-hours.ts'
import classes from './free-hours.module.css'
import { timeOf, type Slot } from './slot.ts'

/** Where the keys begin: a usual hour to meet. */
const FIRST_HOUR = 10
/** A click takes the half hour it is in. */
const CLICK_MINUTES = 30

interface Props {
  readonly days: readonly string[]
  readonly hours: { readonly from: number; readonly to: number }
  readonly today: string
  readonly closedOn: (date: string) => readonly Span[]
  readonly onCreate: (slot: Slot) => void
}

/** The hours behind the meetings: a click, or arrows and Enter, schedule there. */
export function FreeHours({ days, hours, today, closedOn, onCreate }: Props) {
  const { t, language } = useTexts()
  const [chosen, choose] = useState({ date: today, hour: FIRST_HOUR })
  const box = useRef<HTMLDivElement>(null)
  const cursor = days.includes(chosen.date) ? chosen : { ...chosen, date: days[0] ?? today }

  /** What an hour is called, and that nobody can meet then. */
  function nameOf(date: string, hour: number): string {
    const slot = { day: dateInWords(date, language), time: timeOf(hour * 60) }
    const name = t('calendar.newAt', slot)
    const isClosed = closedOn(date).some(({ start, end }) => start <= hour * 60 && hour * 60 < end)
    return isClosed ? t('hours.newAtClosed', { slot: name }) : name
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0
    const turn = { ArrowLeft: -1, ArrowRight: 1 }[readingKey(event.key)] ?? 0
    if (step === 0 && turn === 0) return
    event.preventDefault()
    const hour = Math.min(Math.max(cursor.hour + step, hours.from), hours.to - 1)
    const date = days[days.indexOf(cursor.date) + turn] ?? cursor.date
    choose({ date, hour })
    box.current?.querySelector<HTMLElement>(`[data-slot='${date} ${hour}']`)?.focus()
  }
  function onClick(event: MouseEvent, date: string, hour: number): void {
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const within = event.detail === 0 ? 0 : ((event.clientY - top) / height) * 60
    onCreate({ date, minute: hour * 60 + (within < CLICK_MINUTES ? 0 : CLICK_MINUTES) })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Its buttons hear the keys.
    <div
      ref={box}
      role="group"
      aria-label={t('calendar.new')}
      className={classes.hours}
      data-print="none"
      onKeyDown={onKeyDown}
    >
      {days.map((date) => (
        <div key={date}>
          {Array.from({ length: hours.to - hours.from }, (_, index) => hours.from + index).map(
            (hour) => (
              <button
                key={hour}
                type="button"
                className={classes.hour}
                data-slot={`${date} ${hour}`}
                tabIndex={date === cursor.date && hour === cursor.hour ? 0 : -1}
                aria-label={nameOf(date, hour)}
                onFocus={() => choose({ date, hour })}
                onClick={(event) => onClick(event, date, hour)}
              />
            ),
          )}
        </div>
      ))}
    </div>
  )
}
