import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { LogState } from './chat-log.ts'
import type { Message } from './chat-types.ts'

/** A message that somebody goes to; what is asked for once more is shown once more. */
export interface ScrollTarget {
  readonly seq: number
  readonly asked: number
}

interface Log {
  readonly messages: readonly Message[]
  readonly state: LogState
  readonly reach: (seq: number) => Promise<void>
}

/** The message that the address names: `#m12`. */
export function useNamedMessage(): ScrollTarget | undefined {
  const { hash, state: visit } = useRouterState({ select: (state) => state.location })
  const named = /^m(\d{1,9})$/.exec(hash)?.[1]
  return named === undefined ? undefined : { seq: Number(named), asked: visit.asked ?? 0 }
}

/** Goes to a message, and shows it once it is there or does not come. */
export function useScrollTarget(
  target: ScrollTarget | undefined,
  { messages, state: { isLoading }, reach }: Log,
  show: (seq: number) => void,
): void {
  const way = useRef({ key: '', isAsked: false, isAnswered: false, isDone: false })
  useEffect(() => {
    if (!target || messages.length === 0 || isLoading) return
    const { seq, asked } = target
    const key = `${seq} ${asked}`
    if (way.current.key !== key)
      way.current = { key, isAsked: false, isAnswered: false, isDone: false }
    const state = way.current
    if (state.isDone) return
    const isHere = messages.some(({ Seq }) => Seq === seq)
    if (isHere || state.isAnswered) {
      state.isDone = true
      show(seq)
    } else if (!state.isAsked) {
      state.isAsked = true
      void reach(seq).then(() => (state.isAnswered = true))
    }
  })
}
