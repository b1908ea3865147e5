import { problemsOfExpression } from '@telemachos/questionnaire/author/check-draft'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#shared'
import { FieldFrame, useTextLength, fieldClasses } from '#ui'
import { completions, type Name } from './completions.ts'
import classes from './forms.module.css'
import { problemText } from './problem-text.ts'

const LONGEST = 4_000

interface Props {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** What an expression can read: each question's name, with what it asks. */
  readonly names: readonly Name[]
}

/** An expression over the questions' names: they are completed, and checked as it is written. */
export function ExpressionField({ label, hint, value, onChange, names }: Props) {
  const { t } = useTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<number>()
  const [active, setActive] = useState(-1)
  const length = useTextLength({ value, maxLength: LONGEST })
  const found = caret === undefined ? undefined : completions(value, caret, names)
  const isOpen = found !== undefined && found.list.length > 0
  const problems = problemsOfExpression(
    '',
    value,
    new Map(names.map(({ model, question }) => [model, question])),
  )

  function close(): void {
    setCaret(undefined)
    setActive(-1)
  }

  function complete(model: string): void {
    if (!found || caret === undefined) return
    // At once: what is typed next, however fast, stands behind the name.
    flushSync(() => {
      onChange(value.slice(0, found.start) + model + value.slice(caret))
      close()
    })
    const end = found.start + model.length
    input.current?.focus()
    input.current?.setSelectionRange(end, end)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault()
      return setCaret(input.current?.selectionStart ?? value.length)
    }
    if (!isOpen) return
    const count = found.list.length
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(active < 0 && step < 0 ? count - 1 : (active + step + count) % count)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if ((event.key === 'Enter' || event.key === 'Tab') && active >= 0) {
      event.preventDefault()
      complete(found.list[active]?.model ?? '')
    }
  }
  return (
    <FieldFrame
      length={length.note}
      label={label}
      hint={hint}
      error={problems.map((problem) => problemText(problem, t)).join(' ') || undefined}
    >
      {(control) => (
        <div className={classes.expression}>
          <input
            {...control}
            ref={input}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-names` : undefined}
            aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            {...length.control}
            className={`${fieldClasses.input} ${classes.code}`}
            value={value}
            onKeyDown={onKeyDown}
            onBlur={close}
            onChange={(event) => {
              onChange(event.currentTarget.value)
              setCaret(event.currentTarget.selectionStart ?? undefined)
              setActive(-1)
            }}
          />
          {isOpen && (
            <div
              id={`${id}-names`}
              role="listbox"
              aria-label={t('questEdit.names')}
              className={classes.popup}
            >
              {found.list.map(({ model, text }, place) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The field has the keys.
                <div
                  key={model}
                  id={`${id}-${place}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={place === active}
                  className={classes.name}
                  // The focus stays in the field.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => complete(model)}
                >
                  <code>{model}</code> <span>{text}</span>
                </div>
              ))}
            </div>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
