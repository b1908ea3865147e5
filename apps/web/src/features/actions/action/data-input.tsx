import { textIn } from '@telemachos/contract/core/text-by-language'
import { Heading, Row } from '#layout'
import { useTexts } from '#shared'
import { fieldClasses, PlainText } from '#ui'
import type { FormField } from '@telemachos/questionnaire/form/form-field'
import { parseDate } from '@telemachos/rules/dates'
import { shortDate } from '@telemachos/rules/short-date'
import { DataChoices } from './data-choices.tsx'
import classes from './data-input.module.css'
import type { InputProps } from './data-input-props.ts'
import { boundsOf, rangeOf } from './use-field-error.ts'

/** Kinds of fields with several controls: they are a group, which its question names. */
const GROUPS = new Set<FormField['type']>(['radio', 'multiple', 'yesno', 'scale', 'stars'])

/** One field of an action's form with its label, its hint and its error. */
export function DataInput(props: InputProps) {
  const { t, language } = useTexts()
  const { id, field, error } = props
  const label = textIn(field.label, language)
  const hint = useHint(field)
  if (field.type === 'heading')
    return (
      <div className={classes.heading}>
        <Heading as="h3" size="section">
          {label}
        </Heading>
        {hint !== '' && <PlainText text={hint} />}
      </div>
    )
  if (field.type === 'info')
    return (
      <div className={classes.info}>
        <PlainText text={label} />
        {hint !== '' && <PlainText text={hint} />}
      </div>
    )
  const words = field.required ? label : `${label} ${t('actions.form.optional')}`
  const described = describedBy(id, hint, error)
  const notes = (
    <>
      {hint !== '' && (
        <p id={`${id}-hint`} className={fieldClasses.hint}>
          {hint}
        </p>
      )}
    </>
  )
  const wrong = error !== undefined && (
    <p id={`${id}-error`} className={fieldClasses.error}>
      {error}
    </p>
  )
  if (GROUPS.has(field.type))
    return (
      <fieldset
        id={id}
        tabIndex={-1}
        className={classes.group}
        aria-describedby={described}
        aria-invalid={error !== undefined || undefined}
      >
        <legend className={fieldClasses.label}>{words}</legend>
        {notes}
        <DataChoices {...props} />
        {wrong}
      </fieldset>
    )
  return (
    <div>
      {field.type === 'checkbox' ? (
        <>
          <Row as="label" nowrap gap={3} align="start" className={classes.check}>
            <Control {...props} described={described} />
            {words}
          </Row>
          {notes}
        </>
      ) : (
        <>
          <label htmlFor={id} className={fieldClasses.label}>
            {words}
          </label>
          {notes}
          <Control {...props} described={described} />
        </>
      )}
      {wrong}
    </div>
  )
}

const describedBy = (id: string, hint: string, error: string | undefined): string | undefined =>
  [hint !== '' && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ') ||
  undefined

/** The author's help, how a date or time is written, and the bounds. */
function useHint(field: FormField): string {
  const { t, language } = useTexts()
  const { type, min, max } = field
  const help = textIn(field.help, language)
  if (type === 'heading' || type === 'info') return help
  const form = type === 'date' || type === 'time' ? t(`actions.form.${type}Hint`) : ''
  const isBound = (min !== '' || max !== '') && ['number', 'date', 'time'].includes(type)
  const range = isBound ? t(`actions.form.range.${rangeOf(field)}`, boundsOf(field, t)) : ''
  const count =
    type === 'multiple' && (min !== '' || max !== '')
      ? t(`actions.form.choose.${rangeOf(field)}`, { min, max })
      : ''
  const { start } = field
  const back = start?.from === 'user' && start.writeBack ? t('actions.form.writesBack') : ''
  return [help, form, range, count, back].filter(Boolean).join(' ')
}

interface Changed {
  readonly currentTarget: { readonly value: string }
}

function Control({
  id,
  field,
  value,
  error,
  described,
  onChange,
  onLeave,
}: InputProps & { readonly described: string | undefined }) {
  const { t, language } = useTexts()
  const common = {
    id,
    'aria-required': field.required || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': described,
    onBlur: onLeave,
  }
  if (field.type === 'checkbox') {
    return (
      <input
        {...common}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    )
  }
  const written = {
    ...common,
    className: fieldClasses.input,
    value: String(value),
    onChange: (event: Changed) => onChange(event.currentTarget.value),
  }
  const short = `${fieldClasses.input} ${classes.short}`
  switch (field.type) {
    case 'textarea':
      return <textarea {...written} className={`${fieldClasses.input} ${classes.area}`} rows={4} />
    case 'number':
      return <input {...written} className={short} inputMode="decimal" />
    case 'date':
      return (
        <input
          {...written}
          className={short}
          inputMode="numeric"
          onBlur={() => {
            onLeave()
            void readInWords(String(value), onChange)
          }}
        />
      )
    case 'time':
      return <input {...written} className={short} inputMode="numeric" />
    case 'select':
      return (
        <select {...written}>
          <option value="">{t('actions.form.choose')}</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {textIn(option.label, language)}
            </option>
          ))}
        </select>
      )
    default:
      return <input {...written} />
  }
}

/** The names of months and times of day, which few write, once the field is left. */
async function readInWords(text: string, onRead: (text: string) => void): Promise<void> {
  if (text.trim() === '' || parseDate(shortDate(text))) return
  const { writtenDate } = await import('@telemachos/rules/written-date')
  const date = writtenDate(text)
  if (parseDate(date)) onRead(date)
}
