import { useEffect, useRef } from 'react'
import type { Identity } from '#shared'
import { useApp } from './app-context.ts'

/**
 * Changes a part of the identity as it is by now: what a call has answered meanwhile stays, however long
 * ago the drawing was that asks for it.
 */
export function useChangeIdentity(): (change: Partial<Identity>) => void {
  const { identity, setIdentity } = useApp()
  const latest = useRef(identity)
  useEffect(() => {
    latest.current = identity
  }, [identity])
  return (change) => {
    latest.current = { ...latest.current, ...change }
    setIdentity(latest.current)
  }
}
