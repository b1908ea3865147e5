import { useRef } from 'react'
import { call, useTexts } from '#shared'
import { toast, showSystemMessage } from '#ui'
import { usePaymentQuestion } from '../../../shared/actions/use-payment-question.ts'
import type { CompletionChange, GridColumn, GridRow } from './grid-rows.ts'
import { rowName } from './grid-view.ts'

/** What can be taken back stays in reach for so long. */
const WAY_BACK_MS = 10_000

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

  return function toggle(row: GridRow, column: GridColumn): void {
    const values = { name: rowName(row), title: column.Title }

    async function run(Completed: boolean): Promise<void> {
      if (!(await isMeant(column, Completed, values.name))) return
      try {
        const isSo = await change({ MenteeId: row.Id, ActionId: column.Id, Completed })
        if (isSo === undefined) return
        if (!isSo) toast(t('actions.grid.refused', values), { kind: 'failed', ms: WAY_BACK_MS })
        else if (Completed) toast(t('actions.grid.completed', values), wayBack)
        else toast(t('actions.grid.undone', values))
      } catch (error) {
        showSystemMessage(error, t)
      }
    }
    const wayBack = {
      ms: WAY_BACK_MS,
      action: { label: t('actions.grid.undo'), run: () => void run(false) },
    }

    if (!canWork) toast(t('actions.grid.readOnly'), { kind: 'info' })
    else if (row.cells.get(column.Id)?.Done) {
      toast(t('actions.grid.alreadyDone', values), { kind: 'info', ...wayBack })
    } else void run(true)
  }
}

/**
 * Completes, or takes a completion back: true when the server has done so, undefined while the same
 * is under way. A repeated attempt carries the same key, so that it takes effect once.
 */
function useCompletion(onConfirmed: (change: CompletionChange) => void) {
  const keys = useRef(new Map<string, string>())
  const running = useRef(new Set<string>())
  return async (change: CompletionChange): Promise<boolean | undefined> => {
    const { MenteeId, ActionId, Completed } = change
    const attempt = JSON.stringify(change)
    if (running.current.has(attempt)) return undefined
    const idempotencyKey = keys.current.get(attempt) ?? crypto.randomUUID()
    keys.current.set(attempt, idempotencyKey)
    running.current.add(attempt)
    try {
      const name = Completed ? 'actions.completeAction' : 'actions.undoCompletion'
      const isSo = await call(name, { MenteeId, ActionId }, { idempotencyKey })
      keys.current.delete(attempt)
      if (isSo) onConfirmed(change)
      return isSo
    } finally {
      running.current.delete(attempt)
    }
  }
}
