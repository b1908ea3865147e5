import { HUB_PRESENCE, type Presence } from '@telemachos/contract/core/hub-signals'
import { useEffect, useRef, useState } from 'react'
import { useIdentity } from './identity.ts'
import { realtime } from './realtime.ts'

/** A thing that is watched together, and what its people tell each other while they act. */
export interface WatchedThing {
  /** The kind of thing, as the hub calls it. */
  readonly room: string
  /** Null where there is nothing to watch. */
  readonly id: string | null
  readonly signal: string
  /** Milliseconds: the hub passes the signal on at most so often. */
  readonly every: number
  /** Milliseconds for which somebody is shown as acting after they last said so. */
  readonly shown: number
}

export interface Company {
  /** The name by which the hub knows the thing, while somebody else is there. */
  readonly watched: string | undefined
  /** Who else of those concerned has a page open. */
  readonly present: ReadonlySet<number>
  /** Who acts now. */
  readonly acting: readonly number[]
  /** Tells the others that this person acts. */
  readonly act: () => void
}

/** Who else is here at something that several people have open, and who does something there now. */
export function useCompany({ room, id, signal, every, shown }: WatchedThing): Company {
  const { UserId } = useIdentity()
  const name = id === null ? null : `${room}/${id}`
  const [present, setPresent] = useState<ReadonlySet<number>>(() => new Set())
  const [acting, setActing] = useState<readonly number[]>([])
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const told = useRef(0)

  useEffect(() => {
    if (name !== null) return realtime.join(name, (people) => setPresent(new Set(people)))
  }, [name])
  useEffect(
    () =>
      realtime.listen(HUB_PRESENCE, (payload) => {
        const { UserId: who, Present } = payload as Presence
        setPresent((before) => {
          const after = new Set(before)
          if (Present) after.add(who)
          else after.delete(who)
          return after
        })
      }),
    [],
  )
  useEffect(() => {
    const running = timers.current
    const stop = realtime.listen(`${room}.${signal}`, (payload) => {
      const { Id, UserId: who } = payload as { readonly Id: string; readonly UserId: number }
      if (Id !== id || who === UserId) return
      clearTimeout(running.get(who))
      const forget = () => setActing((before) => before.filter((one) => one !== who))
      running.set(who, setTimeout(forget, shown))
      setActing((before) => (before.includes(who) ? before : [...before, who]))
    })
    return () => {
      stop()
      for (const timer of running.values()) clearTimeout(timer)
      setActing([])
    }
  }, [room, id, signal, shown, UserId])
  return {
    watched: name !== null && present.size > 0 ? name : undefined,
    present,
    acting,
    act: () => {
      const now = performance.now()
      if (name === null || now - told.current < 2 * every) return
      told.current = now
      realtime.tell(name, signal)
    },
  }
}
