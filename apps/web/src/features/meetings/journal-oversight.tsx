import { Row, Stack } from '#layout'
import { Button, ConflictNote, TextArea, toast } from '#ui'
import { MEETING_NOTES } from '@telemachos/contract/meetings/notes'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import {
  isConflict,
  otherWriter,
  useForm,
  useIdentity,
  useNoteReaders,
  useTexts,
  type ApiError,
  type CallOutput,
} from '#shared'
import { fullName } from './meeting.ts'
import classes from './meeting-panel.module.css'
import { NotesSection } from './notes-section.tsx'
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
  const readersOf = useNoteReaders()
  const { resolve, busy } = useResolveFollowUp()
  const { FollowUp: text, FollowUpResolved: resolved, CanEdit, MeetingId } = journal
  if (text === '' || !CanEdit) return null
  return (
    <NotesSection
      title={t('panel.followUp')}
      readers={readersOf(MEETING_NOTES.followUp)}
      notes={text}
    >
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
    </NotesSection>
  )
}

function CommentView({ journal: { Comment } }: Props) {
  const { t } = useTexts()
  const readersOf = useNoteReaders()
  if (!Comment) return null
  return (
    <NotesSection
      title={t('panel.comment')}
      readers={readersOf(MEETING_NOTES.comment)}
      notes={Comment.Text}
    >
      <p>{t('panel.commentBy', { name: fullName(Comment.By), at: formatDateTime(Comment.At) })}</p>
    </NotesSection>
  )
}

/** The comment that there is now, as a refusal tells it. */
const theirsOf = (refusal: ApiError | null) =>
  refusal?.details as { readonly SavedAt: string | null; readonly Text: string }

function CommentForm({ journal: { Comment, MeetingId } }: Props) {
  const { t } = useTexts()
  const readersOf = useNoteReaders()
  const { ProjectId } = useIdentity()
  // As the panel showed it: what is read again meanwhile does not hide that somebody else has written.
  const [seen, setSeen] = useState(Comment?.At ?? null)
  const form = useForm('meetings.commentOnMeeting', {
    start: { Text: Comment?.Text ?? '' },
    // Whoever keeps their own after a conflict has seen what there is now.
    inputOf: ({ Text }, refusal) => ({
      ProjectId,
      MeetingId,
      Text,
      Seen: isConflict(refusal) ? theirsOf(refusal).SavedAt : seen,
    }),
    onSaved: (saved) => {
      setSeen(saved.Comment?.At ?? null)
      toast(t('panel.saved'))
    },
  })
  const theirs = isConflict(form.error) ? theirsOf(form.error) : undefined
  return (
    <Stack as="form" gap={3} packed className={classes.section} {...form.form}>
      <TextArea
        label={t('panel.comment')}
        hint={readersOf(MEETING_NOTES.comment)}
        {...form.text('Text')}
      />
      {Comment && (
        <p>
          {t('panel.commentBy', { name: fullName(Comment.By), at: formatDateTime(Comment.At) })}
        </p>
      )}
      {theirs ? (
        <ConflictNote
          {...otherWriter(form.error)}
          differences={[{ label: t('panel.comment'), mine: form.values.Text, theirs: theirs.Text }]}
          isBusy={form.isBusy}
          onMine={() => void form.save()}
          onTheirs={() => {
            setSeen(theirs.SavedAt)
            form.take({ Text: theirs.Text })
          }}
        />
      ) : (
        form.failure && (
          <p role="alert" className={classes.error}>
            {form.failure}
          </p>
        )
      )}
      <Row gap={2}>
        <Button {...form.button} variant="default">
          {t('panel.commentSave')}
        </Button>
      </Row>
    </Stack>
  )
}
