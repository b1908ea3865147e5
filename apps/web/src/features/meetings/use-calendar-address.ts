import { useNavigate, useSearch } from '@tanstack/react-router'
import { readCalendarSearch, type CalendarSearch } from './calendar-search.ts'

export interface CalendarAddress {
  readonly search: CalendarSearch
  /** Changes a part of the address; `replace` leaves no step for Back. */
  readonly change: (change: CalendarSearch, step?: 'push' | 'replace') => void
}

/** What the address says of the calendar, and how it changes. */
export function useCalendarAddress(): CalendarAddress {
  const navigate = useNavigate()
  const raw: Record<string, unknown> = useSearch({ strict: false })
  return {
    search: readCalendarSearch(raw),
    change: (change, step = 'push') =>
      void navigate({
        to: '.',
        search: (old: Record<string, unknown>) => ({ ...readCalendarSearch(old), ...change }),
        replace: step === 'replace',
        resetScroll: false,
      }),
  }
}
