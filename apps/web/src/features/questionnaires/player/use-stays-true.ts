import { useEffect, useEffectEvent } from 'react'
import type { Questionnaire } from './quest-source.ts'

/**
 * Loads a questionnaire again when somebody comes back to its page: it may have been gone on with or
 * finished elsewhere.
 */
export function useStaysTrue(
  questionnaire: Questionnaire | undefined,
  reload: () => Promise<unknown>,
): void {
  const comeBack = useEffectEvent(() => {
    const isElsewhere = questionnaire && questionnaire.State !== 'started'
    if (isElsewhere && document.visibilityState === 'visible') void reload()
  })
  useEffect(() => {
    const look = () => comeBack()
    addEventListener('focus', look)
    addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}
