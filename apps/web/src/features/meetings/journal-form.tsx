import { Stack } from '../../shared/layout/stack.tsx'
import { Heading } from '../../shared/layout/heading.tsx'
import { Row } from '../../shared/layout/row.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import type { CallOutput } from '../../shared/api/contract-types.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useIdentity } from '../../shared/api/identity.ts'
import { useWrite } from '../../shared/api/use-call.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { askToConfirm } from '../../shared/ui/dialogs/dialog-store.ts'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { toast } from '../../shared/ui/toast-store.ts'
import { useSaveShortcut } from '../../shared/ui/use-save-shortcut.ts'
import { MEETING_MINUTES, type Meeting } from './meeting.ts'
import classes from './meeting-panel.module.css'

type Journal = CallOutput<'meetings.getJournal'>

interface Props {
  readonly meeting: Meeting
  readonly journal: Journal
  readonly now: Date
}

const LONGEST_MINUTES = 600

/** What came of a meeting; what was typed stays, whatever the server answers. */
export function JournalForm({ meeting, journal, now }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [form, setForm] = useState(() => formOf(meeting, journal))
  // The version the text began from: a newer one of somebody else is not overwritten unawares.
  const [version, setVersion] = useState(journal.Version)
  const queries = useQueryClient()
  const [tried, setTried] = useState(false)
  const save = useWrite('meetings.saveJournal')
  const complete = useWrite('actions.completeAction')
  useSaveShortcut(() => void submit())
  const hasBegun = Date.parse(meeting.Time) <= now.getTime()
  const minutes = form.duration.trim() === '' ? null : Number(form.duration)
  const durationIsWrong =
    minutes !== null && !(Number.isInteger(minutes) && minutes > 0 && minutes <= LONGEST_MINUTES)
  const reasonIsMissing = form.held === false && form.reason.trim() === ''
  const isConflict = save.error instanceof ApiError && save.error.code === 'conflict'
  const edit =
    (name: 'reason' | 'place' | 'duration' | 'subject' | 'notes' | 'privateNotes' | 'followUp') =>
    (event: { currentTarget: { value: string } }) =>
      setForm({ ...form, [name]: event.currentTarget.value })

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault()
    setTried(true)
    if (durationIsWrong || reasonIsMissing || save.isPending) return
    try {
      const answer = await save.mutateAsync({
        ProjectId,
        MeetingId: meeting.Id,
        // After a conflict was told, saving again is meant to replace.
        Version: isConflict ? journal.Version : version,
        Held: hasBegun ? form.held : null,
        Reason: form.held === false ? form.reason : '',
        Place: form.place,
        Duration: minutes,
        Subject: form.subject,
        Notes: form.notes,
        PrivateNotes: form.privateNotes,
        FollowUp: form.followUp,
      })
      setVersion(answer.Version)
      toast(t('panel.saved'))
      if (answer.State === 'held' && meeting.State !== 'held') await offerCompletion()
    } catch {
      // The form says why, beside what was typed. What is there now is what saving again replaces.
      void queries.invalidateQueries({ queryKey: ['meetings.getJournal'] })
    }
  }
  async function offerCompletion(): Promise<void> {
    const { ActionId, MenteeId, ActionTitle } = meeting
    const wanted = await askToConfirm({
      title: t('panel.complete', { title: ActionTitle }),
      text: t('panel.completeText'),
      confirmLabel: t('panel.completeYes'),
    })
    if (!wanted) return
    try {
      await complete.mutateAsync({ ActionId, MenteeId })
      toast(t('panel.completed'))
    } catch (error) {
      toast(errorText(error, t), { kind: 'failed' })
    }
  }
  return (
    <Stack
      as="form"
      gap={3}
      packed
      className={classes.section}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <Heading as="h3" size="small">
        {t('panel.journal')}
      </Heading>
      {hasBegun && meeting.State !== 'cancelled' && (
        <Row as="fieldset" gap={5} lineGap={2} className={classes.choice}>
          <legend>{t('panel.happened')}</legend>
          {([true, false] as const).map((held) => (
            <label key={String(held)}>
              <input
                type="radio"
                name={`held-${meeting.Id}`}
                checked={form.held === held}
                onChange={() => setForm({ ...form, held })}
              />
              {t(held ? 'panel.happened.yes' : 'panel.happened.no')}
            </label>
          ))}
        </Row>
      )}
      {form.held === false && (
        <TextField
          label={t('panel.whyNot')}
          error={tried && reasonIsMissing ? t('panel.needReason') : undefined}
          maxLength={500}
          value={form.reason}
          onChange={edit('reason')}
        />
      )}
      <TextField
        label={t('panel.place')}
        maxLength={200}
        value={form.place}
        onChange={edit('place')}
      />
      <TextField
        label={t('panel.duration')}
        inputMode="numeric"
        error={durationIsWrong ? t('panel.badDuration') : undefined}
        value={form.duration}
        onChange={edit('duration')}
      />
      <TextField
        label={t('panel.subject')}
        maxLength={200}
        value={form.subject}
        onChange={edit('subject')}
      />
      <TextArea
        label={t('panel.pairNotes')}
        hint={t('panel.pairNotesHint')}
        maxLength={10_000}
        value={form.notes}
        onChange={edit('notes')}
      />
      <TextArea
        label={t('panel.privateNotes')}
        hint={t('panel.privateNotesHint')}
        maxLength={10_000}
        value={form.privateNotes}
        onChange={edit('privateNotes')}
      />
      <TextField
        label={t('panel.followUp')}
        maxLength={500}
        value={form.followUp}
        onChange={edit('followUp')}
      />
      {save.error && (
        <p role="alert" className={isConflict ? classes.warn : classes.error}>
          {isConflict ? t('panel.conflict') : errorText(save.error, t)}
        </p>
      )}
      <Row gap={2}>
        <Button type="submit" loading={save.isPending}>
          {t('panel.save')}
        </Button>
      </Row>
    </Stack>
  )
}

function formOf({ State, Reason }: Meeting, journal: Journal) {
  return {
    held: State === 'held' ? true : State === 'missed' ? false : null,
    reason: State === 'missed' ? Reason : '',
    place: journal.Place,
    duration: String(journal.Duration ?? MEETING_MINUTES),
    subject: journal.Subject,
    notes: journal.Notes,
    privateNotes: journal.PrivateNotes ?? '',
    followUp: journal.FollowUp,
  }
}
