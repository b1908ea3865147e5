import { autocompletion, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language'
import { forceLinting, linter, lintGutter } from '@codemirror/lint'
import { Compartment, EditorState } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import type { Schema } from '@telemachos/rules/json-schema'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useDebounced } from '../use-debounced.ts'
import classes from './code-editor.module.css'
import { codeHighlight, codeTheme } from './code-theme.ts'
import { findFaults, findUnknown } from './json-problems.ts'
import { ProblemList } from './problem-list.tsx'
import { problemWords } from './problem-words.ts'
import { completeBySchema, pathAtCursor } from './schema-completion.ts'
import { styleNonce } from './style-nonce.ts'

/** Spec §9, code editor. */
const TAB_SIZE = 4

interface CodeEditorProps {
  /** What is written. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly readOnly?: boolean
  /** JSON Schema of what is written: names and values are offered from it, others are told. */
  readonly schema?: Readonly<Record<string, unknown>> | undefined
}

interface Cursor {
  readonly line: number
  readonly column: number
  readonly path: string
}

/**
 * An editor of JSON that says by line:column where it cannot be read (spec §5), which keys are there
 * twice, and which the schema does not know. Tab indents; Escape and then Tab leaves it.
 */
export default function CodeEditor(props: CodeEditorProps) {
  const { label, value, onChange, readOnly = false, schema } = props
  const { t } = useTexts()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const [completion] = useState(() => new Compartment())
  const [cursor, setCursor] = useState<Cursor>({ line: 1, column: 1, path: '' })
  const tell = useEffectEvent(onChange)
  const faults = findFaults(value)
  // A key that is still being typed is no unknown one yet.
  const rested = useDebounced(value)
  const unknown = faults.length > 0 ? [] : findUnknown(rested, schema as Schema | undefined)
  const lint = useEffectEvent((text: string) =>
    [...findFaults(text), ...findUnknown(text, schema as Schema | undefined)].map((problem) => ({
      from: problem.from,
      to: problem.to,
      severity: problem.kind === 'unknown' ? ('warning' as const) : ('error' as const),
      message: problemWords(text, problem, t),
    })),
  )

  const open = useEffectEvent((parent: HTMLDivElement) => {
    const editor = new EditorView({
      parent,
      state: EditorState.create({
        doc: value,
        extensions: [
          EditorView.cspNonce.of(styleNonce()),
          EditorState.tabSize.of(TAB_SIZE),
          indentUnit.of(' '.repeat(TAB_SIZE)),
          EditorState.readOnly.of(readOnly),
          EditorView.contentAttributes.of({
            'aria-label': label,
            'aria-describedby': `${id}-keys`,
            tabindex: '0',
          }),
          json(),
          syntaxHighlighting(codeHighlight),
          codeTheme,
          lineNumbers(),
          foldGutter(),
          lintGutter(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          bracketMatching(),
          indentOnInput(),
          EditorView.lineWrapping,
          completion.of([]),
          linter((current) => lint(current.state.doc.toString())),
          keymap.of([
            ...completionKeymap,
            ...defaultKeymap,
            ...historyKeymap,
            ...foldKeymap,
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
      effects: completion.reconfigure(
        autocompletion(schema ? { override: [completeBySchema(schema as Schema)] } : {}),
      ),
    })
    if (view.current) forceLinting(view.current)
  }, [schema, completion])
  useEffect(() => {
    const editor = view.current
    if (!editor || editor.state.doc.toString() === value) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } })
  }, [value])

  return (
    <div className={classes.frame} data-wrong={faults.length > 0 ? '' : undefined}>
      <div ref={place} className={classes.editor} />
      <div className={classes.foot}>
        <span>
          {t('ui.code.place', { line: cursor.line, column: cursor.column })}
          {cursor.path && <> · {cursor.path}</>}
        </span>
        <span id={`${id}-keys`}>{t('ui.code.keys')}</span>
      </div>
      <ProblemList role="alert" problems={faults} text={value} view={view} />
      <ProblemList role="status" problems={unknown} text={rested} view={view} />
    </div>
  )
}

function cursorOf(state: EditorState): Cursor {
  const { head } = state.selection.main
  const line = state.doc.lineAt(head)
  return {
    line: line.number,
    column: head - line.from + 1,
    path: pathAtCursor(state).join(' › '),
  }
}
