import { useEffect, useRef, useState } from 'react'
import { call, patiently, type Rank, type Turns } from '#shared'
import type { Result } from '../results/view-settings.ts'

interface Run<Found> {
  readonly result: Found | undefined
  readonly error: unknown
  readonly isRunning: boolean
  /** The server wants less to be asked; it goes on by itself. */
  readonly isPatient: boolean
  readonly wasCancelled: boolean
}

const NOTHING = {
  result: undefined,
  error: null,
  isRunning: false,
  isPatient: false,
  wasCancelled: false,
}

/** Where others run beside it: a few at a time. */
interface InTurn {
  readonly turns: Turns
  readonly rank: Rank
}

interface UnderWay {
  readonly id: string
  readonly abort: AbortController
  /** Whether the server has been asked, and not answered yet. */
  isAsked: boolean
}

/**
 * Runs a query when somebody asks for it, and again where the server was busy. The result that stands
 * there stays until the next one comes; what is cancelled, or left, is ended on the server.
 */
export function useRun<Found = Result>() {
  const [run, setRun] = useState<Run<Found>>(NOTHING)
  const current = useRef<UnderWay>(null)

  function end(): boolean {
    const under = current.current
    if (!under) return false
    current.current = null
    under.abort.abort()
    if (under.isAsked)
      void call('reports.cancelRun', { RunId: under.id }, { keepalive: true }).catch(() => {})
    return true
  }
  async function start(
    make: (RunId: string, signal: AbortSignal) => Promise<Found>,
    inTurn?: InTurn,
  ): Promise<Found | undefined> {
    end()
    const under = { id: crypto.randomUUID(), abort: new AbortController(), isAsked: false }
    const { signal } = under.abort
    current.current = under
    setRun((before) => ({ ...NOTHING, result: before.result, isRunning: true }))
    const ask = async () => {
      under.isAsked = true
      return make(under.id, signal).finally(() => (under.isAsked = false))
    }
    const onWait = (isPatient: boolean): void => setRun((before) => ({ ...before, isPatient }))
    const answer = () => patiently(ask, { signal, onWait })
    const { result, error } = await (
      inTurn ? inTurn.turns.take(answer, { signal, rank: inTurn.rank }) : answer()
    ).then(
      (found) => ({ result: found, error: null }),
      (refused: unknown) => ({ result: undefined, error: refused }),
    )
    if (current.current !== under) return undefined
    current.current = null
    setRun((before) => ({ ...NOTHING, result: result ?? before.result, error }))
    return result
  }
  function cancel(): void {
    if (end()) setRun((before) => ({ ...NOTHING, result: before.result, wasCancelled: true }))
  }
  useEffect(() => () => void end(), [])
  return { ...run, start, cancel }
}
