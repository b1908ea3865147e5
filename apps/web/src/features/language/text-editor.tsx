import type { Language } from '@telemachos/contract/core/define-texts'
import { isLongBeside, type TextProblem } from '@telemachos/rules/text-problems'
import { useEffect, useId, useRef } from 'react'
import { useTexts } from '#shared'
import classes from './language.module.css'
import type { TableRow } from './table-row.ts'
import { useProblemWords, useTextProblems } from './use-save-text.ts'

/** A cell while it is written: what is typed stays until it is saved or given up. */
export interface Editing<Row extends TableRow = TableRow> {
  /** As it was when somebody began. */
  readonly row: Row
  readonly typed: string
  readonly version: number
  readonly problem: string
  readonly isSaving: boolean
}

interface Props {
  /** The id of what it is written beside. */
  readonly original: string
  readonly name: string
  readonly note: string
  readonly problems: readonly TextProblem[] | undefined
  readonly language: Language
  readonly row: TableRow
  readonly editing: Editing
  readonly onType: (typed: string) => void
  /** @param step to which row it goes on: the next or the one before. */
  readonly onSave: (step: -1 | 1) => void
  readonly onEnd: () => void
}

/** The field of a text that is written, with what is wrong with it below. */
export function TextEditor(props: Props) {
  const {
    language,
    row,
    original,
    name,
    note: toKnow,
    problems,
    editing,
    onType,
    onSave,
    onEnd,
  } = props
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
  // Somebody else has written the row meanwhile.
  const isOvertaken = row.version > Math.max(editing.version, editing.row.version)
  const said =
    editing.problem ||
    (isOvertaken &&
      t('language.conflict.now', {
        name: row.by ?? t('language.conflict.somebody'),
        text: row.text,
      })) ||
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
        aria-describedby={`${original} ${note}`}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={(event) => {
          event.stopPropagation()
          // A letter of several keys is not done yet.
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') onEnd()
          else if (event.key === 'Tab' || (event.key === 'Enter' && !event.shiftKey)) {
            event.preventDefault()
            onSave(event.shiftKey ? -1 : 1)
          }
        }}
      />
      <p id={note} role="status" className={classes.problem}>
        {said}
      </p>
    </div>
  )
}
