import { useEffect } from 'react'
import { keepChoice, keptChoice } from '#storage'
import { readCalendarSearch, type CalendarSearch } from '../calendar-search.ts'
import type { CalendarAddress } from '../use-calendar-address.ts'

const NAME = 'calendar'

/** What of an address is remembered: how the calendar is set up, not which day it shows. */
const choiceIn = ({ by, view, people }: CalendarSearch): CalendarSearch | undefined =>
  by && { by, ...(view && { view }), ...(people && { people }) }

/**
 * Remembers how somebody looks at many mentors, and sets the calendar up so again where the address says
 * nothing of it.
 */
export function useKeptMany({ search, change }: CalendarAddress, isOffered: boolean): void {
  const { by, view, people, mentor, tab } = search
  const isSilent = ![by, view, people, mentor, tab].some((one) => one !== undefined)
  useEffect(() => {
    if (!isOffered) return
    if (!isSilent) {
      const choice = choiceIn({ by, view, people })
      if (choice) keepChoice(NAME, choice)
      return
    }
    const kept = keptChoice(NAME)
    if (typeof kept !== 'object' || kept === null) return
    const choice = choiceIn(readCalendarSearch({ ...kept }))
    if (choice) change(choice, 'replace')
    // oxlint-disable-next-line react/exhaustive-deps -- `change` is another function at every drawing.
  }, [isOffered, isSilent, by, view, people])
}

/** Forgets it: somebody has gone back to the calendar of all. */
export const forgetMany = (): void => keepChoice(NAME, undefined)
