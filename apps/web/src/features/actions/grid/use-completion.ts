import { useRef } from 'react'
import { call } from '../../../shared/api/call.ts'
import type { CompletionChange } from './grid-rows.ts'

/**
 * Completes actions and takes completions back. A repeated attempt at the same thing carries the
 * same key, so that it takes effect once.
 *
 * @param onConfirmed after the server has said that it is so.
 */
export function useCompletion(onConfirmed: (change: CompletionChange) => void) {
  const attempts = useRef(new Map<string, string>())
  return async (change: CompletionChange): Promise<boolean> => {
    const { MenteeId, ActionId, Completed } = change
    const attempt = JSON.stringify(change)
    const idempotencyKey = attempts.current.get(attempt) ?? crypto.randomUUID()
    attempts.current.set(attempt, idempotencyKey)
    const name = Completed ? 'actions.completeAction' : 'actions.undoCompletion'
    const isSo = await call(name, { MenteeId, ActionId }, { idempotencyKey })
    attempts.current.delete(attempt)
    if (isSo) onConfirmed(change)
    return isSo
  }
}
