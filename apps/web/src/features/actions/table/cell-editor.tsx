import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#shared'
import { cellText, typedValues, type Column, type ColumnTexts } from './columns.ts'
import type { Seen } from './patch.ts'
import type { Row } from './row.ts'
import classes from './table.module.css'

interface Props {
  readonly row: Row
  readonly column: Column
  /** What was typed to begin with, in place of what is there. */
  readonly start: string | undefined
  readonly columnTexts: ColumnTexts
  readonly groups: readonly string[]
  /** False where the text means nothing in the cell. */
  readonly onType: (text: string, seen: Seen) => boolean
  readonly onDone: (step?: 'down' | 'right' | 'left') => void
}

/** The text of a cell while it is typed: Enter and Tab save it, Escape leaves it as it was. */
export function CellEditor({ row, column, start, columnTexts, groups, onType, onDone }: Props) {
  const { t } = useTexts()
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const before = cellText(row, column, columnTexts)
  const [text, setText] = useState(start ?? before)
  const [isWrong, setWrong] = useState(false)
  const [seen] = useState<Seen>(() => new Map([[row.ActionId, row]]))
  const isSettled = useRef(false)
  useEffect(() => {
    input.current?.focus()
    if (start === undefined) input.current?.select()
  }, [start])

  function save(step?: 'down' | 'right' | 'left'): void {
    if (isSettled.current) return
    if (text !== before && !onType(text, seen)) {
      setWrong(true)
      input.current?.focus()
      return
    }
    isSettled.current = true
    onDone(step)
  }
  return (
    <>
      <input
        ref={input}
        className={classes.editor}
        aria-label={t('actions.table.editing', { title: row.Title })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${list}-wrong` : undefined}
        list={column.kind === 'group' ? list : undefined}
        inputMode={column.kind === 'date' ? 'numeric' : undefined}
        placeholder={column.kind === 'date' ? t('actions.table.datePlaceholder') : undefined}
        maxLength={column.kind === 'title' ? 300 : 1_200}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setWrong(false)
        }}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Escape') {
            isSettled.current = true
            onDone()
          } else if (event.key === 'Enter' || event.key === 'Tab') {
            event.preventDefault()
            save(event.key === 'Enter' ? 'down' : event.shiftKey ? 'left' : 'right')
          }
        }}
        onBlur={() => {
          // What means nothing there is not kept once it is left.
          if (typedValues(row, column, text, columnTexts) || text === before) save()
          else if (!isWrong) {
            isSettled.current = true
            onDone()
          }
        }}
      />
      {column.kind === 'group' && (
        <datalist id={list}>
          {groups.map((group) => (
            <option key={group} value={group} />
          ))}
        </datalist>
      )}
      {isWrong && (
        <span id={`${list}-wrong`} role="alert" className={classes.wrong}>
          {t(column.kind === 'date' ? 'actions.table.wrongDate' : 'actions.table.wrongTitle')}
        </span>
      )}
    </>
  )
}
