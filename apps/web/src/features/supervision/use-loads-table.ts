import { useNavigate, useRouterState } from '@tanstack/react-router'
import type { CallInput } from '#shared'
import { nextSort, useRows, type TableControl, type TableState } from '#ui'

type Order = NonNullable<CallInput<'supervision.listMentorLoads'>['Order']>

/** By what the list of mentors may be ordered. */
const ORDERS: Readonly<Record<Order, true>> = {
  name: true,
  mentees: true,
  behind: true,
  planned: true,
  held: true,
  activity: true,
}

const isOrder = (text: string): text is Order => Object.hasOwn(ORDERS, text)

/** The list of mentors: its page, search and order. */
export interface LoadsState extends TableState {
  readonly sort: { readonly column: Order; readonly descending: boolean }
}

/**
 * Reads the list that an address names behind its hash: by name, from the first page, where it names none.
 * @example loadsOf('sTab=mentors&order=behind&desc=1&page=2').page // => 2
 */
export function loadsOf(hash: string): LoadsState {
  const params = new URLSearchParams(hash)
  const page = Number(params.get('page'))
  const order = params.get('order') ?? ''
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: params.get('search') ?? '',
    sort: { column: isOrder(order) ? order : 'name', descending: params.get('desc') === '1' },
  }
}

/** The hash of a list, with the tab that the address named already. */
export function hashOf({ page, search, sort }: LoadsState, before: string): string {
  const tab = new URLSearchParams(before).get('sTab')
  return String(
    new URLSearchParams({
      ...(tab && { sTab: tab }),
      ...(sort.column !== 'name' && { order: sort.column }),
      ...(sort.descending && { desc: '1' }),
      ...(search !== '' && { search }),
      ...(page > 1 && { page: String(page) }),
    }),
  )
}

/** The list of mentors, which stays in the address: whoever comes back finds it as it was left. */
export function useLoadsTable(): LoadsState & TableControl {
  const navigate = useNavigate()
  const hash = useRouterState({ select: (state) => state.location.hash })
  const state = loadsOf(hash)
  const change = (next: Partial<TableState>) => {
    void navigate({
      to: '.',
      search: (old: Record<string, unknown>) => old,
      hash: hashOf({ ...state, ...next } as LoadsState, hash),
      hashScrollIntoView: false,
      replace: true,
      resetScroll: false,
    })
  }
  const rows = useRows(['page'])
  return {
    ...state,
    ...rows,
    asked: { page: state.page, ...rows.asked },
    goTo: (page) => change({ page }),
    searchFor: (search) => change({ search, page: 1 }),
    sortBy: (column) => change({ sort: nextSort(state.sort, column), page: 1 }),
    setSort: (sort) => change({ sort, page: 1 }),
  }
}
