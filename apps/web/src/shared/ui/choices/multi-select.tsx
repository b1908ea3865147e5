import { IconX } from '@tabler/icons-react'
import { useTexts } from '../../i18n/use-texts.ts'
import { FieldFrame, type FieldFrameProps } from '../field-frame.tsx'
import fieldClasses from '../field.module.css'
import classes from './multi-select.module.css'
import { OptionBox } from './option-box.tsx'
import type { Option } from './option-list.ts'

interface MultiSelectProps extends FieldFrameProps {
  readonly options: readonly Option[]
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
}

/** Any number of choices of many: the chosen ones as tags, each removed by a press or by Backspace. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, hint, error, className, options, value, onChange } = props
  const { t } = useTexts()
  const chosen = options.filter((option) => value.includes(option.value))
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <OptionBox
          {...{ control, label, options, onChange }}
          chosen={value}
          multiple
          placeholder={chosen.length === 0 ? t('ui.choose') : ''}
          className={`${fieldClasses.input} ${classes.box}`}
          inputClass={classes.input ?? ''}
          before={chosen.map(({ value: one, label: name }) => (
            <span key={one} className={classes.tag}>
              {name}
              <button
                type="button"
                aria-label={t('ui.options.remove', { name })}
                className={classes.remove}
                onClick={() => {
                  onChange(value.filter((other) => other !== one))
                  document.getElementById(control.id)?.focus()
                }}
              >
                <IconX size={14} aria-hidden="true" />
              </button>
            </span>
          ))}
        />
      )}
    </FieldFrame>
  )
}
