import { useState } from 'react'
import { useListSelection, type Selected } from '#lists'
import { toFieldFilter, type Condition } from '../person/conditions.ts'
import type { PeopleKind, Place } from './link-kind.ts'

/** What the list of people is narrowed to. */
export interface PeopleNarrowing {
  readonly kind: PeopleKind
  readonly search: string
  readonly withoutMentor: boolean
  /** The id of a mentor whose mentees are meant, as text. */
  readonly mentorId: string | null
  readonly where: readonly Condition[] | undefined
  readonly page: number
  /** How many pages after or before a place the page is, where one is known. */
  readonly beside:
    | (({ readonly After: Place } | { readonly Before: Place }) & { readonly Apart: number })
    | undefined
}

/** Whether somebody may be left out of the list by what it is narrowed to. */
export function isNarrowed({ search, withoutMentor, mentorId, where }: PeopleNarrowing): boolean {
  return search !== '' || withoutMentor || mentorId !== null || where !== undefined
}

/** The list's narrowing and who of it was chosen: whoever narrows it anew chooses anew. */
export function useChosen(kind: PeopleKind) {
  const [narrowing, setNarrowing] = useState<PeopleNarrowing>({
    kind,
    search: '',
    withoutMentor: false,
    mentorId: null,
    where: undefined,
    page: 1,
    beside: undefined,
  })
  const { page: _, beside: __, ...listed } = narrowing
  const selection = useListSelection(listed)
  return {
    narrowing,
    selection,
    narrow: (change: Partial<Omit<PeopleNarrowing, 'page' | 'beside'>>) =>
      setNarrowing({ ...narrowing, page: 1, beside: undefined, ...change }),
    /** Turns the page: names that were ticked on another one are still meant. */
    turnTo: (page: number, beside?: PeopleNarrowing['beside']) =>
      setNarrowing({ ...narrowing, page, beside }),
  }
}

export type ChosenPeople = ReturnType<typeof useChosen>

/** The narrowing as calls take it. */
export function filterOf({ kind, search, withoutMentor, mentorId, where = [] }: PeopleNarrowing) {
  return {
    Search: search,
    Filter: toFieldFilter(where),
    WithoutMentor: withoutMentor,
    Roles: [kind === 'mentee' ? ('Mentee' as const) : ('Mentor' as const)],
    ...(mentorId !== null && { filterMentorId: Number(mentorId) }),
  }
}

/** Those chosen as calls take them. */
export function chosenInput(chosen: Selected, narrowing: PeopleNarrowing) {
  return { ...filterOf(narrowing), ...(!chosen.all && { Ids: [...chosen.ids] }) }
}
