import { keepPreviousData } from '@tanstack/react-query'
import { useCall, useIdentity } from '#shared'
import type { CalendarSearch } from './calendar-search.ts'

/** The meetings of the days in sight; those of before stay until they are there. */
export function useMeetings(days: readonly string[], { mentor, cancelled }: CalendarSearch) {
  const { ProjectId } = useIdentity()
  const From = days[0]
  const To = days.at(-1)
  return useCall(
    'meetings.listMeetings',
    {
      ProjectId,
      ...(From && To && { From, To }),
      ...(mentor && { MentorId: mentor }),
      ...(cancelled && { Cancelled: true }),
    },
    { placeholderData: keepPreviousData },
  )
}
