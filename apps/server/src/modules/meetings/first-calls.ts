import { contract } from '@telemachos/contract'
import { usualView, visibleDays } from '@telemachos/rules/calendar-views'
import type { FirstCalls } from '../../kernel/domain.ts'

const { getAvailability, listFollowUps, listMeetings } = contract.meetings.calls

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.calendar': ({ projectId, role, today, phone }) => {
    const days = visibleDays(usualView(phone), today)
    return [
      { call: listMeetings, input: { ProjectId: projectId, From: days[0], To: days.at(-1) } },
      { call: listFollowUps, input: { ProjectId: projectId, page: 1 } },
      // A mentor's own calendar says when it is closed.
      ...(role === 'Mentor' ? [{ call: getAvailability, input: { ProjectId: projectId } }] : []),
    ]
  },
}
