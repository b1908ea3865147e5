import { Heading, Row } from '#layout'
import { compareDrafts } from '@telemachos/questionnaire/author/compare-drafts'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { call, errorText, useIdentity, useTexts, type ApiError, type CallOutput } from '#shared'
import { Button, toast } from '#ui'
import classes from '../editor.module.css'
import { ChangeList } from '../versions/change-list.tsx'
import { readDraft } from '../wire-draft.ts'

export type Theirs = CallOutput<'questionnaires.getDraft'>

interface Props {
  readonly questId: number
  readonly mine: Draft
  /** The refusal that says who has saved, and when. */
  readonly refusal: ApiError
  readonly onMine: (theirs: Theirs) => void
  readonly onTheirs: (theirs: Theirs) => void
}

/** Somebody else has saved: what differs can be seen, and one of the two chosen; none is lost. */
export function ConflictNote({ questId, mine, refusal, onMine, onTheirs }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [theirs, setTheirs] = useState<Theirs>()
  const [isBusy, setBusy] = useState(false)
  const { SavedBy, SavedAt } = refusal.details
  const load = async (then: (theirs: Theirs) => void): Promise<void> => {
    setBusy(true)
    try {
      then(await call('questionnaires.getDraft', { ProjectId, QuestId: questId }))
    } catch (error) {
      toast(errorText(error, t), { kind: 'failed' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section role="alert" className={classes.conflict}>
      <Heading>{t('questEdit.conflict.title')}</Heading>
      <p>
        {t('questEdit.conflict.who', {
          name: String(SavedBy ?? ''),
          when: formatDateTime(String(SavedAt ?? '')),
        })}{' '}
        {t('questEdit.conflict.after')}
      </p>
      <Row gap={2} align="center">
        <Button variant="default" loading={isBusy} onClick={() => void load(setTheirs)}>
          {t('questEdit.conflict.see')}
        </Button>
        <Button variant="default" loading={isBusy} onClick={() => void load(onTheirs)}>
          {t('questEdit.conflict.theirs')}
        </Button>
        <Button loading={isBusy} onClick={() => void load(onMine)}>
          {t('questEdit.conflict.mine')}
        </Button>
      </Row>
      {theirs && (
        <>
          <h3 className={classes.subheading}>{t('questEdit.conflict.list')}</h3>
          <ChangeList changes={compareDrafts(mine, readDraft(theirs.Draft))} />
        </>
      )}
    </section>
  )
}
