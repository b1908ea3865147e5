import { Row } from '../layout/row.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import fieldClasses from '../ui/field.module.css'
import { labelIn } from './action-form.ts'
import type { FormField } from './action-form.ts'
import classes from './data-input.module.css'

interface Props {
  readonly id: string
  readonly field: FormField
  readonly value: string | boolean
  /** What is wrong with the value, in words. */
  readonly error: string | undefined
  readonly onChange: (value: string | boolean) => void
  readonly onLeave: () => void
}

/** One field of an action's form with its label, its hint and its error. */
export function DataInput(props: Props) {
  const { t, language } = useTexts()
  const { id, field, error } = props
  const label = labelIn(field.label, language)
  const words = field.required ? label : `${label} ${t('actions.form.optional')}`
  const hint = field.type === 'date' && t('actions.form.dateHint')
  const isCheckbox = field.type === 'checkbox'
  return (
    <div>
      {isCheckbox ? (
        <Row as="label" nowrap gap={3} align="start" className={classes.check}>
          <Control {...props} />
          {words}
        </Row>
      ) : (
        <>
          <label htmlFor={id} className={fieldClasses.label}>
            {words}
          </label>
          {hint && (
            <p id={`${id}-hint`} className={fieldClasses.hint}>
              {hint}
            </p>
          )}
          <Control {...props} />
        </>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={fieldClasses.error}>
          {error}
        </p>
      )}
    </div>
  )
}

interface Changed {
  readonly currentTarget: { readonly value: string }
}

function Control({ id, field, value, error, onChange, onLeave }: Props) {
  const { t, language } = useTexts()
  const notes = [
    field.type === 'date' && `${id}-hint`,
    error !== undefined && `${id}-error`,
  ].filter(Boolean)
  const common = {
    id,
    'aria-required': field.required || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': notes.join(' ') || undefined,
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
  switch (field.type) {
    case 'textarea':
      return <textarea {...written} className={`${fieldClasses.input} ${classes.area}`} rows={4} />
    case 'number':
      return (
        <input
          {...written}
          className={`${fieldClasses.input} ${classes.short}`}
          inputMode="decimal"
        />
      )
    case 'date':
      return (
        <input
          {...written}
          className={`${fieldClasses.input} ${classes.short}`}
          inputMode="numeric"
        />
      )
    case 'select':
      return (
        <select {...written}>
          <option value="">{t('actions.form.choose')}</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {labelIn(option.label, language)}
            </option>
          ))}
        </select>
      )
    case 'text':
      return <input {...written} />
  }
}
