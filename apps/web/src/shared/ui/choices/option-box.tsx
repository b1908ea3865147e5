import { IconChevronDown } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { IconButton } from '../icon-button.tsx'
import fieldClasses from '../field.module.css'
import { showSystemMessage } from '../system-message.ts'
import classes from './combobox.module.css'
import type OptionListBox from '../library/option-list-box.tsx'
import type { Beginning, OptionBoxProps } from './option-box-props.ts'

/**
 * A text field that finds options. Until somebody comes near it is a plain field of the same look;
 * what is typed while the library's part, or the options, are being loaded is handed on to it.
 */
export function OptionBox(props: OptionBoxProps) {
  const { control, options, chosen, multiple, disabled, placeholder, className } = props
  const { t } = useTexts()
  const [Loaded, setLoaded] = useState<typeof OptionListBox>()
  const [typed, setTyped] = useState<string | null>(null)
  const beginning = useRef<Beginning>({
    typed: null,
    isOpen: false,
    isEntered: false,
    isFocused: false,
  })
  const load = () => {
    // What could not be loaded is tried again when the field is entered the next time.
    import('../library/option-list-box.tsx').then(
      (part) => setLoaded(() => part.default),
      (error: unknown) => showSystemMessage(error, t),
    )
  }
  if (Loaded && options) return <Loaded {...props} {...{ options }} beginning={beginning.current} />
  const label = options?.find(({ value }) => value === chosen[0])?.label ?? ''
  const openLater = () => {
    beginning.current.isOpen = true
    load()
  }
  return (
    <div className={className} onPointerEnter={load}>
      {props.before}
      <input
        {...control}
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- It has no list yet.
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        className={props.inputClass}
        data-aside={multiple ? undefined : ''}
        data-clearable={props.clearable || undefined}
        placeholder={placeholder}
        value={typed ?? (multiple ? '' : label)}
        onFocus={(event) => {
          beginning.current.isFocused = true
          event.currentTarget.select()
          load()
        }}
        onBlur={() => {
          beginning.current.isFocused = false
        }}
        // The field may be replaced before it is let go of, and would never be clicked.
        onPointerDown={openLater}
        onClick={openLater}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            // The arrow would move the caret, and what is typed next no longer replace the choice.
            event.preventDefault()
            openLater()
          }
          // What is chosen is not known yet: Enter waits for it, and submits no form.
          if (event.key !== 'Enter' || !typed?.trim()) return
          event.preventDefault()
          beginning.current.isEntered = true
        }}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          beginning.current.typed = event.currentTarget.value
          beginning.current.isEntered = false
          props.onType?.(event.currentTarget.value)
        }}
      />
      {!multiple && (
        <div className={fieldClasses.aside}>
          {props.after}
          <IconButton
            label={t('ui.options.open')}
            tabIndex={-1}
            disabled={disabled}
            className={classes.small}
            onClick={() => {
              beginning.current.isFocused = true
              openLater()
            }}
          >
            <IconChevronDown size={18} />
          </IconButton>
        </div>
      )}
    </div>
  )
}
