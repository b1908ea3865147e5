import { Stack } from '../../shared/layout/stack.tsx'
import { Heading } from '../../shared/layout/heading.tsx'
import { Row } from '../../shared/layout/row.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import type { CallOutput } from '../../shared/api/contract-types.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useIdentity } from '../../shared/api/identity.ts'
import { useWrite } from '../../shared/api/use-call.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { toast } from '../../shared/ui/toast-store.ts'
import { fullName } from './meeting.ts'
import classes from './meeting-panel.module.css'
import { useResolveFollowUp } from './use-resolve-follow-up.ts'

interface Props {
  readonly journal: CallOutput<'meetings.getJournal'>
}

/** The follow-up and the supervisor's comment: what comes after the meeting was written about. */
export function JournalOversight({ journal }: Props) {
  return (
    <>
      <FollowUp journal={journal} />
      {journal.CanComment ? <CommentForm journal={journal} /> : <CommentView journal={journal} />}
    </>
  )
}

function FollowUp({ journal }: Props) {
  const { t } = useTexts()
  const { resolve, busy } = useResolveFollowUp()
  const { FollowUp: text, FollowUpResolved: resolved, CanEdit, MeetingId } = journal
  if (text === '' || !CanEdit) return null
  return (
    <Stack as="section" gap={3} packed className={classes.section}>
      <Heading as="h3" size="small">
        {t('panel.followUp')}
      </Heading>
      <p className={classes.notes}>{text}</p>
      {resolved ? (
        <p>
          {t('panel.resolved', {
            note: resolved.Note,
            name: fullName(resolved.By),
            at: formatDateTime(resolved.At),
          })}
        </p>
      ) : (
        <Row gap={2}>
          <Button variant="default" loading={busy} onClick={() => void resolve(MeetingId, text)}>
            {t('panel.resolve')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

function CommentView({ journal: { Comment } }: Props) {
  const { t } = useTexts()
  if (!Comment) return null
  return (
    <Stack as="section" gap={3} packed className={classes.section}>
      <Heading as="h3" size="small">
        {t('panel.comment')}
      </Heading>
      <p className={classes.notes}>{Comment.Text}</p>
      <p>{t('panel.commentBy', { name: fullName(Comment.By), at: formatDateTime(Comment.At) })}</p>
    </Stack>
  )
}

function CommentForm({ journal: { Comment, MeetingId } }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [text, setText] = useState(Comment?.Text ?? '')
  const save = useWrite('meetings.commentOnMeeting')
  return (
    <Stack
      as="form"
      gap={3}
      packed
      className={classes.section}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(
          { ProjectId, MeetingId, Text: text },
          { onSuccess: () => toast(t('panel.saved')) },
        )
      }}
    >
      <TextArea
        label={t('panel.comment')}
        hint={
          Comment &&
          t('panel.commentBy', { name: fullName(Comment.By), at: formatDateTime(Comment.At) })
        }
        maxLength={2_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {save.error && (
        <p role="alert" className={classes.error}>
          {errorText(save.error, t)}
        </p>
      )}
      <Row gap={2}>
        <Button type="submit" variant="default" loading={save.isPending}>
          {t('panel.commentSave')}
        </Button>
      </Row>
    </Stack>
  )
}
