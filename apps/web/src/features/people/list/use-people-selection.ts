import { isStaff } from '@telemachos/contract/core/roles'
import { useState } from 'react'
import { useCall, type CallInput } from '#shared'
import { useListSelection, type ListSelection } from '#lists'
import type { Person } from './use-people-list.ts'

/** At most so many people are selected one by one; beyond it there is 'all'. */
const MAX_SELECTED = 1000

type Filter = CallInput<'people.countPeople'>

export interface PeopleSelection extends ListSelection {
  /** Those meant by 'all'. */
  readonly filter: Filter
  /** How many 'all' would be; undefined until that is known. */
  readonly everybody: number | undefined
  /** How many of the staff were left out when all, or all of the page, were selected. */
  readonly leftOut: number
  /** Selects those too. */
  readonly withStaff: () => void
  /** Selects everybody on the page, or takes their ticks away. */
  readonly setPage: (on: boolean) => void
  /** Those of the page whom selecting all of it means. */
  readonly page: readonly number[]
}

interface Options {
  /** Whom the list shows. */
  readonly filter: Filter & { readonly Roles: NonNullable<Filter['Roles']> }
  /** The people on the page. */
  readonly shown: readonly Person[]
  /** How many match. */
  readonly count: number
  readonly onCleared: () => void
}

/**
 * Who of the list of people is selected. Selecting all means those for whom the programme is: staff
 * are left out until they are asked for, unless the list was narrowed to roles of staff.
 */
export function usePeopleSelection({ filter, shown, count, onCleared }: Options): PeopleSelection {
  const asksForStaff = filter.Roles.length > 0 && isStaff(filter.Roles)
  const [includes, setIncludes] = useState(false)
  const [leftOnPage, setLeftOnPage] = useState<readonly number[]>([])
  const list = useListSelection(filter, {
    most: MAX_SELECTED,
    onCleared() {
      forget()
      onCleared()
    },
  })
  const isLeavingOut = !asksForStaff && !includes
  const participants = useCall(
    'people.countPeople',
    { ...filter, WithoutStaff: true },
    { enabled: !asksForStaff && list.count > 0 },
  )
  const staff = asksForStaff ? [] : idsOf(shown.filter(({ Roles }) => isStaff(Roles)))
  const page = idsOf(shown).filter((id) => !staff.includes(id))
  const everybody = isLeavingOut ? participants.data?.count : count
  const isOut = (id: number): boolean => list.all && isLeavingOut && staff.includes(id)
  const has = (id: number): boolean => list.has(id) && !isOut(id)

  function forget(): void {
    setIncludes(false)
    setLeftOnPage([])
  }
  /** What was left out is said of the last press alone. */
  const anew =
    <Given extends readonly unknown[]>(act: (...given: Given) => void) =>
    (...given: Given): void => {
      forget()
      act(...given)
    }

  return {
    ...list,
    has,
    filter: isLeavingOut ? { ...filter, WithoutStaff: true } : filter,
    everybody,
    leftOut: list.all && everybody !== undefined ? count - everybody : leftOnPage.length,
    page: page.length > 0 ? page : idsOf(shown),
    withStaff() {
      if (list.all) return setIncludes(true)
      list.set(leftOnPage, true)
      setLeftOnPage([])
    },
    setPage(on) {
      forget()
      if (!on) return list.set(idsOf(shown), false)
      // A page of staff alone has nobody else to mean.
      list.set(page.length > 0 ? page : staff, true)
      setLeftOnPage(page.length > 0 ? staff.filter((id) => !list.has(id)) : [])
    },
    set: anew(list.set),
    toggle: anew((id: number, on: boolean, ids: readonly number[]) =>
      // One of the staff beside all others: the others of this page and that one.
      isOut(id)
        ? list.set([...ids.filter(has), id], true)
        : list.toggle(id, on, ids.filter(isMeant)),
    ),
    selectAll: anew(list.selectAll),
  }

  function isMeant(id: number): boolean {
    return !isOut(id)
  }
}

const idsOf = (people: readonly Person[]): number[] => people.map(({ Id }) => Id)
