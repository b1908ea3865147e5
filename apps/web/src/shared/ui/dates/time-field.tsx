import { addMinutes, parseTime } from '@telemachos/rules/times'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { TextField } from '../text-field.tsx'
import { useKeptUnread } from './unread-date.ts'

/** So many minutes an arrow goes. */
const STEP = 5

interface TimeFieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: ReactNode
  /** `HH:mm`, 24 hours; null for none. */
  readonly value: string | null
  /** Hears null for an empty field and for as long as what is typed is no time. */
  readonly onChange: (time: string | null) => void
  /** Times that are offered, `HH:mm`; any other may be typed. */
  readonly offered?: readonly string[]
  readonly required?: boolean
  readonly disabled?: boolean
  readonly className?: string
}

/** A time of day that is typed: 9:30, 0930 or 9. Arrows go by five minutes. */
export function TimeField(props: TimeFieldProps) {
  const { label, hint, error, value, onChange, offered = [] } = props
  const { t } = useTexts()
  const listId = useId()
  const [typed, setTyped] = useState({ text: value ?? '', time: value })
  const [left, setLeft] = useState(false)
  // A value from outside replaces what was typed.
  const text = typed.time === value ? typed.text : (value ?? '')
  const isWrong = text.trim() !== '' && parseTime(text) === undefined
  const input = useRef<HTMLInputElement>(null)
  useKeptUnread(input, isWrong && !props.disabled, () => setLeft(true))

  function type(next: string): void {
    const time = parseTime(next) ?? null
    setTyped({ text: next, time })
    if (time !== value) onChange(time)
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowUp: STEP, ArrowDown: -STEP }[event.key]
    if (step === undefined || value === null) return
    event.preventDefault()
    type(addMinutes(value, step))
  }
  const field = (
    <TextField
      ref={input}
      label={label}
      hint={hint ?? t('ui.time.hint')}
      error={left && isWrong ? t('ui.time.problem') : error}
      value={text}
      inputMode="numeric"
      autoComplete="off"
      list={offered.length > 0 ? listId : undefined}
      required={props.required}
      disabled={props.disabled}
      className={props.className}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        setLeft(true)
        if (value !== null) setTyped({ text: value, time: value })
      }}
    />
  )
  if (offered.length === 0) return field
  return (
    <>
      {field}
      <datalist id={listId}>
        {offered.map((time) => (
          <option key={time} value={time} />
        ))}
      </datalist>
    </>
  )
}
