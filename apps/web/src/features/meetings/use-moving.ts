import { dateInWords } from '@telemachos/rules/calendar'
import { useState, type RefObject } from 'react'
import { useTexts } from '#shared'
import { announce } from '#ui'
import { MEETING_MINUTES, type Meeting } from './meeting.ts'
import { shiftSlot, slotOf, timeOf, type Slot } from './slot.ts'

/** Meetings move by so many minutes. */
const STEP_MINUTES = 15

/** A meeting that is being moved, and where it would go. */
export interface Moving {
  readonly meeting: Meeting
  readonly to: Slot
}

interface Place {
  readonly days: readonly string[]
  readonly hours: { readonly from: number; readonly to: number }
  /** The days without their heads. */
  readonly body: RefObject<HTMLElement | null>
  readonly onMove: (meeting: Meeting, to: Slot) => void
}

export interface MovingControl {
  readonly current: Moving | null
  /** Begins by keyboard. */
  readonly begin: (meeting: Meeting) => void
  /** Goes so many days and quarters of an hour further. */
  readonly step: (by: { days?: number; quarters?: number }) => void
  /** Goes where a pointer has dragged it, in pixels from where it began. */
  readonly drag: (meeting: Meeting, dx: number, dy: number) => void
  readonly finish: () => void
  readonly stop: () => void
}

/** Moving a meeting to another place of the days in sight, by keyboard or by pointer. */
export function useMoving({ days, hours, body, onMove }: Place): MovingControl {
  const { t, language } = useTexts()
  const [current, setCurrent] = useState<Moving | null>(null)
  const range = {
    first: days[0] ?? '',
    last: days.at(-1) ?? '',
    from: hours.from * 60,
    to: hours.to * 60 - MEETING_MINUTES,
  }
  return {
    current,
    begin: (meeting) => {
      setCurrent({ meeting, to: slotOf(meeting.Time) })
      announce(t('calendar.move.begin'))
    },
    step: ({ days: by = 0, quarters = 0 }) => {
      if (!current) return
      const to = shiftSlot(current.to, { days: by, minutes: quarters * STEP_MINUTES }, range)
      setCurrent({ ...current, to })
      const day = dateInWords(to.date, language)
      announce(t('calendar.move.at', { day, time: timeOf(to.minute) }))
    },
    drag: (meeting, dx, dy) => {
      if (!body.current) return
      const { width, height } = body.current.getBoundingClientRect()
      const minutes = (dy / height) * (hours.to - hours.from) * 60
      const by = {
        days: Math.round(dx / (width / days.length)),
        minutes: Math.round(minutes / STEP_MINUTES) * STEP_MINUTES,
      }
      setCurrent({ meeting, to: shiftSlot(slotOf(meeting.Time), by, range) })
    },
    finish: () => {
      setCurrent(null)
      if (!current) return
      const from = slotOf(current.meeting.Time)
      const { to } = current
      if (from.date !== to.date || from.minute !== to.minute) onMove(current.meeting, to)
    },
    stop: () => {
      setCurrent(null)
      announce(t('calendar.move.stopped'))
    },
  }
}
