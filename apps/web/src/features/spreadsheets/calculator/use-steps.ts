import { useState } from 'react'

interface Step {
  readonly name: string
  readonly before: string | boolean
  readonly after: string | boolean
  readonly at: number
}

/** What is typed into one field within that time is one step, in milliseconds. */
const ONE_STEP_MS = 1_500
const MAX_STEPS = 200

export interface Steps {
  note(name: string, before: string | boolean, after: string | boolean): void
  readonly canUndo: boolean
  readonly canRedo: boolean
  undo(): void
  redo(): void
}

/** What was typed, step by step, to go back and forth in. */
export function useSteps(onType: (name: string, value: string | boolean) => void): Steps {
  const [done, setDone] = useState<readonly Step[]>([])
  const [undone, setUndone] = useState<readonly Step[]>([])
  return {
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
    note(name, before, after) {
      if (before === after) return
      const at = Date.now()
      const last = done.at(-1)
      const goesOn = last?.name === name && at - last.at < ONE_STEP_MS
      const step = { name, before: goesOn ? last.before : before, after, at }
      setDone([...(goesOn ? done.slice(0, -1) : done), step].slice(-MAX_STEPS))
      setUndone([])
    },
    undo() {
      const step = done.at(-1)
      if (!step) return
      setDone(done.slice(0, -1))
      setUndone([...undone, step])
      onType(step.name, step.before)
    },
    redo() {
      const step = undone.at(-1)
      if (!step) return
      setUndone(undone.slice(0, -1))
      setDone([...done, step])
      onType(step.name, step.after)
    },
  }
}
