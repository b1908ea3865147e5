import { IconCalendar } from '@tabler/icons-react'
import { dateInWords } from '@telemachos/rules/calendar'
import {
  dateRange,
  outOfBounds,
  readDate,
  type DateBounds,
  type DateProblem,
} from '@telemachos/rules/date-bounds'
import { formatDashed, formatDate, isRealDate, todayInAthens } from '@telemachos/rules/dates'
import { shortDate } from '@telemachos/rules/short-date'
import { useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { IconButton } from '../icon-button.tsx'
import { TextField } from '../text-field.tsx'
import { useNow } from '../use-now.ts'
import { lazyWindow } from '../lazy-part.ts'
import { useKeptUnread } from './unread-date.ts'

/** Most dates are typed. */
const DatePopup = lazyWindow(() => import('./date-popup.tsx'), 'DatePopup')

interface DateFieldProps {
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong besides the date itself, such as the server's refusal. */
  readonly error?: ReactNode
  /** `yyyy-mm-dd`; null for none. */
  readonly value: string | null
  /** Hears null for an empty field. What is typed and is no allowed date leaves the value as it is. */
  readonly onChange: (date: string | null) => void
  /**
   * Hears what is typed while it is no allowed date, for forms that keep it as their value and whose check
   * says what is wrong with it. Without, nothing around the field is saved until it is mended: see unread-date.ts.
   */
  readonly onUnread?: (text: string) => void
  readonly bounds?: DateBounds
  /** As some screens have it (spec §5): shows DD-MM-YYYY, and reads no ISO date. */
  readonly strict?: boolean
  readonly required?: boolean
  readonly disabled?: boolean
  readonly className?: string
}

const NO_BOUNDS: DateBounds = {}

/**
 * A date that is typed, or chosen on a calendar (spec §5, date picker). Shows dd/MM/yyyy unless it
 * is strict. What is wrong is said when the field is left.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, value, onChange, bounds = NO_BOUNDS, strict = false } = props
  const { t, language } = useTexts()
  const today = todayInAthens(useNow())
  const show = (date: string | null) => {
    if (date === null || !isRealDate(date)) return date ?? ''
    return (strict ? formatDashed : formatDate)(date)
  }
  const [typed, setTyped] = useState({ text: show(value), date: value })
  const [left, setLeft] = useState(false)
  const [open, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // A value from outside replaces what was typed.
  const text = typed.date === value ? typed.text : show(value)
  const read = (typedText: string) => readDate(shortDate(typedText), bounds, today, { strict })
  const problem = text.trim() === '' ? undefined : read(text).problem
  const isUnread = problem !== undefined && !props.disabled
  useKeptUnread(field, isUnread && !props.onUnread, () => setLeft(true))

  function type(next: string): void {
    const date = read(next).date ?? null
    const isWhole = date !== null || next.trim() === ''
    const now = isWhole ? date : props.onUnread ? next : value
    setTyped({ text: next, date: now })
    if (now === value) return
    if (isWhole) onChange(date)
    else props.onUnread?.(next)
  }
  function pick(date: string | null): void {
    setOpen(false)
    type(show(date))
  }
  /** The names of months and times of day, which few write. */
  async function readInWords(): Promise<void> {
    const { writtenDate } = await import('@telemachos/rules/written-date')
    const words = writtenDate(text)
    if (field.current?.value === text && read(words).date !== undefined) type(words)
  }
  function leave(): void {
    setLeft(true)
    if (problem === 'format') void readInWords()
    if (value !== null && !problem && text.trim() !== '')
      setTyped({ text: show(value), date: value })
  }
  const chosen = value !== null && isRealDate(value) ? value : null
  const opener =
    chosen === null
      ? t('ui.date.open')
      : t('ui.date.openChosen', { date: dateInWords(chosen, language) })
  return (
    <>
      <TextField
        ref={field}
        label={label}
        hint={hint ?? t(strict ? 'ui.date.hintDashed' : 'ui.date.hint')}
        error={left && problem ? problemText(problem, bounds, today, t) : error}
        value={text}
        inputMode="numeric"
        autoComplete="off"
        required={props.required}
        disabled={props.disabled}
        className={props.className}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
        aside={
          <IconButton
            label={opener}
            aria-haspopup="dialog"
            disabled={props.disabled}
            onClick={() => setOpen(true)}
          >
            <IconCalendar size={20} />
          </IconButton>
        }
      />
      {open && (
        <DatePopup
          anchor={field}
          value={chosen}
          bounds={bounds}
          todayAllowed={outOfBounds(today, bounds, today) === undefined}
          today={today}
          onPick={pick}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** What is wrong with a date, in words. */
function problemText(
  problem: DateProblem,
  bounds: DateBounds,
  today: string,
  t: ReturnType<typeof useTexts>['t'],
): string {
  const { first, last } = dateRange(bounds, today)
  const age = (problem === 'too_young' ? bounds.minAge : bounds.maxAge) ?? 0
  return t(`ui.date.problem.${problem}`, {
    first: formatDate(first),
    last: formatDate(last),
    age,
  })
}
