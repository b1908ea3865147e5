import type { AuditNote } from './audit.ts'
import type { CookieDeclaration } from './cookies.ts'
import { userRoom, type OutgoingEvent } from './outbox.ts'

/** What a handler leaves behind besides its answer. */
export class CallEffects {
  readonly notes: AuditNote[] = []
  readonly events: OutgoingEvent[] = []
  readonly afterCommit: (() => void | Promise<void>)[] = []
  /** What browsers are to keep; null where they are to forget it. */
  readonly cookies = new Map<CookieDeclaration, string | null>()
  reachChecked = false
  /** The handler has asked whether it is the person who calls. */
  ownAsked = false
  /** Writes of other calls that it has made, which stay whatever becomes of it. */
  madeWrites = 0
  /** The write was done as one statement. */
  written = false

  /** The handler has said that nothing was changed. */
  get isUnchanged(): boolean {
    const ofCall = this.notes.filter(({ verb }) => verb === undefined)
    return ofCall.length > 0 && ofCall.every((note) => note.unchanged)
  }

  /** Has these people hear of all events besides. */
  tellAlso(userIds: readonly number[]): void {
    const rooms = userIds.map(userRoom)
    for (const [place, event] of this.events.entries())
      this.events[place] = { ...event, rooms: [...event.rooms, ...rooms] }
  }

  clear(): void {
    this.notes.length = 0
    this.events.length = 0
    this.afterCommit.length = 0
    this.reachChecked = false
    this.ownAsked = false
    this.written = false
  }
}
