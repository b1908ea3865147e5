import { HUB_REFUSED, type Refused } from '@telemachos/contract/core/hub-signals'
import type { Server } from 'socket.io'
import type { HubSocket } from './hub-socket.ts'

/** Windows of one session that may be open at once on a server. */
export const SOCKETS_PER_SESSION = 8

/** Packets that all windows of one session may send in a second; the rest of that second is refused. */
export const FRAMES = 50
const FRAMES_MS = 1_000

/** Packets with which a connection, signed in or not, only floods: it is closed. */
export const FLOOD = 1_000
const FLOOD_MS = 10_000

/** A socket that has not signed in by then is closed; without a limit it may stay for 45 s. */
export const SIGN_IN_MS = 5_000

interface OpenSession {
  sockets: number
  readonly mayHear: () => boolean
}

/** Counts the sockets of each session, and what they send. */
export class SessionSockets {
  readonly #open = new Map<string, OpenSession>()

  /** Takes a place of the session's; false where all are taken. */
  take(session: string): boolean {
    const open = this.#open.get(session) ?? {
      sockets: 0,
      mayHear: windowLimit(FRAMES, FRAMES_MS),
    }
    if (open.sockets >= SOCKETS_PER_SESSION) return false
    open.sockets += 1
    this.#open.set(session, open)
    return true
  }

  /** Gives a place back that was taken. */
  release(session: string): void {
    const open = this.#open.get(session)
    if (!open) return
    open.sockets -= 1
    if (open.sockets === 0) this.#open.delete(session)
  }

  /** Whether one more packet of the session's is heard. */
  mayHear(session: string): boolean {
    return this.#open.get(session)?.mayHear() ?? false
  }

  /** How many sessions have sockets. */
  get size(): number {
    return this.#open.size
  }
}

/**
 * Says whether one more is within a limit that is counted anew in each window of time.
 * @param now the time that has passed since some instant; it and the window in milliseconds.
 */
export function windowLimit(
  most: number,
  windowMs: number,
  now: () => number = () => performance.now(),
): () => boolean {
  let since = now()
  let count = 0
  return () => {
    if (now() - since >= windowMs) {
      since = now()
      count = 0
    }
    count += 1
    return count <= most
  }
}

/** Closes each connection that floods. */
export function endFloods({ engine }: Server): void {
  engine.on('connection', (connection) => {
    const isWithin = windowLimit(FLOOD, FLOOD_MS)
    connection.on('packet', () => {
      if (!isWithin()) connection.close(true)
    })
  })
}

/** Hears of a socket no more than its session may send, and says which packets were not heard. */
export function limitFrames(socket: HubSocket, sessions: SessionSockets): void {
  socket.use(([event], next) => {
    if (sessions.mayHear(socket.data.principal.sessionKey)) return next()
    const refused: Refused = { Event: String(event), Code: 'too_many_requests' }
    socket.emit(HUB_REFUSED, refused)
  })
}
