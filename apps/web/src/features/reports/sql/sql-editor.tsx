import { autocompletion, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { PostgreSQL, sql } from '@codemirror/lang-sql'
import { bracketMatching, indentUnit, syntaxHighlighting } from '@codemirror/language'
import { lintGutter, setDiagnostics } from '@codemirror/lint'
import { Compartment, EditorState } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  tooltips,
} from '@codemirror/view'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTexts } from '#shared'
import { codeEditorClasses as classes, codeHighlight, codeTheme, styleNonce } from '#code'
import type { Mistake } from './mistake.ts'
import { placeOf } from './place-of.ts'
import { useSchema } from './use-schema.ts'

/** Spec §9, code editor. */
const TAB_SIZE = 4

interface SqlEditorProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly readOnly?: boolean
  /** What the server finds wrong with the text, and where; undefined while nothing is known. */
  readonly mistake?: Mistake | undefined
  /** Ctrl+Enter. */
  readonly onRun?: () => void
}

/**
 * An editor of SQL that offers the names of the data dictionary and marks a mistake where it stands. Tab
 * indents; Escape and then Tab leaves it.
 */
export default function SqlEditor(props: SqlEditorProps) {
  const { label, value, onChange, readOnly = false, mistake, onRun } = props
  const { t } = useTexts()
  const id = useId()
  const schema = useSchema()
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const [language] = useState(() => new Compartment())
  const [cursor, setCursor] = useState({ line: 1, column: 1 })
  const tell = useEffectEvent(onChange)
  const run = useEffectEvent(() => onRun?.())

  const open = useEffectEvent((parent: HTMLDivElement) => {
    const editor = new EditorView({
      parent,
      state: EditorState.create({
        doc: value,
        extensions: [
          EditorView.cspNonce.of(styleNonce()),
          EditorState.tabSize.of(TAB_SIZE),
          indentUnit.of(' '.repeat(2)),
          EditorState.readOnly.of(readOnly),
          EditorView.contentAttributes.of({
            'aria-label': label,
            'aria-describedby': `${id}-keys`,
            tabindex: '0',
          }),
          language.of([]),
          syntaxHighlighting(codeHighlight),
          codeTheme,
          lineNumbers(),
          lintGutter(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          bracketMatching(),
          autocompletion(),
          // Beside the frame, which cuts off what leaves it.
          tooltips({ parent: document.body }),
          EditorView.theme({ '.cm-scroller': { minHeight: '220px' } }),
          EditorView.lineWrapping,
          keymap.of([
            {
              key: 'Mod-Enter',
              run: () => {
                run()
                return true
              },
            },
            ...completionKeymap,
            ...defaultKeymap,
            ...historyKeymap,
            indentWithTab,
          ]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) tell(update.state.doc.toString())
            if (update.docChanged || update.selectionSet) setCursor(cursorOf(update.state))
          }),
        ],
      }),
    })
    view.current = editor
    return editor
  })
  useEffect(() => {
    const editor = place.current && open(place.current)
    return () => editor?.destroy()
  }, [])
  useEffect(() => {
    view.current?.dispatch({
      effects: language.reconfigure(sql({ dialect: PostgreSQL, schema: schema ?? {} })),
    })
  }, [schema, language])
  useEffect(() => {
    const editor = view.current
    if (!editor || editor.state.doc.toString() === value) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } })
  }, [value])
  useEffect(() => {
    const editor = view.current
    if (!editor) return
    const text = editor.state.doc.toString()
    const marks = mistake
      ? [{ ...placeOf(text, mistake), severity: 'error' as const, message: mistake.Message }]
      : []
    editor.dispatch(setDiagnostics(editor.state, marks))
  }, [mistake])

  function show(): void {
    const editor = view.current
    if (!editor || !mistake) return
    const { from } = placeOf(editor.state.doc.toString(), mistake)
    editor.dispatch({ selection: { anchor: from }, scrollIntoView: true })
    editor.focus()
  }
  return (
    <div className={classes.frame} data-wrong={mistake ? '' : undefined}>
      <div ref={place} className={classes.editor} />
      <div className={classes.foot}>
        <span>{t('ui.code.place', cursor)}</span>
        <span id={`${id}-keys`}>{t('reports.sql.keys')}</span>
      </div>
      <div role="alert" className={classes.problems}>
        {mistake && (
          <button type="button" onClick={show}>
            {mistake.Line === null
              ? mistake.Message
              : t('reports.sql.mistakeAt', {
                  line: mistake.Line,
                  column: mistake.Column ?? 1,
                  message: mistake.Message,
                })}
            {mistake.Near.length > 0 && (
              <> {t('reports.sql.near', { names: mistake.Near.join(', ') })}</>
            )}
          </button>
        )}
      </div>
    </div>
  )
}

function cursorOf(state: EditorState): { readonly line: number; readonly column: number } {
  const { head } = state.selection.main
  const line = state.doc.lineAt(head)
  return { line: line.number, column: head - line.from + 1 }
}
