import { contract } from '@telemachos/contract'
import { usualView, visibleDays } from '@telemachos/rules/calendar-views'
import type { FirstCalls } from '../../kernel/domain.ts'

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.calendar': ({ projectId: ProjectId, today, phone }) => {
    const days = visibleDays(usualView(phone), today)
    const input = { ProjectId, From: days[0], To: days.at(-1) }
    return [{ call: contract.conferences.calls.listCalendar, input }]
  },
}
