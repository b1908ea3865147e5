import { useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '#shared'
import classes from './calculator.module.css'
import type { CalculatorFields } from './fields.ts'
import { inLanguage } from './in-language.ts'
import type { Input } from './typed-values.ts'
import { useInputField } from './use-input-field.ts'

interface Props {
  readonly input: Input
  readonly fields: CalculatorFields
  /** What the cell shows while nobody types in it. */
  readonly shown: string
}

/** The field of an input in its cell. */
export function CellInput({ input, fields, shown }: Props) {
  const { t, language } = useTexts()
  const isBound = fields.bound.has(input.Name)
  const [isTyping, setTyping] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // Once it holds what is typed over, before the next key.
  useLayoutEffect(() => {
    if (isTyping) field.current?.select()
  }, [isTyping])
  const { text, problem, isNumber, type, leave } = useInputField(input, fields)
  const label = inLanguage(input.Label, language) || input.Name
  const common = {
    'aria-label': label,
    'data-input': input.Name,
    disabled: fields.isReadOnly || isBound,
    title: isBound ? t('calc.bound') : (problem ?? (inLanguage(input.Help, language) || undefined)),
  }
  if (input.Kind === 'Tick') {
    return (
      <input
        type="checkbox"
        {...common}
        checked={text === true}
        onChange={(event) => type(event.currentTarget.checked)}
      />
    )
  }
  if (input.Kind === 'Choice') {
    return (
      <select
        {...common}
        className={classes.field}
        value={String(text)}
        onChange={(event) => type(event.currentTarget.value)}
      >
        <option value="" />
        {input.Choices.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    )
  }
  return (
    <input
      ref={field}
      {...common}
      className={classes.field}
      value={isTyping || problem ? String(text) : shown}
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      aria-invalid={problem ? true : undefined}
      onFocus={() => setTyping(true)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        setTyping(false)
        leave()
      }}
    />
  )
}
