import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { Language } from '@telemachos/contract/core/define-texts'
import { isLongBeside, type TextProblem } from '@telemachos/rules/text-problems'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { languageOf, useTexts } from '#shared'
import { announce } from '#ui'
import classes from './language.module.css'
import { useProblemWords, useTextProblems, type Saved } from './use-save-text.ts'

const ROW_HEIGHT = 64
const OVERSCAN = 8

/** A row: a text in the languages of the product and in the one that is written. */
export interface TableRow {
  readonly label: string
  readonly el: string
  readonly en: string
  readonly text: string
  /** The version that a change is made from. */
  readonly version: number
  readonly form?: string | undefined
}

interface Props<Row extends TableRow> {
  readonly language: Language
  readonly rows: readonly Row[]
  /** Left out where an event tells of it. */
  readonly onChanged?: () => void
  readonly save: (row: Row, text: string) => Promise<Saved>
  /** What rows are called; by their labels without it. */
  readonly nameOf?: (row: Row) => string
  /** What stands above what they are called. */
  readonly kindOf?: (row: Row) => string
  /** The titles of the pages that show a row, where rows are called by their labels. */
  readonly placesOf?: (row: Row) => readonly string[]
  /** What the first column is of. */
  readonly heading?: string
  /** How a row stands, and what can be done with it besides. */
  readonly stateOf: (row: Row) => ReactNode
  /** Whether it is written here; all of them without it. */
  readonly isOpen?: (row: Row) => boolean
  /** What is to be known while it is written. */
  readonly noteOf?: (row: Row) => string
  /** What is wrong with a text; as of one of the product without it. */
  readonly problemsOf?: (row: Row, text: string) => readonly TextProblem[]
}

/** A cell while it is written: what is typed stays until it is saved or given up. */
interface Editing<Row extends TableRow = TableRow> {
  /** As it was when somebody began. */
  readonly row: Row
  readonly typed: string
  readonly version: number
  readonly problem: string
}

/** The texts of a language as a sheet: rows are drawn where they are in view, and keys move and write. */
export function TextTable<Row extends TableRow>(props: Props<Row>) {
  const { language, rows, onChanged, nameOf = ({ label }) => label, kindOf, isOpen } = props
  const { t } = useTexts()
  const keys = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [editing, setEditing] = useState<Editing<Row>>()
  const [hasFocus, setHasFocus] = useState(false)
  const active = Math.max(0, Math.min(at, rows.length - 1))
  // oxlint-disable-next-line react/incompatible-library -- Nothing of it is memoized here.
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    // The row that has the focus is drawn wherever the table is scrolled to.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range)
      return drawn.includes(active) || rows.length === 0
        ? drawn
        : [...drawn, active].toSorted((a, b) => a - b)
    },
  })
  const title = languageOf(language)?.title ?? language
  const isBuiltIn = language === 'el' || language === 'en'

  function moveTo(index: number): void {
    const next = Math.max(0, Math.min(index, rows.length - 1))
    setAt(next)
    virtual.scrollToIndex(next)
  }
  function begin(row: Row, typed = row.text): void {
    if (isOpen?.(row) === false) return
    setEditing({ row, typed, version: row.version, problem: '' })
  }
  function end(): void {
    setEditing(undefined)
    setHasFocus(true)
  }
  async function save(row: Row, goOn: boolean): Promise<void> {
    if (!editing || editing.typed === '' || editing.typed === row.text) return end()
    const saved = await props.save({ ...editing.row, version: editing.version }, editing.typed)
    if (!saved.ok) {
      const { problem, version = editing.version } = saved
      return setEditing({ ...editing, problem, version })
    }
    announce(t('language.savedTo', { label: nameOf(row) }))
    const index = rows.findIndex(({ label }) => label === row.label)
    if (goOn) moveTo(index + 1)
    end()
    onChanged?.()
  }
  function onKeyDown(event: KeyboardEvent): void {
    const row = rows[active]
    if (
      editing ||
      !row ||
      event.altKey ||
      event.target !== event.currentTarget.querySelector('[data-cell][tabindex="0"]')
    )
      return
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2)
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: rows.length - 1,
    }
    const next = moves[event.key]
    if (next !== undefined) moveTo(next)
    else if (event.key === 'Enter' || event.key === 'F2') begin(row)
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) begin(row, event.key)
    else return
    event.preventDefault()
  }
  return (
    <>
      <p id={keys} className={classes.keys}>
        {t('language.table.keys')}
      </p>
      <div
        ref={scroller}
        role="grid"
        tabIndex={-1}
        aria-label={t('language.table', { title })}
        aria-describedby={keys}
        aria-rowcount={rows.length + 1}
        className={classes.scroller}
        data-wide={isBuiltIn || undefined}
        onFocus={() => setHasFocus(true)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setHasFocus(false)
        }}
        onKeyDown={onKeyDown}
      >
        <div role="row" aria-rowindex={1} className={classes.head}>
          <span role="columnheader">{props.heading ?? t('language.column.label')}</span>
          {language !== 'el' && <span role="columnheader">{languageOf('el')?.title}</span>}
          {language !== 'en' && <span role="columnheader">{languageOf('en')?.title}</span>}
          <span role="columnheader">{title}</span>
          <span role="columnheader">{t('language.column.state')}</span>
        </div>
        <div
          role="presentation"
          className={classes.body}
          style={{ height: virtual.getTotalSize() }}
        >
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            if (!row) return null
            return (
              <div
                key={row.label}
                role="row"
                aria-rowindex={index + 2}
                aria-selected={index === active}
                className={classes.row}
                style={{ transform: `translateY(${start}px)`, height: ROW_HEIGHT }}
              >
                {kindOf ? (
                  <span role="rowheader" className={classes.named} title={nameOf(row)}>
                    <small>{kindOf(row)}</small>
                    {nameOf(row)}
                  </span>
                ) : (
                  <span role="rowheader" className={classes.label}>
                    <span title={row.label} dir="ltr">
                      {row.label}
                    </span>
                    <Places titles={props.placesOf?.(row) ?? []} />
                  </span>
                )}
                {language !== 'el' && <Original lang="el" text={row.el} />}
                {language !== 'en' && <Original lang="en" text={row.en} />}
                {editing?.row.label === row.label ? (
                  <Cell
                    {...{ language, row, editing }}
                    name={nameOf(row)}
                    note={props.noteOf?.(row) ?? ''}
                    problems={props.problemsOf?.(row, editing.typed)}
                    onType={(typed) => setEditing({ ...editing, typed, problem: '' })}
                    onSave={(goOn) => void save(row, goOn)}
                    onEnd={end}
                  />
                ) : (
                  <TextCell
                    {...{ language, row }}
                    isActive={index === active}
                    takesFocus={hasFocus && !editing && index === active}
                    onActive={() => setAt(index)}
                    onEdit={() => begin(row)}
                  />
                )}
                <span role="gridcell" className={classes.state}>
                  {props.stateOf(row)}
                </span>
              </div>
            )
          })}
        </div>
      </div>
    </>
  )
}

/** Where a text is shown, in a line: all of the pages are in its menu. */
function Places({ titles }: { readonly titles: readonly string[] }) {
  const { t } = useTexts()
  const [first = t('language.where.server'), ...others] = titles
  return (
    <span className={classes.where} title={titles.join(', ')}>
      {others.length === 0 ? first : t('language.where.more', { first, count: others.length })}
    </span>
  )
}

function Original({ lang, text }: { readonly lang: string; readonly text: string }) {
  return (
    <span role="gridcell" lang={lang} dir="auto" className={classes.text} title={text}>
      {text}
    </span>
  )
}

interface TextCellProps {
  readonly language: Language
  readonly row: TableRow
  readonly isActive: boolean
  readonly takesFocus: boolean
  readonly onActive: () => void
  readonly onEdit: () => void
}

function TextCell({ language, row, isActive, takesFocus, onActive, onEdit }: TextCellProps) {
  const cell = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) cell.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div
      ref={cell}
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      data-cell=""
      lang={language}
      dir="auto"
      title={row.text}
      className={`${classes.text} ${classes.own}`}
      onFocus={onActive}
      // Enter, in the table's own keys, does the same.
      onDoubleClick={onEdit}
    >
      {row.text}
    </div>
  )
}

interface CellProps {
  readonly name: string
  readonly note: string
  readonly problems: readonly TextProblem[] | undefined
  readonly language: Language
  readonly row: TableRow
  readonly editing: Editing
  readonly onType: (typed: string) => void
  readonly onSave: (goOn: boolean) => void
  readonly onEnd: () => void
}

/** The field of a text that is written, with what is wrong with it below. */
function Cell(props: CellProps) {
  const { language, row, name, note: toKnow, problems, editing, onType, onSave, onEnd } = props
  const { t } = useTexts()
  const problemsOf = useTextProblems()
  const say = useProblemWords()
  const note = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [])
  const model = language === 'el' || row.en === '' ? row.el : row.en
  const isLong = isLongBeside(model, editing.typed)
  const said =
    editing.problem ||
    (problems ? say(problems) : problemsOf({ form: row.form }, model, editing.typed)) ||
    (isLong && t('language.long')) ||
    toKnow
  return (
    <div role="gridcell" className={classes.editing}>
      <textarea
        ref={field}
        rows={3}
        lang={language}
        dir="auto"
        value={editing.typed}
        aria-label={t('language.cell', { language, label: name })}
        aria-describedby={note}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Escape') onEnd()
          else if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault()
            onSave(event.ctrlKey)
          }
        }}
      />
      <p id={note} role="status" className={classes.problem}>
        {said}
      </p>
    </div>
  )
}
