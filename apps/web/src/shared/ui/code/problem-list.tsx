import type { EditorView } from '@codemirror/view'
import type { RefObject } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import classes from './code-editor.module.css'
import type { JsonProblem } from './json-problems.ts'
import { problemWords } from './problem-words.ts'

/** More are not told at once: each is marked in the text besides. */
const MAX_TOLD = 5

interface ProblemsProps {
  readonly role: 'alert' | 'status'
  readonly problems: readonly JsonProblem[]
  /** In which they stand. */
  readonly text: string
  readonly view: RefObject<EditorView | null>
}

/** What is wrong, in words; each leads to where it stands. */
export function ProblemList({ role, problems, text, view }: ProblemsProps) {
  const { t } = useTexts()
  const rest = problems.length - MAX_TOLD
  function show({ from }: JsonProblem): void {
    const anchor = Math.min(from, view.current?.state.doc.length ?? 0)
    view.current?.dispatch({ selection: { anchor }, scrollIntoView: true })
    view.current?.focus()
  }
  return (
    <div role={role} className={classes.problems}>
      {problems.slice(0, MAX_TOLD).map((problem) => (
        <button
          key={`${problem.kind} ${problem.from}`}
          type="button"
          data-kind={problem.kind}
          onClick={() => show(problem)}
        >
          {problemWords(text, problem, t)}
        </button>
      ))}
      {rest > 0 && <p>{t('ui.code.more', { count: rest })}</p>}
    </div>
  )
}
