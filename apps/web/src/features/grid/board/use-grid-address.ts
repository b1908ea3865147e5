import { pathOf } from '@telemachos/contract/paths'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useRef } from 'react'
import { useProjectPath } from '#shared'
import { useParams } from '#ui'
import type { GridSearchChange } from './filter-fields.tsx'
import type { GridSearch } from './grid-search.ts'
import { readGridSearch } from './grid-search.ts'

/** How a change of the address is kept: a step that Back returns from, or none. */
type Step = 'push' | 'replace'

export interface GridAddress {
  readonly search: GridSearch
  /** The action that the path names: its column is the first in view. */
  readonly namedAction: number | undefined
  readonly change: (change: GridSearchChange, step?: Step) => void
  /** Remembers the first row in view. */
  readonly rememberRow: (row: number) => void
  readonly openCell: (menteeId: number, actionId: number) => void
  /** Shows what a view keeps, from its first row. */
  readonly openView: (view: GridSearch) => void
  /** Back to where the cell was opened from. */
  readonly closeCell: () => void
  readonly menteeHref: (menteeId: number) => string
  readonly goToMentee: (menteeId: number) => void
}

/** The address of the grid: what it says, and how it changes. */
export function useGridAddress(): GridAddress {
  const navigate = useNavigate()
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const { actionId } = useParams()
  const search = useMemo(() => readGridSearch(raw), [raw])
  const change = useCallback(
    (next: GridSearchChange, step: Step = 'push') => {
      void navigate({
        to: '.',
        search: (old: Record<string, unknown>) => ({ ...readGridSearch(old), ...next }),
        replace: step === 'replace',
        resetScroll: false,
      })
    },
    [navigate],
  )
  const rememberRow = useCallback(
    (row: number) => change({ row: row || undefined }, 'replace'),
    [change],
  )
  const { history } = useRouter()
  const wasOpenedHere = useRef(false)
  const isOpen = search.mentee !== undefined
  const openCell = useCallback(
    (mentee: number, action: number) => {
      // From cell to cell there is one step for Back: to the grid.
      if (isOpen) return change({ mentee, action }, 'replace')
      wasOpenedHere.current = true
      change({ mentee, action })
    },
    [change, isOpen],
  )
  const openView = useCallback(
    (view: GridSearch) =>
      void navigate({ to: '.', search: () => ({ ...view }), resetScroll: false }),
    [navigate],
  )
  const closeCell = useCallback(() => {
    if (wasOpenedHere.current) history.back()
    else change({ mentee: undefined, action: undefined }, 'replace')
    wasOpenedHere.current = false
  }, [change, history])
  const pathTo = useProjectPath()
  const menteeHref = useCallback(
    (menteeId: number) => pathTo(pathOf('mentor.mentee.view', { menteeId })),
    [pathTo],
  )
  const goToMentee = (menteeId: number) => void navigate({ to: menteeHref(menteeId) })
  return {
    search,
    namedAction: Number(actionId) || undefined,
    change,
    rememberRow,
    openCell,
    openView,
    closeCell,
    menteeHref,
    goToMentee,
  }
}
