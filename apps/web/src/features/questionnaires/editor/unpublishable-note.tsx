import { Row } from '#layout'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import type { DraftProblem } from '@telemachos/questionnaire/author/draft-problem'
import { useState } from 'react'
import { useTexts } from '#shared'
import { Button } from '#ui'
import classes from './editor.module.css'
import { ProblemDialog } from './problem-dialog.tsx'

interface Props {
  readonly draft: Draft
  readonly problems: readonly DraftProblem[]
  readonly onGo: (id: string) => void
}

/** That a draft cannot be published as it is, and what it takes; nothing for a good one. */
export function UnpublishableNote({ draft, problems, onGo }: Props) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  if (problems.length === 0) return null
  return (
    <Row role="note" gap={3} align="center" className={classes.readOnly}>
      <span>{t('questEdit.unpublishable', { count: problems.length })}</span>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {t('questEdit.unpublishable.show')}
      </Button>
      {isOpen && (
        <ProblemDialog
          draft={draft}
          problems={problems}
          onGo={onGo}
          onClose={() => setOpen(false)}
        />
      )}
    </Row>
  )
}
