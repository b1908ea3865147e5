import { useEffect, useEffectEvent } from 'react'
import { realtime } from './realtime.ts'

/** Lists over many people are loaded again at most so often, however much happens. */
const DEBOUNCE_MS = 1_500

const NAMES = ['actions.completionChanged', 'actions.dataChanged', 'conferences.changed'] as const

/** Calls `refresh` soon after somebody's action was completed, reopened or changed, or a session of a conference. */
export function useActionsChanged(refresh: () => void): void {
  const run = useEffectEvent(refresh)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        run()
      }, DEBOUNCE_MS)
    }
    const forget = NAMES.map((name) => realtime.listen(name, hear))
    return () => {
      clearTimeout(timer)
      for (const stop of forget) stop()
    }
  }, [])
}
