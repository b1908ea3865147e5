import { MEETING_NOTES } from '@telemachos/contract/meetings/notes'
import { useIdentity, useNoteReaders, useTexts, useWrite } from '#shared'
import { askForText, toast } from '#ui'

interface ResolveFollowUp {
  /** Asks how it was seen to, and says so; true when the server has kept it. */
  readonly resolve: (meetingId: number, text: string) => Promise<boolean>
  readonly busy: boolean
}

/** Says that what was to be followed up after a meeting has been seen to, and how. */
export function useResolveFollowUp(): ResolveFollowUp {
  const { t } = useTexts()
  const readersOf = useNoteReaders()
  const { ProjectId } = useIdentity()
  const write = useWrite('meetings.resolveFollowUp')
  async function resolve(meetingId: number, text: string): Promise<boolean> {
    const note = await askForText({
      title: t('panel.resolve'),
      text,
      label: t('panel.resolveNote'),
      hint: readersOf(MEETING_NOTES.followUp),
      check: (written) => (written.trim() === '' ? t('panel.needReason') : undefined),
      save: (Note) => write.mutateAsync({ ProjectId, MeetingId: meetingId, Note }),
    })
    if (note !== null) toast(t('panel.saved'))
    return note !== null
  }
  return { resolve, busy: write.isPending }
}
