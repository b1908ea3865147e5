import { inputSections } from '@telemachos/spreadsheet/inputs/input-sections'
import { useId, useMemo } from 'react'
import { useTexts } from '#shared'
import { Checkbox, SelectField, TextField } from '#ui'
import classes from './calculator.module.css'
import type { CalculatorFields } from './fields.ts'
import { inLanguage } from './in-language.ts'
import type { Input } from './typed-values.ts'
import { useOpenCalculator } from './use-calculator.ts'
import { useInputField } from './use-input-field.ts'

/** A form with more fields has a list of its sections to jump to. */
const LONG = 12

/** The inputs below each other, in sections by their sheets and the headings on these. */
export function InputForm({ fields }: { readonly fields: CalculatorFields }) {
  const { t } = useTexts()
  const { source, model } = useOpenCalculator()
  const id = useId()
  const { Inputs } = source.Settings
  const sections = useMemo(() => inputSections(model, Inputs), [model, Inputs])
  const hasSheets = new Set(sections.map(({ sheet }) => sheet)).size > 1
  const titled = sections.map(({ sheet, heading, inputs }, place) => ({
    id: `${id}-${place}`,
    title: [hasSheets || heading === '' ? sheet : '', heading].filter(Boolean).join(': '),
    inputs,
  }))
  const isMany = titled.length > 1
  return (
    <section className={classes.form} aria-label={t('calc.inputs')}>
      {isMany && Inputs.length > LONG && (
        <nav className={classes.jump} aria-label={t('calc.jump')}>
          {titled.map((one) => (
            <button key={one.id} type="button" onClick={() => jumpTo(one.id)}>
              {one.title}
            </button>
          ))}
        </nav>
      )}
      {titled.map(({ id: own, title, inputs }) => (
        <fieldset key={own} disabled={fields.isReadOnly}>
          {isMany && (
            <legend id={own} tabIndex={-1}>
              {title}
            </legend>
          )}
          {inputs.map((input) => (
            <FormField key={input.Name} input={input} fields={fields} />
          ))}
        </fieldset>
      ))}
    </section>
  )
}

/** Leads to a section, below what is held in sight above the form. */
function jumpTo(id: string): void {
  const heading = document.getElementById(id)
  const results = heading?.closest('[data-view]')?.querySelector('[data-held]')
  if (!heading) return
  const held = results ? results.getBoundingClientRect().height + ROOM : ROOM
  heading.style.scrollMarginTop = `calc(var(--header-height) + ${held}px)`
  heading.focus({ preventScroll: true })
  heading.scrollIntoView()
}

/** Pixels between what is held in sight and a heading. */
const ROOM = 12

interface Props {
  readonly input: Input
  readonly fields: CalculatorFields
}

function FormField({ input, fields }: Props) {
  const { t, language } = useTexts()
  const { text, problem, isNumber, type, leave } = useInputField(input, fields)
  const label = inLanguage(input.Label, language) || input.Name
  const help = inLanguage(input.Help, language)
  const isBound = fields.bound.has(input.Name)
  const hint = [isBound && t('calc.bound'), input.Required && t('calc.required'), help]
    .filter(Boolean)
    .join(' · ')
  if (input.Kind === 'Tick') {
    return <Checkbox label={label} disabled={isBound} checked={text === true} onChange={type} />
  }
  if (input.Kind === 'Choice') {
    return (
      <SelectField
        label={label}
        hint={hint || undefined}
        disabled={isBound}
        options={input.Choices.map((one) => ({ value: one, label: one }))}
        value={text === '' ? null : String(text)}
        onChange={(value) => type(value ?? '')}
      />
    )
  }
  const unit = input.Kind === 'Percent' ? '%' : inLanguage(input.Unit, language)
  return (
    <TextField
      label={unit ? `${label} (${unit})` : label}
      hint={hint || undefined}
      error={problem}
      disabled={isBound}
      value={String(text)}
      inputMode={isNumber ? 'decimal' : input.Kind === 'Date' ? 'numeric' : 'text'}
      autoComplete="off"
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
    />
  )
}
