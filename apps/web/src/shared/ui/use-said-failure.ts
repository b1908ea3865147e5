import { useEffect, useEffectEvent, useRef } from 'react'
import { announce } from './announce.ts'

/**
 * Says that saving fails, once, and that all is saved after all. Nothing is said while it goes well:
 * whoever listens would hear of it at every pause.
 * @param words what the page shows of it
 */
export function useSaidFailure(state: 'failed' | 'saved' | 'other', words: string): void {
  const hasFailed = useRef(false)
  const say = useEffectEvent(() => announce(words))
  useEffect(() => {
    if (state === 'other' || hasFailed.current === (state === 'failed')) return
    hasFailed.current = state === 'failed'
    say()
  }, [state])
}
