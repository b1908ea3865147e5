import { useNavigate, useRouterState } from '@tanstack/react-router'
import { REASONS, type Reason } from '@telemachos/contract/supervision/reasons'

/** What the queue shows. */
export interface QueueFilter {
  readonly page: number
  readonly search: string
  readonly reason: Reason | null
}

/**
 * Reads the filter that an address names behind its hash; what it does not name is unfiltered.
 * @example filterOf('sTab=queue&reason=overdue&page=2') // => { page: 2, search: '', reason: 'overdue' }
 */
export function filterOf(hash: string): QueueFilter {
  const params = new URLSearchParams(hash)
  const page = Number(params.get('page'))
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: params.get('search') ?? '',
    reason: REASONS.find((one) => one === params.get('reason')) ?? null,
  }
}

/** The hash of a filter, with the tab of the queue. */
export function hashOf({ page, search, reason }: QueueFilter): string {
  const params = new URLSearchParams({
    sTab: 'queue',
    ...(reason && { reason }),
    ...(search !== '' && { search }),
    ...(page > 1 && { page: String(page) }),
  })
  return String(params)
}

/** The filter of the queue, which stays in the address: whoever comes back finds the list as it was left. */
export function useQueueFilter(): readonly [QueueFilter, (next: QueueFilter) => void] {
  const navigate = useNavigate()
  const hash = useRouterState({ select: (state) => state.location.hash })
  const change = (next: QueueFilter) => {
    void navigate({
      to: '.',
      search: (old: Record<string, unknown>) => old,
      hash: hashOf(next),
      hashScrollIntoView: false,
      replace: true,
      resetScroll: false,
    })
  }
  return [filterOf(hash), change]
}
