import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  serverNow,
  forgetSteps,
  isConflict,
  otherWriter,
  pushStep,
  useOfferUndo,
  useTexts,
  useWrite,
} from '#shared'
import { showSystemMessage, toast, TOAST_MS } from '#ui'
import {
  inverse,
  isStill,
  joined,
  NOTHING,
  patched,
  writesOf,
  type Patch,
  type Seen,
} from './patch.ts'
import type { Row, Table } from './row.ts'
import { unreadyIn, type Unready } from './unready.ts'

/** A change that was refused, since somebody else has saved the same actions meanwhile. */
export interface Conflict {
  readonly patch: Patch
  readonly by?: string
  readonly at?: string
}

interface Options {
  /** What the change is called, once it is saved, in words. */
  readonly done: string
  /** What was seen when it began; what is kept now without it. */
  readonly seen?: Seen | undefined
  /** Whether it is said in a message with a way back; otherwise the state of saving says it. */
  readonly isTold?: boolean
}

const NOBODY: Seen = new Map()

/** What is done in the table is forgotten together, where it is no longer what is there. */
export const TABLE_STEPS = 'actions.table'

/**
 * Edits of the table: each is shown at once, saved after those before it, and can be taken back.
 * What somebody else has saved meanwhile is not overwritten.
 */
export function useTableEdits(projectId: number, table: Table, queryKey: readonly unknown[]) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const saveGrid = useWrite('actions.saveGrid')
  const saveTitles = useWrite('actions.saveTitles')
  const offerUndo = useOfferUndo()
  const [pending, setPending] = useState<Patch>(NOTHING)
  const [conflict, setConflict] = useState<Conflict>()
  const [unready, setUnready] = useState<readonly Unready[]>()
  const [savedAt, setSavedAt] = useState<Date>()
  const queue = useRef<{ patch: Patch; seen: Seen }[]>([])
  const isBusy = useRef(false)
  const rows = patched(table.Actions, pending)
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  })

  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  const kept = (): readonly Row[] => (queries.getQueryData<Table>(queryKey) ?? table).Actions

  async function send(patch: Patch, seen: Seen): Promise<void> {
    const { grid, titles } = writesOf(kept(), patch, seen)
    if (grid.length > 0) await saveGrid.mutateAsync({ ProjectId: projectId, Grid: [...grid] })
    if (titles.length > 0)
      await saveTitles.mutateAsync({ ProjectId: projectId, Titles: [...titles] })
  }

  async function flush(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    while (queue.current.length > 0) {
      const batch = queue.current
      queue.current = []
      const patch = batch.reduce((all, one) => joined(all, one.patch), NOTHING)
      const seen = new Map(batch.flatMap((one) => [...one.seen]))
      try {
        await send(patch, seen)
        setSavedAt(serverNow())
      } catch (error) {
        queue.current = []
        forgetSteps(TABLE_STEPS)
        const named = unreadyIn(error)
        if (!isThere.current)
          toast(t('actions.table.notUndone'), { kind: 'failed', ms: TOAST_MS.linkResult })
        else if (isConflict(error)) setConflict({ patch, ...otherWriter(error) })
        else if (named) setUnready(named)
        else showSystemMessage(error, t)
        await queries.invalidateQueries()
      }
      // One's own write has been seen: what waits for it follows on it.
      queue.current = queue.current.map((one) => ({ ...one, seen: NOBODY }))
      setPending(queue.current.reduce((all, one) => joined(all, one.patch), NOTHING))
    }
    isBusy.current = false
  }

  function write(patch: Patch, seen: Seen = NOBODY): void {
    queue.current.push({ patch, seen })
    latest.current = patched(latest.current, patch)
    setPending((all) => joined(all, patch))
    void flush()
  }

  /** Goes from one state to another, unless somebody has changed it meanwhile. */
  async function exchange(from: Patch, to: Patch): Promise<boolean> {
    // Once the table has been left, what is known of it is what was loaded last.
    if (!isStill(isThere.current ? latest.current : kept(), from)) {
      toast(t('actions.table.notUndone'), { kind: 'failed', ms: TOAST_MS.linkResult })
      return false
    }
    write(to)
    return true
  }

  /** Carries a change out; nothing happens where nothing changes. */
  function apply(patch: Patch, { done, seen, isTold = false }: Options): void {
    if (patch.values.size === 0 && !patch.order) return
    const before = inverse(latest.current, patch)
    write(patch, seen)
    const step = {
      done,
      undo: () => exchange(patch, before),
      redo: () => exchange(before, patch),
      scope: TABLE_STEPS,
    }
    if (isTold) offerUndo(step)
    else pushStep(step)
  }

  return {
    rows,
    apply,
    isSaving: pending !== NOTHING && (pending.values.size > 0 || pending.order !== undefined),
    savedAt,
    conflict,
    /** What was not published, since it is not ready for it. */
    unready,
    forgetUnready: () => setUnready(undefined),
    /** Saves one's own change over what somebody else has saved. */
    keepMine: () => {
      if (conflict) apply(conflict.patch, { done: t('actions.table.saved') })
      setConflict(undefined)
    },
    takeTheirs: () => setConflict(undefined),
  }
}

export type TableEdits = ReturnType<typeof useTableEdits>
