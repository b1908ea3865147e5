import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { realtime, useEvent } from '#shared'
import { throttle } from './throttle.ts'

/** However many files arrive, lists are loaded again once in so long; in milliseconds. */
const RELOAD_MS = 1_500

const reload = throttle((queries: QueryClient) => {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [name] }) => String(name).startsWith('library.'),
  })
}, RELOAD_MS)

/** How many pages hear of changes by the hub. */
let hearing = 0

/** Lists of the library are loaded again when the hub says that it has changed. */
export function useLibraryChanges(): void {
  const queries = useQueryClient()
  useEvent('library.changed', () => reload(queries))
  useEffect(() => {
    hearing += 1
    return () => {
      hearing -= 1
    }
  }, [])
}

/**
 * Lists of the library are loaded again as files arrive that are sent here; where the hub says so to a
 * page of the library, that is enough.
 */
export function useListsAgain(done: number): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (done === 0 || (hearing > 0 && realtime.state === 'Connected')) return
    reload(queries)
  }, [done, queries])
}
