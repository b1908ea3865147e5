import { athensInstant, formatTime, todayInAthens } from '@telemachos/rules/dates'
import { useState } from 'react'
import { useTexts } from '#shared'
import { DateField, TimeField } from '#ui'
import classes from './conferences.module.css'

interface Props {
  readonly label: string
  /** An ISO instant; null for none, and empty while only a part of it is there. */
  readonly value: string | null
  readonly error?: string | undefined
  readonly onChange: (value: string | null) => void
}

interface Parts {
  readonly day: string | null
  readonly time: string | null
}

/** A day and a time on the clocks of Athens. */
export function MomentField({ label, value, error, onChange }: Props) {
  const { t } = useTexts()
  const [typed, setTyped] = useState({ parts: partsOf(value), value })
  // A value from outside replaces what was typed.
  const parts = typed.value === value ? typed.parts : partsOf(value)
  function change(next: Parts): void {
    const instant = instantOf(next)
    setTyped({ parts: next, value: instant })
    onChange(instant)
  }
  return (
    <fieldset className={classes['moment']}>
      <legend>{label}</legend>
      <DateField
        label={t('conference.date')}
        value={parts.day}
        error={error}
        onChange={(day) => change({ ...parts, day })}
      />
      <TimeField
        label={t('conference.time')}
        value={parts.time}
        onChange={(time) => change({ ...parts, time })}
      />
    </fieldset>
  )
}

function partsOf(value: string | null): Parts {
  if (!value) return { day: null, time: null }
  return { day: todayInAthens(new Date(value)), time: formatTime(value) }
}

function instantOf({ day, time }: Parts): string | null {
  if (day !== null && time !== null) return athensInstant(day, time)
  return day === null && time === null ? null : ''
}
