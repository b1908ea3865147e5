import { useEffect, useRef, useState } from 'react'
import { call } from '#shared'
import type { Result } from '../results/view-settings.ts'

interface Run<Found> {
  readonly result: Found | undefined
  readonly error: unknown
  readonly isRunning: boolean
  readonly wasCancelled: boolean
}

const NOTHING = { result: undefined, error: null, isRunning: false, wasCancelled: false }

/**
 * Runs a query when somebody asks for it. The result that stands there stays until the next one comes;
 * what is cancelled, or left, is ended on the server.
 */
export function useRun<Found = Result>() {
  const [run, setRun] = useState<Run<Found>>(NOTHING)
  const current = useRef<{ readonly id: string; readonly abort: AbortController }>(null)

  function end(): boolean {
    const under = current.current
    if (!under) return false
    current.current = null
    under.abort.abort()
    void call('reports.cancelRun', { RunId: under.id }, { keepalive: true }).catch(() => {})
    return true
  }
  async function start(
    make: (RunId: string, signal: AbortSignal) => Promise<Found>,
  ): Promise<Found | undefined> {
    end()
    const under = { id: crypto.randomUUID(), abort: new AbortController() }
    current.current = under
    setRun((before) => ({ ...before, isRunning: true, error: null, wasCancelled: false }))
    const { result, error } = await make(under.id, under.abort.signal).then(
      (found) => ({ result: found, error: null }),
      (refused: unknown) => ({ result: undefined, error: refused }),
    )
    if (current.current !== under) return undefined
    current.current = null
    setRun((before) => ({ ...NOTHING, result: result ?? before.result, error }))
    return result
  }
  function cancel(): void {
    if (end()) setRun((before) => ({ ...before, isRunning: false, wasCancelled: true }))
  }
  useEffect(() => () => void end(), [])
  return { ...run, start, cancel }
}
