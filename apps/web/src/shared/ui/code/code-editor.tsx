import type { Completion } from '@codemirror/autocomplete'
import { setDiagnostics } from '@codemirror/lint'
import { Compartment, EditorState } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import type { Schema } from '@telemachos/rules/json-schema'
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { toast } from '../toast-store.ts'
import { useDebounced } from '../use-debounced.ts'
import classes from './code-editor.module.css'
import {
  loadLanguage,
  type CodeContext,
  type CodeLanguage,
  type LanguagePart,
} from './code-languages.ts'
import { problemOf, type CodeMistake } from './code-problems.ts'
import { cursorOf, editing, offering, plainView } from './code-view.ts'
import { ProblemList } from './problem-list.tsx'

interface CodeEditorProps {
  /** What is written. */
  readonly label: string
  readonly language: CodeLanguage
  readonly value: string
  readonly onChange: (value: string) => void
  readonly readOnly?: boolean
  /** JSON Schema of a JSON text: names and values are offered from it, others are told. */
  readonly schema?: Readonly<Record<string, unknown>> | undefined
  /** Tables of SQL, with their columns. */
  readonly tables?: CodeContext['tables']
  /** Names that are offered besides those of the language. */
  readonly completions?: readonly Completion[]
  /** What others have found wrong with the text as it is now: the server, or what runs it. */
  readonly mistakes?: readonly CodeMistake[] | undefined
  /** Ctrl+Enter. */
  readonly onRun?: () => void
  /** Which keys there are, where there are more than those that every editor has. */
  readonly keys?: string
}

const NONE: readonly never[] = []

/**
 * An editor of code that says by line:column what is wrong with it (spec §5, §8). Tab indents; Escape
 * and then Tab leaves it; Shift+Alt+F lays the text out.
 */
export default function CodeEditor(props: CodeEditorProps) {
  const { label, language, value, readOnly = false, keys } = props
  const { schema, tables, completions = NONE, mistakes = NONE } = props
  const { t } = useTexts()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const [compartment] = useState(() => new Compartment())
  const [cursor, setCursor] = useState({ line: 1, column: 1, path: '' })
  const part = useLanguagePart(language)
  const context = useMemo(
    () => ({ schema: schema as Schema | undefined, tables }),
    [schema, tables],
  )
  // What is still being typed is not wrong yet.
  const rested = useDebounced(value)
  const problems = useMemo(
    () => [
      ...mistakes.map((mistake) => problemOf(rested, mistake)),
      ...(part?.check?.(rested, context, t) ?? []),
    ],
    [mistakes, part, rested, context, t],
  )
  const [errors, warnings] = [
    problems.filter(({ severity }) => severity === 'error'),
    problems.filter(({ severity }) => severity === 'warning'),
  ]

  async function layOut(): Promise<void> {
    const text = view.current?.state.doc.toString() ?? value
    const { formatCode } = await import('./format-code.ts')
    const formatted = await formatCode(text, language).catch(() => undefined)
    if (formatted === undefined) toast(t('ui.code.notFormatted'), { kind: 'failed' })
    else if (view.current) write(view.current, formatted)
  }
  const tell = useEffectEvent((text: string) => props.onChange(text))
  const run = useEffectEvent(() => props.onRun?.())
  const format = useEffectEvent(() => void layOut())
  const seeCursor = useEffectEvent((state: EditorState) =>
    setCursor({ ...cursorOf(state), path: part?.pathAt?.(state) ?? '' }),
  )
  const open = useEffectEvent((parent: HTMLDivElement) => {
    const editor = new EditorView({
      parent,
      state: EditorState.create({
        doc: value,
        extensions: [
          // Before all others, which have other uses for these keys.
          keymap.of([
            { key: 'Mod-Enter', run: () => (run(), true) },
            { key: 'Shift-Alt-f', run: () => (format(), true) },
          ]),
          plainView,
          editing,
          compartment.of([]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) tell(update.state.doc.toString())
            if (update.docChanged || update.selectionSet) seeCursor(update.state)
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
      effects: compartment.reconfigure([
        part?.support(context) ?? [],
        offering(completions),
        EditorState.readOnly.of(readOnly),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': `${id}-keys`,
          tabindex: '0',
        }),
      ]),
    })
  }, [part, context, completions, readOnly, label, id, compartment])
  useEffect(() => {
    if (view.current) write(view.current, value)
  }, [value])
  useEffect(() => {
    const editor = view.current
    if (!editor) return
    const { length } = editor.state.doc
    const marks = problems.map(({ from, to, severity, words }) => ({
      from: Math.min(from, length),
      to: Math.min(to, length),
      severity,
      message: words,
    }))
    editor.dispatch(setDiagnostics(editor.state, marks))
  }, [problems])

  return (
    <div className={classes.frame} data-wrong={errors.length > 0 ? '' : undefined}>
      <div ref={place} className={classes.editor} />
      <div className={classes.foot}>
        <span>
          {t('ui.code.place', { line: cursor.line, column: cursor.column })}
          {cursor.path && <> · {cursor.path}</>}
        </span>
        <span id={`${id}-keys`}>{keys ?? t('ui.code.keys')}</span>
        {!readOnly && (
          <button type="button" className={classes.format} onClick={() => void layOut()}>
            {t('ui.code.format')}
          </button>
        )}
      </div>
      <ProblemList role="alert" problems={errors} view={view} />
      <ProblemList role="status" problems={warnings} view={view} />
    </div>
  )
}

/** What the language brings, once it is there. */
function useLanguagePart(language: CodeLanguage): LanguagePart | undefined {
  const [loaded, setLoaded] = useState<{
    readonly language: CodeLanguage
    readonly part: LanguagePart
  }>()
  useEffect(() => {
    let isWanted = true
    void loadLanguage(language).then((part) => isWanted && setLoaded({ language, part }))
    return () => {
      isWanted = false
    }
  }, [language])
  return loaded?.language === language ? loaded.part : undefined
}

/** Puts a text into the editor, where it is not there already. */
function write(editor: EditorView, text: string): void {
  if (editor.state.doc.toString() === text) return
  editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } })
}
