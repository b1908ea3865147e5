import { useSyncExternalStore } from 'react'
import { useTexts, type Texts } from '../i18n/use-texts.ts'
import { announce } from '../ui/announce.ts'
import { openToast, toast, TOAST_MS } from '../ui/toast-store.ts'
import { noteToast, pushStep, travel, undoSteps, type UndoStep } from './undo-store.ts'

/**
 * What can be taken back and done again, in words, and both ways; for the whole page. What is asked
 * for while another step is under way waits for it, and so does not go by these words.
 */
export function useUndo() {
  const { t } = useTexts()
  const { past, future } = useSyncExternalStore(undoSteps.listen, undoSteps.get, undoSteps.get)
  return {
    last: past.at(-1)?.done,
    next: future.at(-1)?.done,
    undo: () => void askToTravel('undo', t),
    redo: () => void askToTravel('redo', t),
  }
}

interface Offer extends UndoStep {
  /** How long the message stays, in milliseconds. */
  readonly ms?: number
}

/** @returns what says that something was done and offers to take it back: by its button, by Ctrl+Z and by Ctrl+K. */
export function useOfferUndo(): (offer: Offer) => void {
  const { t } = useTexts()
  return ({ ms = TOAST_MS.linkResult, ...step }) => {
    const id = pushStep(step)
    const action = { label: t('ui.undo'), run: () => void askToTravel('undo', t, id) }
    noteToast(id, openToast(step.done, { ms, action }))
  }
}

/** Takes a step back, or does it again, after what was asked for before; and says what became of it. */
export async function askToTravel(way: 'undo' | 'redo', t: Texts['t'], id?: number): Promise<void> {
  const result = await travel(way, id)
  if (result === 'refused') return
  if (result === 'none') {
    // A message whose step is gone goes with it.
    if (id === undefined) announce(t(`ui.${way}.nothing`))
    return
  }
  toast(
    result.said === true
      ? t(`ui.${way === 'undo' ? 'undone' : 'redone'}`, { what: result.done })
      : result.said,
  )
}
