import type { Draft } from '@telemachos/questionnaire/author/draft'
import type { DraftProblem } from '@telemachos/questionnaire/author/draft-problem'
import { useState } from 'react'
import { useTexts } from '#shared'
import classes from './editor.module.css'
import { ProblemDialog } from './problem-dialog.tsx'

interface Props {
  readonly draft: Draft
  readonly problems: readonly DraftProblem[]
  readonly onGo: (id: string) => void
}

/**
 * Whether a draft can be published as it is, and the way to what it still takes. It takes the same room
 * either way, so that nothing moves while somebody writes.
 */
export function PublishableNote({ draft, problems, onGo }: Props) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const count = problems.length
  return (
    <div className={classes.publishable} data-ready={count === 0 || undefined}>
      {count === 0 ? (
        t('questEdit.publishable')
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          {t('questEdit.unpublishable', { count })}
        </button>
      )}
      {isOpen && count > 0 && (
        <ProblemDialog
          draft={draft}
          problems={problems}
          onGo={onGo}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
