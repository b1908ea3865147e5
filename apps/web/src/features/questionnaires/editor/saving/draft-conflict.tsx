import { compareDrafts } from '@telemachos/questionnaire/author/compare-drafts'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import { useQuery } from '@tanstack/react-query'
import { call, otherWriter, useIdentity, useTexts, type ApiError, type CallOutput } from '#shared'
import { ConflictNote, Loadable } from '#ui'
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

/** Somebody else has saved the draft: what differs, part by part, and which one is to stay. */
export function DraftConflict({ questId, mine, refusal, onMine, onTheirs }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  // Apart from the draft with which the editor began.
  const read = useQuery({
    queryKey: ['questionnaires.theirDraft', questId, refusal.details['Revision']],
    queryFn: () => call('questionnaires.getDraft', { ProjectId, QuestId: questId }),
    gcTime: 0,
  })
  const theirs = read.isFetching ? undefined : read.data
  return (
    <ConflictNote
      {...otherWriter(refusal)}
      isBusy={theirs === undefined}
      onMine={() => theirs && onMine(theirs)}
      onTheirs={() => theirs && onTheirs(theirs)}
    >
      <p>{t('questEdit.conflict.after')}</p>
      <h2 className={classes.subheading}>{t('questEdit.conflict.list')}</h2>
      <Loadable query={read}>
        {({ Draft: other }) => <ChangeList changes={compareDrafts(mine, readDraft(other))} />}
      </Loadable>
    </ConflictNote>
  )
}
