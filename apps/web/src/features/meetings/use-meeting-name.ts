import { dateInWords } from '@telemachos/rules/calendar'
import { useTexts, useParticipant } from '#shared'
import { useNow } from '#ui'
import { shownState } from './shown-state.ts'
import { fullName, type Meeting } from './meeting.ts'
import { slotOf } from './slot.ts'

interface MeetingNames {
  /** Whom the meeting is with: the mentor for a mentee, the mentee for everybody else. */
  readonly with: (meeting: Meeting) => string
  /** What is not written on the meeting itself, for people who listen. */
  readonly rest: (meeting: Meeting) => string
}

/** How meetings are named on the page. */
export function useMeetingName(): MeetingNames {
  const { t, language } = useTexts()
  const participant = useParticipant()
  const now = useNow()
  const withWhom = ({ Mentor, Mentee }: Meeting) =>
    fullName(participant === 'mentee' ? Mentor : Mentee)
  return {
    with: withWhom,
    rest: (meeting) =>
      t('calendar.meeting', {
        title: meeting.ActionTitle,
        day: dateInWords(slotOf(meeting.Time).date, language),
        state: [
          t(`calendar.state.${shownState(meeting, now)}`),
          ...(meeting.Asked ? [t('wish.sign')] : []),
        ].join(', '),
      }),
  }
}
