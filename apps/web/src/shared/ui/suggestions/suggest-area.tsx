import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { announce } from '../announce.ts'
import popup from '../choices/option-popup.module.css'
import { FieldFrame } from '../field-frame.tsx'
import fieldClasses from '../field.module.css'
import { useTextLength } from '../use-text-length.ts'
import classes from './suggest-area.module.css'

/** What may be written where the caret is. */
export interface Suggestion {
  /** What is written. */
  readonly text: string
  /** What it means, beside it. */
  readonly hint?: string | undefined
}

export interface Suggestions {
  /** What a suggestion replaces. */
  readonly from: number
  readonly to: number
  /** Whether something has been typed of it: the list opens by itself then. */
  readonly isBegun: boolean
  readonly list: readonly Suggestion[]
}

interface Props {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly value: string
  readonly maxLength: number | undefined
  readonly onChange: (value: string) => void
  readonly suggest: (value: string, caret: number) => Suggestions | undefined
}

/**
 * Lines of an expression with what may be written next (ARIA combobox with a list): the list opens while
 * something is typed and with Ctrl+Space; arrows go through it, Enter and Tab take, Escape closes it.
 */
export function SuggestArea(props: Props) {
  const { label, hint, error, value, maxLength, onChange, suggest } = props
  const { t } = useTexts()
  const listId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number>()
  const [isAsked, setAsked] = useState(false)
  const [active, setActive] = useState(0)
  /** Where the caret goes once what was taken is there. */
  const next = useRef<number>(undefined)
  const length = useTextLength({ value, maxLength })
  const found = caret === undefined ? undefined : suggest(value, caret)
  const isOpen = found !== undefined && found.list.length > 0 && (isAsked || found.isBegun)
  const list = isOpen ? found.list : []
  const chosen = Math.min(active, list.length - 1)
  useLayoutEffect(() => {
    if (next.current === undefined) return
    area.current?.setSelectionRange(next.current, next.current)
    next.current = undefined
  }, [value])
  useEffect(() => {
    if (list.length > 0) announce(t('ui.suggest.found', { count: list.length }))
  }, [list.length, t])
  useEffect(() => {
    if (isOpen) document.getElementById(listId)?.scrollIntoView({ block: 'nearest' })
  }, [listId, isOpen])
  useEffect(() => {
    document.getElementById(`${listId}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, chosen])

  function close(): void {
    setCaret(undefined)
    setAsked(false)
  }
  function take(index: number): void {
    const suggestion = list[index]
    if (!found || !suggestion) return
    next.current = found.from + suggestion.text.length
    onChange(value.slice(0, found.from) + suggestion.text + value.slice(found.to))
    close()
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === ' ' && event.ctrlKey) {
      setCaret(event.currentTarget.selectionStart)
      setAsked(true)
      setActive(0)
    } else if (!isOpen) return
    else if (event.key === 'ArrowDown') setActive((chosen + 1) % list.length)
    else if (event.key === 'ArrowUp') setActive((chosen + list.length - 1) % list.length)
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) take(chosen)
    else if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else return
    event.preventDefault()
  }
  /** The caret went elsewhere without anything typed. */
  function onSelect({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>): void {
    if (caret !== undefined && currentTarget.selectionStart !== caret) close()
  }
  return (
    <FieldFrame label={label} hint={hint} error={error} length={length.note}>
      {(control) => (
        <div className={classes.field}>
          <textarea
            {...length.control}
            {...control}
            ref={area}
            rows={2}
            value={value}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen ? `${listId}-${chosen}` : undefined}
            className={fieldClasses.input}
            onChange={({ currentTarget }) => {
              setCaret(currentTarget.selectionStart)
              setAsked(false)
              setActive(0)
              onChange(currentTarget.value)
            }}
            onSelect={onSelect}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {isOpen && (
            <div id={listId} role="listbox" aria-label={label} className={classes.list}>
              {list.map(({ text, hint: meaning }, index) => (
                <div
                  key={text}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === chosen}
                  className={popup.option}
                  data-focused={index === chosen || undefined}
                  tabIndex={-1}
                  // The field keeps the focus.
                  onMouseDown={(event) => {
                    event.preventDefault()
                    take(index)
                  }}
                >
                  <code>{text}</code>
                  {meaning && <span className={classes.meaning}>{meaning}</span>}
                </div>
              ))}
            </div>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
