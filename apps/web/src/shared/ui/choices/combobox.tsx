import { IconChevronDown, IconX } from '@tabler/icons-react'
import { useTexts } from '../../i18n/use-texts.ts'
import { FieldFrame, type FieldFrameProps } from '../field-frame.tsx'
import fieldClasses from '../field.module.css'
import { IconButton } from '../icon-button.tsx'
import classes from './combobox.module.css'
import type { Option } from './option-list.ts'
import { OptionPopup } from './option-popup.tsx'
import { useOptionList } from './use-option-list.ts'

interface ComboboxProps extends FieldFrameProps {
  readonly options: readonly Option[]
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** Whether there may be no choice. */
  readonly clearable?: boolean
  readonly disabled?: boolean
}

/** One choice of many, found by a few letters (ARIA combobox with a list). */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, className, options, value, onChange } = props
  const { clearable = true, disabled = false } = props
  const { t } = useTexts()
  const list = useOptionList({
    options,
    onChoose: (option) => onChange(option.value),
    current: value,
    stays: false,
  })
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  const isClearable = clearable && value !== null && !disabled
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div ref={list.anchor} className={fieldClasses.box}>
          <input
            {...control}
            {...list.fieldProps}
            ref={list.field}
            disabled={disabled}
            className={fieldClasses.input}
            data-aside=""
            data-clearable={isClearable || undefined}
            placeholder={chosen || t('ui.choose')}
            value={list.query === '' && !list.open ? chosen : list.query}
            onChange={(event) => list.type(event.currentTarget.value)}
          />
          <div className={fieldClasses.aside}>
            {isClearable && (
              <IconButton
                label={t('ui.options.clear')}
                className={classes.small}
                onClick={() => {
                  onChange(null)
                  list.field.current?.focus()
                }}
              >
                <IconX size={16} />
              </IconButton>
            )}
            <IconButton
              label={t('ui.options.open')}
              tabIndex={-1}
              aria-expanded={list.open}
              disabled={disabled}
              className={classes.small}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                list.toggle()
                list.field.current?.focus()
              }}
            >
              <IconChevronDown size={18} />
            </IconButton>
          </div>
          {list.open && (
            <OptionPopup list={list} label={label} chosen={value === null ? [] : [value]} />
          )}
        </div>
      )}
    </FieldFrame>
  )
}
