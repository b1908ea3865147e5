import { IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { FieldFrame, type FieldFrameProps } from '../field-frame.tsx'
import fieldClasses from '../field.module.css'
import classes from './multi-select.module.css'
import type { Option } from './option-list.ts'
import { OptionPopup } from './option-popup.tsx'
import { useOptionList } from './use-option-list.ts'

interface MultiSelectProps extends FieldFrameProps {
  readonly options: readonly Option[]
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
}

/** Any number of choices of many: the chosen ones as tags, each removed by a press or by Backspace. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, hint, error, className, options, value, onChange } = props
  const { t } = useTexts()
  const list = useOptionList({
    options,
    stays: true,
    onChoose: (option) =>
      onChange(
        value.includes(option.value)
          ? value.filter((one) => one !== option.value)
          : [...value, option.value],
      ),
  })
  const chosen = options.filter((option) => value.includes(option.value))
  const remove = (removed: string) => {
    onChange(value.filter((one) => one !== removed))
    list.field.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent): void {
    const last = value.at(-1)
    if (event.key === 'Backspace' && list.query === '' && last !== undefined) remove(last)
    else list.fieldProps.onKeyDown(event)
  }
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div ref={list.anchor} className={`${fieldClasses.input} ${classes.box}`}>
          {chosen.map(({ value: one, label: name }) => (
            <span key={one} className={classes.tag}>
              {name}
              <button
                type="button"
                aria-label={t('ui.options.remove', { name })}
                className={classes.remove}
                onClick={() => remove(one)}
              >
                <IconX size={14} aria-hidden="true" />
              </button>
            </span>
          ))}
          <input
            {...control}
            {...list.fieldProps}
            ref={list.field}
            className={classes.input}
            placeholder={chosen.length === 0 ? t('ui.choose') : ''}
            value={list.query}
            onKeyDown={onKeyDown}
            onChange={(event) => list.type(event.currentTarget.value)}
          />
          {list.open && <OptionPopup list={list} label={label} chosen={value} multiple />}
        </div>
      )}
    </FieldFrame>
  )
}
