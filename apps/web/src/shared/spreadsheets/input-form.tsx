import { useTexts } from '../i18n/use-texts.ts'
import { Checkbox } from '../ui/choices/checkbox.tsx'
import { SelectField } from '../ui/choices/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import classes from './calculator.module.css'
import type { CalculatorFields } from './fields.ts'
import { inLanguage } from './in-language.ts'
import type { Input } from './typed-values.ts'
import { useOpenCalculator } from './use-calculator.ts'
import { useInputField } from './use-input-field.ts'

/** The inputs below each other, by the sheets that they are on. */
export function InputForm({ fields }: { readonly fields: CalculatorFields }) {
  const { t } = useTexts()
  const { source } = useOpenCalculator()
  const bySheet = [...Map.groupBy(source.Settings.Inputs, ({ Sheet }) => Sheet)]
  return (
    <section className={classes.form} aria-label={t('calc.inputs')}>
      {bySheet.map(([sheet, inputs]) => (
        <fieldset key={sheet} disabled={fields.isReadOnly}>
          {bySheet.length > 1 && <legend>{sheet}</legend>}
          {inputs.map((input) => (
            <FormField key={input.Name} input={input} fields={fields} />
          ))}
        </fieldset>
      ))}
    </section>
  )
}

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
