import { useRef, useState } from 'react'
import { call } from '#shared'

/** Tasks run in so many chains side by side (spec §9). */
const CHAINS = 4

/** Somebody for whom an action is completed or reopened. */
export interface Chosen {
  readonly Id: number
  readonly name: string
}

export interface Outcome {
  readonly succeeded: readonly Chosen[]
  readonly failed: readonly { readonly who: Chosen; readonly error: unknown }[]
}

export interface CompleteMany {
  /** How far it is; undefined while nothing runs. */
  readonly progress: { readonly done: number; readonly total: number } | undefined
  /**
   * Completes the action for people, or takes back what was completed here, where nobody has completed
   * it anew; answers once all are through or stopped.
   */
  readonly run: (people: readonly Chosen[], completed: boolean) => Promise<Outcome>
  /** Begins no more; what is under way is finished. */
  readonly stop: () => void
}

/** Completes one action for many people, those to whom it is open, four at a time, with a count of how far it is. */
export function useCompleteMany(actionId: number): CompleteMany {
  const [progress, setProgress] = useState<CompleteMany['progress']>()
  const stopped = useRef(false)

  async function run(people: readonly Chosen[], completed: boolean): Promise<Outcome> {
    const waiting = [...people]
    const succeeded: Chosen[] = []
    const failed: Outcome['failed'][number][] = []
    stopped.current = false
    setProgress({ done: 0, total: people.length })
    const chain = async () => {
      for (let who = waiting.shift(); who && !stopped.current; who = waiting.shift()) {
        try {
          const input = { ActionId: actionId, MenteeId: who.Id }
          const attempt = { idempotencyKey: crypto.randomUUID() }
          if (completed) await call('actions.completeAction', { ...input, Locked: false }, attempt)
          else await call('actions.undoCompletion', { ...input, Own: true }, attempt)
          succeeded.push(who)
        } catch (error) {
          failed.push({ who, error })
        }
        setProgress({ done: succeeded.length + failed.length, total: people.length })
      }
    }
    await Promise.all(Array.from({ length: CHAINS }, chain))
    setProgress(undefined)
    return { succeeded, failed }
  }

  return { progress, run, stop: () => (stopped.current = true) }
}
