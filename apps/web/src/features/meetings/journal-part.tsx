import { MEETING_NOTES } from '@telemachos/contract/meetings/notes'
import { useCall, useIdentity, useNoteReaders, useTexts } from '#shared'
import { Loadable } from '#ui'
import { JournalForm } from './journal-form.tsx'
import { JournalOversight } from './journal-oversight.tsx'
import type { Meeting } from './meeting.ts'
import { NotesSection } from './notes-section.tsx'

interface Props {
  readonly meeting: Meeting
  readonly now: Date
}

/** What was written of a meeting, as far as the reader may read and write it. */
export function JournalPart({ meeting, now }: Props) {
  const { ProjectId } = useIdentity()
  const journal = useCall('meetings.getJournal', { ProjectId, MeetingId: meeting.Id })
  return (
    <Loadable query={journal}>
      {(written) => (
        <>
          {written.CanEdit ? (
            <JournalForm meeting={meeting} journal={written} now={now} />
          ) : (
            <PairNotes notes={written.Notes} />
          )}
          <JournalOversight journal={written} />
        </>
      )}
    </Loadable>
  )
}

function PairNotes({ notes }: { readonly notes: string }) {
  const { t } = useTexts()
  const readersOf = useNoteReaders()
  return (
    <NotesSection
      title={t('panel.notes')}
      readers={readersOf(MEETING_NOTES.pair)}
      notes={notes || t('panel.noNotes')}
    />
  )
}
