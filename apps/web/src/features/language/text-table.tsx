import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { TextProblem } from '@telemachos/rules/text-problems'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { languageOf, useTexts } from '#shared'
import { announce } from '#ui'
import classes from './language.module.css'
import type { TableRow } from './table-row.ts'
import { TextEditor, type Editing } from './text-editor.tsx'
import type { Saved } from './use-save-text.ts'

const ROW_HEIGHT = 64
const OVERSCAN = 4

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
  /** How a row stands, and what can be done with it besides: by Tab in the row alone that is active. */
  readonly stateOf: (row: Row, isActive: boolean) => ReactNode
  /** Hears of a row that somebody begins to write. */
  readonly onBegin?: (row: Row) => void
  /** Whether the first text takes the focus, for who came to write it. */
  readonly beginsFocused?: boolean
  /** Whether it is written here; all of them without it. */
  readonly isOpen?: (row: Row) => boolean
  /** What is to be known while it is written. */
  readonly noteOf?: (row: Row) => string
  /** What is wrong with a text; as of one of the product without it. */
  readonly problemsOf?: (row: Row, text: string) => readonly TextProblem[]
}

/** The rows, with the one that is written where it has gone from them meanwhile. */
function withEdited<Row extends TableRow>(
  rows: readonly Row[],
  edited: Row | undefined,
  index: number,
): readonly Row[] {
  if (!edited || rows.some(({ label }) => label === edited.label)) return rows
  return rows.toSpliced(Math.min(index, rows.length), 0, edited)
}

/** Whether a text is translated from this language. */
function isModel(model: 'el' | 'en', language: Language, row: TableRow): boolean {
  return model === (language === 'en' || (language !== 'el' && row.en === '') ? 'el' : 'en')
}

/** The texts of a language as a sheet: rows are drawn where they are in view, and keys move and write. */
export function TextTable<Row extends TableRow>(props: Props<Row>) {
  const { language, onChanged, nameOf = ({ label }) => label, kindOf, isOpen } = props
  const { t } = useTexts()
  const keys = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<{ index: number; label?: string | undefined }>({ index: 0 })
  const [editing, setEditing] = useState<Editing<Row>>()
  /** What is typed while a text is on its way is the beginning of the next one, or the text put otherwise. */
  const typed = useRef('')
  /** Where it goes on once what is typed meanwhile is saved too. */
  const waits = useRef<-1 | 0 | 1>(undefined)
  const [hasFocus, setHasFocus] = useState(props.beginsFocused === true)
  const rows = withEdited(props.rows, editing?.row, at.index)
  // Rows come and go: it is the text that is stayed with, not its number.
  const found = rows.findIndex(({ label }) => label === at.label)
  const active = found === -1 ? Math.max(0, Math.min(at.index, rows.length - 1)) : found
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
    setAt({ index: next, label: rows[next]?.label })
    virtual.scrollToIndex(next)
  }
  function begin(row: Row, text = row.text): Editing<Row> | undefined {
    if (isOpen?.(row) === false) {
      // Pressed in vain, it says why.
      announce(t('language.author.locked'))
      return undefined
    }
    typed.current = text
    const begun = { row, typed: text, version: row.version, problem: '', isSaving: false }
    setEditing(begun)
    props.onBegin?.(row)
    return begun
  }
  function end(): void {
    setEditing(undefined)
    setHasFocus(true)
  }
  /** @param step to which row it goes on: the next, the one before, or none. */
  async function save(row: Row, step: -1 | 0 | 1, from = editing): Promise<void> {
    if (!from) return
    if (from.isSaving) {
      waits.current = step
      return
    }
    const index = rows.findIndex(({ label }) => label === row.label)
    const text = from.typed
    if (text === '' || text === from.row.text) {
      moveTo(index + step)
      return end()
    }
    waits.current = undefined
    setEditing({ ...from, isSaving: true })
    // Somebody else's change is named below the field while it is typed: saving is the answer to it.
    const version = Math.max(from.version, row.version)
    const saved = await props.save({ ...from.row, version }, text)
    if (saved.ok) {
      announce(t('language.savedTo', { label: nameOf(row) }))
      onChanged?.()
    }
    const rest = typed.current
    if (saved.ok && rest.startsWith(text)) {
      moveTo(index + step)
      end()
      const next = rows[index + step]
      if (rest === text || step === 0 || !next) return
      const begun = begin(next, rest.slice(text.length))
      if (begun && waits.current !== undefined) await save(next, waits.current, begun)
      return
    }
    // What was refused, and what was written otherwise while it was on its way, stays to be saved.
    const problem = !saved.ok && rest === text ? saved.problem : ''
    const stored = saved.ok ? { ...from.row, text } : from.row
    const stays = { row: stored, typed: rest, problem, version: saved.version ?? version }
    const next = { ...stays, isSaving: false }
    setEditing(next)
    if (waits.current !== undefined && rest !== text) await save(row, waits.current, next)
  }
  function onKeyDown(event: KeyboardEvent): void {
    const row = rows[active]
    const cell = event.currentTarget.querySelector<HTMLElement>('[data-cell][tabindex="0"]')
    if (editing || !row || event.altKey || !cell) return
    // What can be done with a row stands behind its text, as the language of the page is read.
    const acts = cell.parentElement?.querySelector<HTMLElement>('[data-acts] button')
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const [on, back] = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const aside = { [on]: cell, [back]: acts }[event.key]
    if (aside && aside === event.target) {
      event.preventDefault()
      ;(aside === cell ? acts : cell)?.focus()
      return
    }
    if (event.target !== cell) return
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
                {language !== 'el' && (
                  <Original
                    {...(isModel('el', language, row) && { id: `${keys}${index}` })}
                    lang="el"
                    text={row.el}
                  />
                )}
                {language !== 'en' && (
                  <Original
                    {...(isModel('en', language, row) && { id: `${keys}${index}` })}
                    lang="en"
                    text={row.en}
                  />
                )}
                {editing?.row.label === row.label ? (
                  <TextEditor
                    {...{ language, row, editing }}
                    original={`${keys}${index}`}
                    name={nameOf(row)}
                    note={props.noteOf?.(row) ?? ''}
                    problems={props.problemsOf?.(row, editing.typed)}
                    onType={(text) => {
                      typed.current = text
                      setEditing((now) => now && { ...now, typed: text, problem: '' })
                    }}
                    onSave={(step) => void save(row, step)}
                    onEnd={end}
                  />
                ) : (
                  <TextCell
                    {...{ language, row }}
                    name={nameOf(row)}
                    original={`${keys}${index}`}
                    isActive={index === active}
                    takesFocus={hasFocus && !editing && index === active}
                    onActive={() => setAt({ index, label: row.label })}
                    onEdit={() => begin(row)}
                  />
                )}
                <span role="gridcell" data-acts="" className={classes.state}>
                  {props.stateOf(row, index === active)}
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

interface OriginalProps {
  readonly id?: string
  readonly lang: string
  readonly text: string
}

function Original({ id, lang, text }: OriginalProps) {
  return (
    <span id={id} role="gridcell" lang={lang} dir="auto" className={classes.text} title={text}>
      {text}
    </span>
  )
}

interface TextCellProps {
  readonly language: Language
  readonly row: TableRow
  readonly name: string
  /** The id of what it is written beside. */
  readonly original: string
  readonly isActive: boolean
  readonly takesFocus: boolean
  readonly onActive: () => void
  readonly onEdit: () => void
}

function TextCell(props: TextCellProps) {
  const { language, row, name, original, isActive, takesFocus, onActive, onEdit } = props
  const { t } = useTexts()
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
      // Of a text that is missing there would be nothing to hear.
      aria-label={row.text === '' ? t('language.cell', { language, label: name }) : undefined}
      aria-describedby={original}
      className={`${classes.text} ${classes.own}`}
      onFocus={onActive}
      // Enter, in the table's own keys, does the same.
      onDoubleClick={onEdit}
    >
      {row.text}
    </div>
  )
}
