import type { events } from '@telemachos/contract/events'
import { useEffect, useEffectEvent } from 'react'
import type { z } from 'zod'
import { realtime } from './realtime.ts'

type Events = typeof events

export type EventName = keyof Events & string

export type EventPayload<Name extends EventName> = z.output<Events[Name]['payload']>

/** Hears an event of the hub for as long as the component is there. */
export function useEvent<Name extends EventName>(
  name: Name,
  listener: (payload: EventPayload<Name>) => void,
): void {
  const hear = useEffectEvent(listener)
  useEffect(() => realtime.listen(name, (payload) => hear(payload as EventPayload<Name>)), [name])
}
