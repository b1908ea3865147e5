import { useTexts } from '../../i18n/use-texts.ts'
import { FieldFrame, type FieldFrameProps } from '../field-frame.tsx'
import fieldClasses from '../field.module.css'
import type { Option } from './option-list.ts'

interface SelectFieldProps extends FieldFrameProps {
  readonly options: readonly Option[]
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly disabled?: boolean
  /** What no choice is called; 'Choose' without it. */
  readonly none?: string
}

/** One choice of few. Of many, one is found sooner in a Combobox. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, className, options, value, onChange, disabled, none } = props
  const { t } = useTexts()
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <select
          {...control}
          className={fieldClasses.input}
          disabled={disabled}
          value={value ?? ''}
          onChange={(event) => onChange(event.currentTarget.value || null)}
        >
          <option value="">{none ?? t('ui.choose')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
