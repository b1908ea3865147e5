import { useRef, useState } from 'react'
import { useTexts } from '#shared'
import { toast } from '#ui'

/** Something that was done and can be taken back; both answer whether they were carried out. */
export interface Step {
  /** What was done, in words. */
  readonly done: string
  readonly undo: () => Promise<boolean>
  readonly redo: () => Promise<boolean>
}

/** More would hold on to what nobody remembers. */
const MAX = 50

/** What was done in the table, step by step, and the way back and forth. */
export function useSteps() {
  const { t } = useTexts()
  const past = useRef<Step[]>([])
  const future = useRef<Step[]>([])
  const [counts, setCounts] = useState({ past: 0, future: 0 })
  const note = (): void => setCounts({ past: past.current.length, future: future.current.length })

  async function go(from: typeof past, to: typeof past, how: 'undo' | 'redo'): Promise<void> {
    const step = from.current.pop()
    if (!step) return
    note()
    const isDone = await step[how]()
    if (isDone) {
      to.current.push(step)
      toast(t(`actions.table.${how}ne`, { what: step.done }))
    }
    note()
  }
  return {
    canUndo: counts.past > 0,
    canRedo: counts.future > 0,
    push(step: Step): void {
      past.current = [...past.current, step].slice(-MAX)
      future.current = []
      note()
    },
    undo: () => go(past, future, 'undo'),
    redo: () => go(future, past, 'redo'),
    /** What was done is no longer what is there. */
    forget(): void {
      past.current = []
      future.current = []
      note()
    },
  }
}

export type Steps = ReturnType<typeof useSteps>
