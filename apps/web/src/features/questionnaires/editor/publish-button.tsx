import type { DraftProblem } from '@telemachos/questionnaire/author/draft-problem'
import { languageNote } from '@telemachos/questionnaire/author/draft-languages'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, useIdentity, useTexts, type DocumentDraft } from '#shared'
import { askToConfirm, Button, toast, showSystemMessage } from '#ui'
import { ProblemDialog } from './problem-dialog.tsx'

interface Props {
  readonly questId: number
  readonly draft: Draft
  readonly problems: readonly DraftProblem[]
  readonly saver: DocumentDraft<Draft>
  /** Goes to the question where something is wrong; '' for the whole. */
  readonly onGo: (id: string) => void
}

/** Publishes what is saved; while something would be refused, it says what. */
export function PublishButton({ questId, draft, problems, saver, onGo }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)

  async function publish(): Promise<void> {
    if (problems.length > 0) return setOpen(true)
    const note = languageNote(draft)
    const text = t('questEdit.publish.text')
    const isSure = await askToConfirm({
      title: t('questEdit.publish.title'),
      text: note ? `${t(`questEdit.publish.${note}`)} ${text}` : text,
      confirmLabel: t('questEdit.publish'),
    })
    if (!isSure) return
    setBusy(true)
    try {
      // What is not saved says so itself.
      if (!(await saver.save())) return
      const { Version } = await call('questionnaires.publish', {
        ProjectId,
        QuestId: questId,
        Revision: saver.revision,
      })
      toast(t('questEdit.publish.done', { version: Version }))
      void queries.invalidateQueries({ queryKey: ['questionnaires.listVersions'] })
      void queries.invalidateQueries({ queryKey: ['questionnaires.listQuests'] })
    } catch (error) {
      showSystemMessage(error, t)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button loading={isBusy} onClick={() => void publish()}>
        {t('questEdit.publish')}
      </Button>
      {isOpen && (
        <ProblemDialog
          draft={draft}
          problems={problems}
          onGo={onGo}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
