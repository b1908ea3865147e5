import { Heading, Row, Stack, Text } from '#layout'
import { Button, ConflictNote, KEPT, TextArea, TextField, toast, type Difference } from '#ui'
import { draftKey } from '#storage'
import {
  isConflict,
  keepFormDraft,
  otherWriter,
  readFormDraft,
  useForm,
  useIdentity,
  useNoteReaders,
  useTexts,
  type CallOutput,
  type Texts,
} from '#shared'
import { useQueryClient } from '@tanstack/react-query'
import { MEETING_NOTES } from '@telemachos/contract/meetings/notes'
import { useState } from 'react'
import { MEETING_MINUTES, type Meeting } from './meeting.ts'
import classes from './meeting-panel.module.css'

type Journal = CallOutput<'meetings.getJournal'>

interface Props {
  readonly meeting: Meeting
  readonly journal: Journal
  readonly now: Date
}

const LONGEST_MINUTES = 600

/** What came of a meeting; what was typed stays, whatever the server answers and whoever closes the panel. */
export function JournalForm({ meeting, journal, now }: Props) {
  const { t } = useTexts()
  const readersOf = useNoteReaders()
  const { ProjectId } = useIdentity()
  // The version the text began from: a newer one of somebody else is not overwritten unawares.
  const key = draftKey('journal', meeting.Id)
  const [kept, setKept] = useState(() => readFormDraft(key, valuesOf(meeting, journal)))
  const [version, setVersion] = useState(kept?.version ?? journal.Version)
  const queries = useQueryClient()
  const hasBegun = Date.parse(meeting.Time) <= now.getTime()
  const form = useForm('meetings.saveJournal', {
    start: valuesOf(meeting, journal),
    draft: {
      restored: kept?.values,
      keep: (values, saved) => keepFormDraft(key, version, values, saved),
    },
    inputOf: ({ Held, Reason, Duration, ...values }, refusal) => ({
      ...values,
      ProjectId,
      MeetingId: meeting.Id,
      // After a conflict was told, saving again is meant to replace.
      Version: isConflict(refusal) ? journal.Version : version,
      Held: hasBegun ? Held : null,
      Reason: Held === false ? Reason : '',
      Duration: Duration.trim() === '' ? null : Number(Duration),
    }),
    problems: ({ Duration }) => ({ Duration: !isDuration(Duration) && t('panel.badDuration') }),
    required: ({ Held }) => ({ Reason: Held === false && t('panel.needReason') }),
    onSaved: ({ Version, State }) => {
      setVersion(Version)
      setKept(undefined)
      const isHeldNow = State === 'held' && meeting.State !== 'held'
      toast(t(isHeldNow ? 'panel.savedHeld' : 'panel.saved'))
    },
    // What is there now is shown beside what was typed, and is what saving again replaces.
    onRefused: () => {
      void queries.invalidateQueries({ queryKey: ['meetings.getJournal'] })
      void queries.invalidateQueries({ queryKey: ['meetings.listMeetings'] })
    },
  })
  return (
    <Stack as="form" gap={3} packed className={classes.section} {...KEPT} {...form.form}>
      <Heading as="h3" size="small">
        {t('panel.journal')}
      </Heading>
      {kept && (
        <Row gap={3} lineGap={2} align="center" role="status">
          <Text tone="soft" size="small">
            {t('panel.restored')}
          </Text>
          <Button
            variant="default"
            onClick={() => {
              form.reset()
              setKept(undefined)
              setVersion(journal.Version)
            }}
          >
            {t('panel.discard')}
          </Button>
        </Row>
      )}
      {hasBegun && meeting.State !== 'cancelled' && (
        <Row as="fieldset" gap={5} lineGap={2} className={classes.choice}>
          <legend>{t('panel.happened')}</legend>
          {([true, false] as const).map((held) => (
            <label key={String(held)}>
              <input
                type="radio"
                name={`held-${meeting.Id}`}
                checked={form.values.Held === held}
                onChange={() => form.set({ Held: held })}
              />
              {t(held ? 'panel.happened.yes' : 'panel.happened.no')}
            </label>
          ))}
          <Text tone="faint" size="small">
            {t('panel.happened.note')}
          </Text>
        </Row>
      )}
      {form.values.Held === false && (
        <TextField label={t('panel.whyNot')} {...form.text('Reason')} />
      )}
      <TextField label={t('panel.place')} {...form.text('Place')} />
      <TextField label={t('panel.duration')} inputMode="numeric" {...form.text('Duration')} />
      <TextField label={t('panel.subject')} {...form.text('Subject')} />
      <TextArea
        label={t('panel.pairNotes')}
        hint={readersOf(MEETING_NOTES.pair)}
        {...form.text('Notes')}
      />
      {journal.PrivateNotes !== null && (
        <TextArea
          label={t('panel.privateNotes')}
          hint={readersOf(MEETING_NOTES.private, 'own')}
          {...form.text('PrivateNotes')}
        />
      )}
      <TextField
        label={t('panel.followUp')}
        hint={readersOf(MEETING_NOTES.followUp)}
        {...form.text('FollowUp')}
      />
      {isConflict(form.error) ? (
        <ConflictNote
          {...otherWriter(form.error)}
          differences={differences(form.values, valuesOf(meeting, journal), t)}
          isBusy={form.isBusy || journal.Version === version}
          onMine={() => void form.save()}
          onTheirs={() => {
            const { PrivateNotes } = form.values
            form.take({ ...valuesOf(meeting, journal), PrivateNotes })
            setVersion(journal.Version)
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
        <Button {...form.button}>{t('panel.save')}</Button>
      </Row>
    </Stack>
  )
}

/** Nothing, or a number of minutes that a meeting may last. */
function isDuration(text: string): boolean {
  const minutes = Number(text)
  const isMeant = Number.isInteger(minutes) && minutes > 0 && minutes <= LONGEST_MINUTES
  return text.trim() === '' || isMeant
}

/** What differs from what somebody else has saved; private notes are nobody else's. */
function differences(mine: Values, theirs: Values, t: Texts['t']): Difference[] {
  const words = ({ Held }: Values): string =>
    Held === null ? '' : t(Held ? 'panel.happened.yes' : 'panel.happened.no')
  const parts: Difference[] = [
    { label: t('panel.happened'), mine: words(mine), theirs: words(theirs) },
    { label: t('panel.whyNot'), mine: mine.Reason, theirs: theirs.Reason },
    { label: t('panel.place'), mine: mine.Place, theirs: theirs.Place },
    { label: t('panel.duration'), mine: mine.Duration, theirs: theirs.Duration },
    { label: t('panel.subject'), mine: mine.Subject, theirs: theirs.Subject },
    { label: t('panel.pairNotes'), mine: mine.Notes, theirs: theirs.Notes },
    { label: t('panel.followUp'), mine: mine.FollowUp, theirs: theirs.FollowUp },
  ]
  return parts.filter((part) => part.mine !== part.theirs)
}

type Values = ReturnType<typeof valuesOf>

function valuesOf({ State, Reason }: Meeting, journal: Journal) {
  return {
    Held: State === 'held' ? true : State === 'missed' ? false : null,
    Reason: State === 'missed' ? Reason : '',
    Place: journal.Place,
    Duration: String(journal.Duration ?? MEETING_MINUTES),
    Subject: journal.Subject,
    Notes: journal.Notes,
    PrivateNotes: journal.PrivateNotes ?? '',
    FollowUp: journal.FollowUp,
  }
}
