import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRows, type TableControl } from '#ui'
import { readMailAddress, writeMailAddress, type MailAddress } from './mail-address.ts'

/**
 * Which mails a list shows, as the address says: whoever opens something else and comes back finds the
 * list as it was left.
 * @param list tells lists of one page apart.
 * @param states those that may be asked for.
 */
export function useMailAddress<State extends string>(
  list: string,
  states: readonly State[],
): TableControl & {
  readonly state: State | null
  readonly showState: (state: string | null) => void
} {
  const navigate = useNavigate()
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const { page, search, state: asked } = readMailAddress(raw, list)
  const state = states.find((one) => one === asked) ?? null
  const change = (next: Partial<MailAddress>): void =>
    void navigate({
      to: '.',
      search: (old: Record<string, unknown>) => writeMailAddress(old, list, next),
      hash: (old) => old ?? '',
      hashScrollIntoView: false,
      resetScroll: false,
      // What an arrow passes by in the list of states is no step back.
      replace: true,
    })
  const rows = useRows([`${list}.page`])
  return {
    ...rows,
    asked: { page, ...rows.asked },
    page,
    search,
    sort: undefined,
    state,
    goTo: (next) => change({ page: next }),
    searchFor: (next) => change({ search: next, page: 1 }),
    showState: (next) => change({ state: next, page: 1 }),
    // The latest stand first, always.
    sortBy: () => undefined,
    setSort: () => undefined,
  }
}
