import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useEvent } from '#shared'
import { ALL_COUNTS, ALL_PAGES, PAGES } from './grid-queries.ts'
import type { CompletionChange, GridHeader, GridRowsPage } from './grid-rows.ts'
import { countsInTotal, patchCompletion } from './grid-rows.ts'

/** How long a changed cell is marked. */
const MARKED_MS = 2500
/** Totals, and pages that were overtaken, are read again at most so often. */
const REREAD_MS = 1500

export interface GridLive {
  /** Actions whose cells have just changed, by mentee. */
  readonly changed: ReadonlyMap<number, ReadonlySet<number>>
  /** Puts a completion that the server has confirmed into every page that holds it. */
  readonly applyCompletion: (change: CompletionChange) => void
}

/**
 * Keeps the grid as it is on the server while others work on it too. What a completion changes beside its
 * own cell, in a column that is not in the header or by a condition, is read again.
 */
export function useGridLive(projectId: number, header: GridHeader): GridLive {
  const { Columns: columns, Conditional: isConditional } = header
  const client = useQueryClient()
  const { changed, mark } = useMarks()
  const recount = useReread(client, ALL_COUNTS)
  const rereadPages = useReread(client, ALL_PAGES)

  const applyCompletion = useCallback(
    (change: CompletionChange) => {
      const at = new Date().toISOString()
      const column = columns.find(({ Id }) => Id === change.ActionId)
      if (column) {
        client.setQueriesData<GridRowsPage>(
          PAGES,
          (page) => page && patchCompletion(page, change, countsInTotal(column), at),
        )
      }
      if (!column || isConditional) rereadPages()
      mark(change)
      recount()
      // What is being read was asked for before: it would put the old state back.
      if (client.isFetching({ queryKey: ALL_PAGES }) > 0) rereadPages()
    },
    [client, columns, isConditional, mark, recount, rereadPages],
  )
  useEvent('actions.completionChanged', (event) => {
    if (event.ProjectId === projectId) applyCompletion(event)
  })
  useEvent('actions.dataChanged', (event) => {
    if (event.ProjectId !== projectId) return
    void client.invalidateQueries({
      queryKey: ALL_PAGES,
      predicate: (query) =>
        PAGES.predicate(query) &&
        ((query.state.data as GridRowsPage | undefined)?.rows.some(
          ({ Id }) => Id === event.MenteeId,
        ) ??
          false),
    })
    mark(event)
    recount()
  })
  useEvent('conferences.changed', ({ ProjectId, ActionId }) => {
    if (ProjectId !== projectId || !columns.some(({ Id }) => Id === ActionId)) return
    rereadPages()
    recount()
  })
  return { changed, applyCompletion }
}

type Cell = Pick<CompletionChange, 'MenteeId' | 'ActionId'>

function useMarks() {
  const [marks, setMarks] = useState<readonly Cell[]>([])
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])
  const mark = useCallback(({ MenteeId, ActionId }: Cell) => {
    const cell = { MenteeId, ActionId }
    setMarks((old) => [...old, cell])
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setMarks((old) => old.filter((other) => other !== cell))
    }, MARKED_MS)
    timers.current.add(timer)
  }, [])
  return { changed: useMemo(() => byMentee(marks), [marks]), mark }
}

function byMentee(cells: readonly Cell[]): Map<number, Set<number>> {
  const changed = new Map<number, Set<number>>()
  for (const { MenteeId, ActionId } of cells) {
    const actions = changed.get(MenteeId) ?? new Set()
    changed.set(MenteeId, actions.add(ActionId))
  }
  return changed
}

/** Reads queries again soon, once for all changes of the meantime. */
function useReread(client: QueryClient, queryKey: readonly string[]): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void client.invalidateQueries({ queryKey })
    }, REREAD_MS)
  }, [client, queryKey])
}
