import { useMemo } from 'react'
import { useCall, useIdentity } from '#shared'
import type { CalendarSearch } from '../calendar-search.ts'
import type { Meeting } from '../meeting.ts'
import { useMeetings } from '../use-meetings.ts'
import { shownMentors, type Mentor, type ShownMentor } from './arrange.ts'

/** What a calendar of many shows. */
export interface Many {
  readonly meetings: readonly Meeting[]
  readonly shown: readonly ShownMentor[]
  /** Whoever can be chosen. */
  readonly mentors: readonly Mentor[]
  /** Another period is under way. */
  readonly isPending: boolean
}

/** The mentors of a calendar of many, and the meetings that they have in the days in sight. */
export function useMany(days: readonly string[], search: CalendarSearch) {
  const { ProjectId } = useIdentity()
  const { people, cancelled } = search
  const mentors = useCall('people.listMentors', { ProjectId }, { staleTime: 300_000 })
  const meetings = useMeetings(days, { cancelled })
  const data = useMemo((): Many | undefined => {
    if (!mentors.data || !meetings.data) return undefined
    const shown = shownMentors(mentors.data, meetings.data, people)
    const ids = new Set(shown.map(({ id }) => id))
    return {
      shown,
      mentors: mentors.data,
      meetings: meetings.data.filter(({ MentorId }) => ids.has(MentorId)),
      isPending: meetings.isPlaceholderData,
    }
  }, [mentors.data, meetings.data, meetings.isPlaceholderData, people])
  const failed = mentors.error ? mentors : meetings
  return { ...failed, data }
}
