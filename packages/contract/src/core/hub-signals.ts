/*
 * What a page sends the hub (spec §7, server methods), each with the name of what it is about, such as
 * `chat/12`: kind, slash, id. What is read, written or given may say after everything else whom the page
 * shows and where it stands, in an object of the headers of its calls; without it those of the session hold.
 */

/** Asks to watch something; answered with who of the people concerned is here, or null for no. */
export const SUBSCRIBE = 'subscribe'
export const UNSUBSCRIBE = 'usubscribe'

/**
 * With an object of values and the idempotency key of the attempt: gives a watched thing something that
 * it takes, such as a message to a conversation. Without them: asks what it holds. Answered with a
 * `HubAnswer`.
 */
export const RECEIVE = 'receive'

/**
 * With a text: tells those who watch it something that passes; what it says reaches them as
 * `{kind}.{what}`. With an object of values and the idempotency key of the attempt: writes them, and is
 * answered with a `HubAnswer`.
 */
export const COMMAND = 'command'

/** What a packet to the hub may weigh; the connection of a larger one is closed. In bytes. */
export const PACKET_BYTES = 16_384

/** What the call of a thing answered: the status and the body that it has over HTTP. */
export interface HubAnswer {
  readonly Status: number
  readonly Body: unknown
}

/** What the hub tells a page that has sent more than it may: that one of its packets was not heard. */
export const HUB_REFUSED = 'hub.refused'

/** Which packet was refused, and why. */
export interface Refused {
  readonly Event: string
  readonly Code: 'too_many_requests'
}

/** What the hub tells pages: somebody has come, or their last page has gone. */
export const HUB_PRESENCE = 'hub.presence'

/** Whether somebody has a page open. */
export interface Presence {
  readonly UserId: number
  readonly Present: boolean
}
