import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { firstOfPage, pageOfRow, pageQuery } from './grid-queries.ts'
import type { GridFilter } from './grid-rows.ts'

/** So many mentees are printed at most: about 160 sheets of A4. Whoever wants more exports a file. */
export const MAX_PRINTED = 2_000

export type Loading =
  | { readonly kind: 'idle' | 'loaded' }
  | { readonly kind: 'running' | 'failed'; readonly done: number }

/**
 * Loads the pages of the grid one after the other, from the first on, so that each continues where
 * the one before ended, until `wanted` rows are there. What has come stays when it is cancelled or fails.
 */
export function useAllRows(filter: GridFilter, wanted: number) {
  const client = useQueryClient()
  const [loading, setLoading] = useState<Loading>({ kind: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function load(): Promise<boolean> {
    const { signal } = (running.current = new AbortController())
    const last = pageOfRow(Math.max(0, wanted - 1))
    let done = loading.kind === 'failed' ? loading.done : 0
    try {
      for (let page = pageOfRow(done); page <= last; page++) {
        setLoading({ kind: 'running', done })
        await client.fetchQuery(pageQuery(client, filter, page))
        if (signal.aborted) return false
        done = Math.min(firstOfPage(page + 1), wanted)
      }
    } catch {
      if (!signal.aborted) setLoading({ kind: 'failed', done })
      return false
    }
    setLoading({ kind: 'loaded' })
    return true
  }
  function cancel(): void {
    running.current?.abort()
    setLoading({ kind: 'idle' })
  }
  return { loading, load, cancel }
}
