import { useState } from 'react'
import { NO_STEPS, noteStep, redoStep, undoStep } from './steps.ts'
import type { TypedValues } from './typed-values.ts'

export interface Steps {
  /** Notes fields that are set together. */
  note(before: TypedValues, after: TypedValues): void
  readonly canUndo: boolean
  readonly canRedo: boolean
  undo(): void
  redo(): void
}

/** What was typed, step by step, to go back and forth in. */
export function useSteps(onType: (name: string, value: string | boolean) => void): Steps {
  const [list, setList] = useState(NO_STEPS)
  const go = (step: typeof undoStep): void => {
    const gone = step(list)
    if (!gone) return
    setList(gone.list)
    for (const [name, text] of Object.entries(gone.texts)) onType(name, text)
  }
  return {
    canUndo: list.done.length > 0,
    canRedo: list.undone.length > 0,
    note(before, after) {
      const at = Date.now()
      setList((now) => noteStep(now, { before, after, at }))
    },
    undo: () => go(undoStep),
    redo: () => go(redoStep),
  }
}
