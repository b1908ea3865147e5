import { IconX } from '@tabler/icons-react'
import {
  birthDate,
  birthDays,
  birthParts,
  birthYears,
  type BirthParts,
} from '@telemachos/rules/birth-date'
import { monthNames } from '@telemachos/rules/calendar'
import { todayInAthens } from '@telemachos/rules/dates'
import { useId, useRef, useState, type ReactNode, type Ref } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import fieldClasses from '../field.module.css'
import { IconButton } from '../icon-button.tsx'
import { useNow } from '../use-now.ts'
import classes from './birth-date-field.module.css'
import { useKeptUnread } from './unread-date.ts'

interface BirthDateFieldProps {
  readonly label: string
  readonly error?: ReactNode
  /** `yyyy-mm-dd`; null for none. */
  readonly value: string | null
  /** Hears null while a part is missing or the day does not exist in the month. */
  readonly onChange: (date: string | null) => void
  readonly className?: string
}

const two = (number: number): string => String(number).padStart(2, '0')

/** A date of birth by year, month and day, and a way to clear it (spec §2.3, §5). */
export function BirthDateField(props: BirthDateFieldProps) {
  const { label, error, value, onChange, className } = props
  const { t, language } = useTexts()
  const id = useId()
  const thisYear = Number(todayInAthens(useNow()).slice(0, 4))
  const [chosen, setChosen] = useState({ parts: birthParts(value), date: value })
  // A value from outside replaces what was chosen.
  const parts = chosen.date === value ? chosen.parts : birthParts(value)
  const days = birthDays(parts)
  const isPart = Object.values(parts).some((part) => part !== null) && birthDate(parts) === null
  const missing = (['year', 'month', 'day'] as const).find((part) => parts[part] === null)
  const select = useRef<HTMLSelectElement>(null)
  const [isRefused, setRefused] = useState(false)
  useKeptUnread(select, isPart, () => setRefused(true), missing)
  const shownError = isRefused && isPart ? t('ui.birth.part') : error

  function choose(change: Partial<BirthParts>): void {
    const next = { ...parts, ...change }
    const kept = next.day !== null && birthDays(next).includes(next.day) ? next.day : null
    const changed = { ...next, day: kept }
    const date = birthDate(changed)
    setChosen({ parts: changed, date })
    if (date !== value) onChange(date)
  }
  const years = birthYears(thisYear)
  // A date from long ago keeps its year.
  const offered = parts.year === null || years.includes(parts.year) ? years : [...years, parts.year]
  return (
    <fieldset
      className={className ? `${classes.field} ${className}` : classes.field}
      aria-describedby={shownError ? `${id}-error` : undefined}
    >
      <legend className={fieldClasses.label}>{label}</legend>
      <div className={classes.parts}>
        <Part
          ref={missing === 'year' ? select : undefined}
          label={t('ui.birth.year')}
          value={parts.year}
          options={offered.map((year) => [year, String(year)])}
          onChange={(year) => choose({ year })}
        />
        <Part
          ref={missing === 'month' ? select : undefined}
          label={t('ui.birth.month')}
          value={parts.month}
          options={monthNames(language).map((name, index) => [
            index + 1,
            `${two(index + 1)} ${name}`,
          ])}
          onChange={(month) => choose({ month })}
        />
        <Part
          ref={missing === 'day' ? select : undefined}
          label={t('ui.birth.day')}
          value={parts.day}
          disabled={days.length === 0}
          options={days.map((day) => [day, two(day)])}
          onChange={(day) => choose({ day })}
        />
        <IconButton
          label={t('ui.birth.clear')}
          onClick={() => choose({ year: null, month: null, day: null })}
        >
          <IconX size={18} />
        </IconButton>
      </div>
      {shownError && (
        <p id={`${id}-error`} className={fieldClasses.error}>
          {shownError}
        </p>
      )}
    </fieldset>
  )
}

interface PartProps {
  readonly ref?: Ref<HTMLSelectElement> | undefined
  readonly label: string
  readonly value: number | null
  readonly disabled?: boolean
  readonly options: readonly (readonly [number, string])[]
  readonly onChange: (value: number | null) => void
}

function Part({ ref, label, value, disabled = false, options, onChange }: PartProps) {
  return (
    <select
      ref={ref}
      aria-label={label}
      className={fieldClasses.input}
      disabled={disabled}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
    >
      <option value="">{label}</option>
      {options.map(([number, name]) => (
        <option key={number} value={number}>
          {name}
        </option>
      ))}
    </select>
  )
}
