import type { RouterHistory } from '@tanstack/react-router'
import { askToLeave } from '../ui/dialogs/ask-to-leave.ts'
import type { ConfirmRequest } from '../ui/dialogs/dialog-store.ts'
import { isPageUnsaved } from '../ui/open-window.ts'

/**
 * Asks before another page, or another tab of it, takes away what is unsaved on the page itself.
 * @returns what ends it.
 */
export function guardPage(history: RouterHistory, wordsOf: () => ConfirmRequest): () => void {
  return history.block({
    enableBeforeUnload: isPageUnsaved,
    blockerFn: async ({ currentLocation: now, nextLocation: next }) =>
      (now.pathname !== next.pathname || now.hash !== next.hash) &&
      isPageUnsaved() &&
      !(await askToLeave(wordsOf())),
  })
}
