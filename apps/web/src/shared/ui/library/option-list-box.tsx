import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import {
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { Collection } from 'react-aria-components/Collection'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem, ListBoxLoadMoreItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useTexts } from '../../i18n/use-texts.ts'
import comboboxClasses from '../choices/combobox.module.css'
import type { Beginning, OptionBoxProps } from '../choices/option-box-props.ts'
import { filterOptions, type Option } from '../choices/option-list.ts'
import classes from '../choices/option-popup.module.css'
import fieldClasses from '../field.module.css'
import { IconButton } from '../icon-button.tsx'
import { useVisiblePage } from './use-visible-page.ts'

/** So many options are drawn at first, and again whenever the end of the list comes in sight. */
const DRAWN = 100

interface Props extends OptionBoxProps {
  readonly options: readonly Option[]
  readonly beginning: Beginning
}

/** The library's part of a combobox or multi-select (option-box.tsx). */
export default function OptionListBox({ beginning, ...props }: Props) {
  const { control, label, options, chosen, multiple = false, disabled = false } = props
  const { t, language } = useTexts()
  const [start] = useState(() => ({ ...beginning }))
  /** What is being typed; null while the field shows what is chosen. */
  const [typed, setTyped] = useState(start.typed)
  const [drawn, setDrawn] = useState(DRAWN)
  const current = multiple ? undefined : options.find(({ value }) => value === chosen[0])
  const shown = current?.label ?? ''
  const found = filterOptions(options, typed ?? '')
  const shownCount =
    typed === null && current ? Math.max(drawn, found.indexOf(current) + DRAWN) : drawn
  const items = found.slice(0, shownCount)

  function change(next: readonly string[]): void {
    setTyped(null)
    if (next.length === chosen.length && next.every((value) => chosen.includes(value))) return
    props.onChange([...next])
  }
  return (
    <I18nProvider locale={language}>
      <ComboBox<(typeof items)[number], 'single' | 'multiple'>
        id={control.id}
        aria-label={label}
        aria-describedby={control['aria-describedby']}
        isInvalid={control['aria-invalid'] ?? false}
        validationBehavior="aria"
        isDisabled={disabled}
        selectionMode={multiple ? 'multiple' : 'single'}
        value={multiple ? chosen : (chosen[0] ?? null)}
        inputValue={typed ?? shown}
        items={items}
        allowsEmptyCollection
        shouldFocusWrap
        onInputChange={(text) => {
          setDrawn(DRAWN)
          props.onType?.(text === shown ? '' : text)
          setTyped(!multiple && text === shown ? null : text)
        }}
        onChange={(next) => {
          const keys = next === null ? [] : [next].flat()
          change(keys.map(String))
        }}
      >
        <Field {...props} {...{ typed, found, start }} choose={change} />
        <OptionPopup>
          <ListBox
            aria-label={label}
            className={classes.list ?? ''}
            renderEmptyState={() => (
              <p className={classes.none}>{t('ui.options.none', { query: typed ?? '' })}</p>
            )}
          >
            <Collection items={items}>
              {(option) => (
                <ListBoxItem
                  id={option.value}
                  textValue={option.label}
                  className={classes.option ?? ''}
                >
                  <IconCheck size={18} aria-hidden="true" className={classes.check} />
                  {option.label}
                </ListBoxItem>
              )}
            </Collection>
            {items.length < found.length && (
              <ListBoxLoadMoreItem onLoadMore={() => setDrawn(shownCount + DRAWN)} />
            )}
          </ListBox>
        </OptionPopup>
      </ComboBox>
    </I18nProvider>
  )
}

/**
 * The list beside its field. The library closes it whenever something scrolls; where the page itself does, as
 * when what is loaded above moves it, the list goes along with its field and stays. What closes
 * it is known by the event that is under way (window.event): the library gives no reason.
 */
function OptionPopup({ children }: { readonly children: ReactNode }) {
  const state = useContext(OverlayTriggerStateContext)
  const close = () => {
    const { event } = window
    if (event?.type !== 'scroll' || event.target !== document) state?.close()
  }
  return (
    <OverlayTriggerStateContext value={state && { ...state, close }}>
      <Popover className={classes.popup ?? ''} offset={6} containerPadding={8} maxHeight={320}>
        {children}
      </Popover>
    </OverlayTriggerStateContext>
  )
}

interface FieldProps extends OptionBoxProps {
  readonly typed: string | null
  readonly found: readonly { readonly value: string }[]
  readonly start: Beginning
  readonly choose: (chosen: readonly string[]) => void
}

/** The text field itself, and what the specification wants of its keys. */
function Field({ typed, found, start, choose, ...props }: FieldProps) {
  const { chosen, multiple = false, disabled, onChange } = props
  const { t } = useTexts()
  const state = useContext(ComboBoxStateContext)
  const input = useRef<HTMLInputElement>(null)
  /** The option that stays active when the whole list is there again. */
  const kept = useRef<string>(undefined)
  const isOpen = state?.isOpen ?? false
  useVisiblePage(isOpen)

  useLayoutEffect(() => {
    if (start.isFocused) input.current?.focus()
  }, [start])
  useEffect(() => {
    const isEntered = start.isEntered && found.length > 0
    if (isEntered) enter()
    // The list of a multi-select stays open for the next choice.
    if (isEntered && !multiple) return
    if (start.isFocused && (start.isOpen || start.typed)) state?.open(null, 'manual')
    // oxlint-disable-next-line react/exhaustive-deps -- Once.
  }, [start])
  // What is typed next replaces the choice that the field shows.
  useEffect(() => {
    if (typed === null && document.activeElement === input.current) input.current?.select()
  }, [typed, isOpen, chosen])
  // The first match is active, so that Enter takes it.
  useEffect(() => {
    if (!state?.isOpen || state.selectionManager.focusedKey !== null) return
    const first = typed?.trim() ? state.collection.getFirstKey() : kept.current
    if (first && state.collection.getItem(first)) state.selectionManager.setFocusedKey(first)
  })

  /** Chooses by the text and not by the list, which may still be filtering; nothing without a match. */
  function enter(): void {
    const focusedKey = state?.selectionManager.focusedKey
    const match = found.find(({ value }) => value === focusedKey) ?? found[0]
    if (!match) return
    kept.current = match.value
    if (!multiple && chosen[0] === match.value) state?.revert()
    else if (!multiple) choose([match.value])
    else if (chosen.includes(match.value)) choose(chosen.filter((one) => one !== match.value))
    else choose([...chosen, match.value])
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (!state || event.nativeEvent.isComposing || event.target !== input.current) return
    // The arrow that opens the list would move the caret, and what is typed next no longer replace the choice.
    if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) event.preventDefault()
    if (event.key === 'Enter' && typed?.trim()) {
      event.preventDefault()
      event.stopPropagation()
      enter()
    } else if (event.key === 'Escape' && (isOpen || typed !== null)) {
      // Of a dialog around the field, Escape closes the list only; the next one is the dialog's.
      event.preventDefault()
      event.stopPropagation()
      flushSync(() => state.revert())
    } else if (event.key === 'Tab' && isOpen) flushSync(() => state.revert())
    else if (event.key === 'Backspace' && multiple && !typed && chosen.length > 0) {
      onChange(chosen.slice(0, -1))
    }
  }
  return (
    <div role="presentation" onKeyDownCapture={onKeyDown}>
      <Group className={props.className}>
        {props.before}
        <Input
          ref={input}
          className={props.inputClass}
          data-aside={multiple ? undefined : ''}
          data-clearable={props.clearable || undefined}
          placeholder={props.placeholder}
          onClick={() => {
            state?.open(null, 'manual')
            if (typed === null) input.current?.select()
          }}
        />
        {!multiple && (
          <div className={fieldClasses.aside}>
            {props.after}
            <IconButton
              label={t('ui.options.open')}
              tabIndex={-1}
              aria-expanded={isOpen}
              disabled={disabled}
              className={comboboxClasses.small}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                input.current?.focus()
                state?.toggle(null, 'manual')
              }}
            >
              <IconChevronDown size={18} />
            </IconButton>
          </div>
        )}
      </Group>
    </div>
  )
}
