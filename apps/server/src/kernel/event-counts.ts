import { channel } from 'node:diagnostics_channel'

/** What a domain counts for the operator, such as mails by what became of them. */
export interface EventCounter {
  /** `mails`: what is counted, without the product's name and the ending `_total`. */
  readonly name: string
  readonly help: string
  /** What happened is told apart by this. */
  readonly label: string
  /** All that it may be: each is there from the beginning, with none counted. */
  readonly values: readonly string[]
}

/** Something that happened. */
export interface CountedEvent {
  readonly name: string
  readonly value: string
}

/** Everything that is counted passes here; where nothing is measured, nobody hears it. */
export const countedEvents = channel('telemachos.counted')

/** Counts one more of what `counter` is about. */
export function countEvent<Value extends string>(
  { name }: Pick<EventCounter, 'name'> & { readonly values: readonly Value[] },
  value: Value,
): void {
  if (!countedEvents.hasSubscribers) return
  const event: CountedEvent = { name, value }
  countedEvents.publish(event)
}
