/*
 * What a page sends the hub (spec §7, server methods), each with the name of what it is about, such as
 * `chat/12`: kind, slash, id.
 */

/** Asks to watch something; answered with who of the people concerned is here, or null for no. */
export const SUBSCRIBE = 'subscribe'
export const UNSUBSCRIBE = 'usubscribe'
/** Tells those who watch it something that passes; what it says reaches them as `{kind}.{what}`. */
export const COMMAND = 'command'

/** What the hub tells pages: somebody has come, or their last page has gone. */
export const HUB_PRESENCE = 'hub.presence'

/** Whether somebody has a page open. */
export interface Presence {
  readonly UserId: number
  readonly Present: boolean
}
