import type { AuditNote } from './audit.ts'
import type { OutgoingEvent } from './outbox.ts'

/** What a handler leaves behind besides its answer. */
export class CallEffects {
  readonly notes: AuditNote[] = []
  readonly events: OutgoingEvent[] = []
  readonly afterCommit: (() => void)[] = []
  /** The session cookie's new value; null clears it, undefined leaves it. */
  cookie: string | null | undefined
  /** The same of the cookie that says as whom an administrator views. */
  viewCookie: number | null | undefined
  /** The key that the browser of a link's holder is to keep. */
  holderCookie: string | undefined
  /** The key that the browser of whoever signed in is to keep. */
  deviceCookie: string | undefined
  reachChecked = false
  /** The write was done as one statement. */
  written = false

  /** The handler has said that nothing was changed. */
  get isUnchanged(): boolean {
    return this.notes.length > 0 && this.notes.every((note) => note.unchanged)
  }

  clear(): void {
    this.notes.length = 0
    this.events.length = 0
    this.afterCommit.length = 0
    this.reachChecked = false
    this.written = false
  }
}
