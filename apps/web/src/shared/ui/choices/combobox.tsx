import { IconX } from '@tabler/icons-react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../i18n/use-texts.ts'
import { FieldFrame, type FieldFrameProps } from '../field-frame.tsx'
import fieldClasses from '../field.module.css'
import { IconButton } from '../icon-button.tsx'
import classes from './combobox.module.css'
import { OptionBox } from './option-box.tsx'
import type { Option } from './option-list.ts'

interface ComboboxProps extends FieldFrameProps {
  /** Undefined while they are being loaded: what is typed meanwhile waits for them. */
  readonly options: readonly Option[] | undefined
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** See OptionBoxProps. */
  readonly onType?: (typed: string) => void
  /** Whether there may be no choice. */
  readonly clearable?: boolean
  readonly disabled?: boolean
}

/** One choice of many, found by a few letters (ARIA combobox with a list). */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, className, options, value, onChange } = props
  const { clearable = true, disabled = false } = props
  const { t } = useTexts()
  const isClearable = clearable && value !== null && !disabled
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <OptionBox
          {...{ control, label, options, disabled }}
          chosen={value === null ? [] : [value]}
          onChange={([chosen = null]) => onChange(chosen)}
          onType={props.onType}
          placeholder={options?.find((option) => option.value === value)?.label ?? t('ui.choose')}
          className={fieldClasses.box ?? ''}
          inputClass={fieldClasses.input ?? ''}
          clearable={isClearable}
          after={
            isClearable && (
              <IconButton
                label={t('ui.options.clear')}
                className={classes.small}
                onClick={() => {
                  // First, so that the list stays closed when the field has the focus again.
                  flushSync(() => onChange(null))
                  document.getElementById(control.id)?.focus()
                }}
              >
                <IconX size={16} />
              </IconButton>
            )
          }
        />
      )}
    </FieldFrame>
  )
}
