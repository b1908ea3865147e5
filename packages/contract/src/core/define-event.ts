import type { z } from 'zod'

/** A thing that happened, sent to the people concerned after its transaction has committed. */
export interface EventDefinition<Payload extends z.ZodType = z.ZodType> {
  /** `domain.thingHappened`: the name on the wire. */
  readonly name: `${string}.${string}`
  readonly payload: Payload
}

/** Declares one event: its name on the wire and what it carries. */
export function defineEvent<const Name extends `${string}.${string}`, Payload extends z.ZodType>(
  name: Name,
  payload: Payload,
): { readonly name: Name; readonly payload: Payload } {
  return { name, payload }
}
