import type { EditorView } from '@codemirror/view'
import type { RefObject } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import classes from './code-editor.module.css'
import type { CodeProblem } from './code-problems.ts'

/** More are not told at once: each is marked in the text besides. */
const MAX_TOLD = 5

interface ProblemsProps {
  readonly role: 'alert' | 'status'
  readonly problems: readonly CodeProblem[]
  readonly view: RefObject<EditorView | null>
}

/** What is wrong, in words; each leads to where it stands. */
export function ProblemList({ role, problems, view }: ProblemsProps) {
  const { t } = useTexts()
  const rest = problems.length - MAX_TOLD
  function show({ from }: CodeProblem): void {
    const anchor = Math.min(from, view.current?.state.doc.length ?? 0)
    view.current?.dispatch({ selection: { anchor }, scrollIntoView: true })
    view.current?.focus()
  }
  return (
    <div role={role} className={classes.problems}>
      {problems.slice(0, MAX_TOLD).map((problem) => (
        <button
          key={`${problem.from} ${problem.words}`}
          type="button"
          data-severity={problem.severity}
          onClick={() => show(problem)}
        >
          {problem.words}
        </button>
      ))}
      {rest > 0 && <p>{t('ui.code.more', { count: rest })}</p>}
    </div>
  )
}
