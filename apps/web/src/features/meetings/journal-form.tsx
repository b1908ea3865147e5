import { Heading, Row, Stack } from '#layout'
import { ConflictNote, KEPT, SaveStatus, TextArea, TextField } from '#ui'
import { useNoteReaders, useSaveShortcut, useTexts, type CallOutput } from '#shared'
import { MEETING_NOTES } from '@telemachos/contract/meetings/notes'
import { useState, type ChangeEvent } from 'react'
import type { Meeting } from './meeting.ts'
import classes from './meeting-panel.module.css'
import { isDuration, useJournal, type JournalValues } from './use-journal.ts'

interface Props {
  readonly meeting: Meeting
  readonly journal: CallOutput<'meetings.getJournal'>
  readonly now: Date
}

const LABELS = {
  Place: 'panel.place',
  Duration: 'panel.duration',
  Subject: 'panel.subject',
  Notes: 'panel.pairNotes',
  PrivateNotes: 'panel.privateNotes',
  FollowUp: 'panel.followUp',
} as const satisfies Record<keyof JournalValues, string>

/** So long a text may be, as the contract has it. */
const LONGEST: Partial<Record<keyof JournalValues, number>> = {
  Place: 200,
  Subject: 200,
  Notes: 10_000,
  PrivateNotes: 10_000,
  FollowUp: 500,
}

/**
 * What came of a meeting, and before it what there is to know: saved by itself as it is typed, and kept in the
 * tab until the server has it. Two notes, each with its reader named.
 */
export function JournalForm({ meeting, journal, now }: Props) {
  const { t } = useTexts()
  const readersOf = useNoteReaders()
  const { draft, theirs, writer } = useJournal(meeting, journal)
  const [isInside, setInside] = useState(false)
  useSaveShortcut(() => void draft.flush(), isInside)
  const hasBegun = Date.parse(meeting.Time) <= now.getTime()
  const text = (name: keyof JournalValues) => ({
    label: t(LABELS[name]),
    value: String(draft.values[name] ?? ''),
    maxLength: LONGEST[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      draft.change(name, event.currentTarget.value),
  })
  const minutes = text('Duration')
  const contested = (Object.keys(LABELS) as (keyof JournalValues)[]).filter((name) =>
    draft.contested.includes(name),
  )
  return (
    <Stack
      as="section"
      gap={3}
      packed
      className={classes.section}
      onFocus={() => setInside(true)}
      onBlur={() => setInside(false)}
      {...KEPT}
    >
      <Row gap={3} lineGap={1} align="center" justify="between">
        <Heading as="h3" size="small">
          {t('panel.journal')}
        </Heading>
        <SaveStatus draft={draft} />
      </Row>
      {contested.length > 0 && (
        <ConflictNote
          {...writer}
          differences={contested.map((name) => ({
            label: t(LABELS[name]),
            mine: String(draft.values[name] ?? ''),
            theirs: theirs[name],
          }))}
          onMine={() => draft.settle(theirs, 'mine', contested)}
          onTheirs={() => draft.settle(theirs, 'theirs', contested)}
        />
      )}
      <TextArea {...text('Notes')} hint={readersOf(MEETING_NOTES.pair)} />
      {journal.PrivateNotes !== null && (
        <TextArea {...text('PrivateNotes')} hint={readersOf(MEETING_NOTES.private, 'own')} />
      )}
      <TextField {...text('Place')} />
      {hasBegun && (
        <TextField
          {...minutes}
          inputMode="numeric"
          error={isDuration(minutes.value) ? undefined : t('panel.badDuration')}
        />
      )}
      <TextField {...text('Subject')} />
      <TextField {...text('FollowUp')} hint={readersOf(MEETING_NOTES.followUp)} />
    </Stack>
  )
}
