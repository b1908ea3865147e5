import { useRef } from 'react'
import { call, sayNotUndone, useOfferUndo, useTexts, withUndo } from '#shared'
import { toast, TOAST_MS, showSystemMessage } from '#ui'
import { useEarlyQuestion, useOpenLocked, usePaymentQuestion } from '#features/actions'
import type { CompletionChange, GridColumn, GridRow } from './grid-rows.ts'
import { rowName } from './grid-view.ts'

interface Options {
  /** False for roles that only look on. */
  readonly canWork: boolean
  /** After the server has said that it is so. */
  readonly onConfirmed: (change: CompletionChange) => void
}

/** Completing from the grid itself: one key, and a toast with the way back. */
export function useCellWork({ canWork, onConfirmed }: Options) {
  const { t } = useTexts()
  const change = useCompletion(onConfirmed)
  const isMeant = usePaymentQuestion()
  const isMeantNow = useEarlyQuestion()
  const offerUndo = useOfferUndo()

  return function toggle(row: GridRow, column: GridColumn): void {
    const values = { name: rowName(row), title: column.Title }

    /**
     * @param way what was done here is taken back only while it is what was done here.
     * @returns whether the server has done so; what hinders it is said.
     */
    async function run(Completed: boolean, way: 'act' | 'undo'): Promise<boolean> {
      const Own = way === 'undo' && !Completed
      try {
        const isSo = await change({ MenteeId: row.Id, ActionId: column.Id, Completed }, Own)
        if (isSo === false)
          toast(t('actions.grid.refused', values), { kind: 'failed', ms: TOAST_MS.linkResult })
        return isSo === true
      } catch (error) {
        if (way === 'undo') sayNotUndone(error, t)
        else showSystemMessage(error, t)
        return false
      }
    }
    async function complete(): Promise<void> {
      if (!(await run(true, 'act'))) return
      offerUndo({ done: completed, undo: toOpen, redo: toDone })
    }
    async function reopen(): Promise<void> {
      if (!(await run(false, 'act'))) return
      offerUndo({ done: reopened, undo: toDone, redo: toOpen })
    }
    const asked = (Completed: boolean) => isMeant(column, Completed, values.name)
    async function begin(Completed: boolean): Promise<void> {
      const planned = { TypeId: column.TypeId, ScheduledAt: row.cells.get(column.Id)?.At }
      if (Completed && !(await isMeantNow(planned))) return
      if (await asked(Completed)) await withUndo(Completed ? complete() : reopen())
    }
    const completed = t('actions.grid.completed', values)
    const reopened = t('actions.grid.undone', values)
    const toDone = async () => (await asked(true)) && (await run(true, 'undo')) && completed
    const toOpen = async () => (await asked(false)) && (await run(false, 'undo')) && reopened

    if (!canWork) toast(t('actions.grid.readOnly'), { kind: 'info' })
    else if (row.cells.get(column.Id)?.Done) {
      const action = { label: t('ui.undo'), run: () => void begin(false) }
      toast(t('actions.grid.alreadyDone', values), {
        kind: 'info',
        ms: TOAST_MS.linkResult,
        action,
      })
    } else void begin(true)
  }
}

/**
 * Completes, or takes a completion back: true when the server has done so, undefined while the same
 * is under way. A repeated attempt carries the same key, so that it takes effect once.
 */
function useCompletion(onConfirmed: (change: CompletionChange) => void) {
  const keys = useRef(new Map<string, string>())
  const running = useRef(new Set<string>())
  const openLocked = useOpenLocked()
  return async (change: CompletionChange, Own: boolean): Promise<boolean | undefined> => {
    const { MenteeId, ActionId, Completed } = change
    const attempt = JSON.stringify({ ...change, Own })
    if (running.current.has(attempt)) return undefined
    const idempotencyKey = keys.current.get(attempt) ?? crypto.randomUUID()
    keys.current.set(attempt, idempotencyKey)
    running.current.add(attempt)
    try {
      const cell = { MenteeId, ActionId }
      const isSo = Completed
        ? await openLocked((Locked) =>
            call(
              'actions.completeAction',
              { ...cell, Locked },
              { idempotencyKey: Locked ? crypto.randomUUID() : idempotencyKey },
            ),
          )
        : await call('actions.undoCompletion', { ...cell, Own }, { idempotencyKey })
      keys.current.delete(attempt)
      if (isSo) onConfirmed(change)
      return isSo
    } finally {
      running.current.delete(attempt)
    }
  }
}
