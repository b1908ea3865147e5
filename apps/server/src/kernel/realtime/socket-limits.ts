import type { Server } from 'socket.io'

/** Windows of one session that may be open at once on a server. */
export const SOCKETS_PER_SESSION = 8

/** Packets that one socket may send in a window; a page sends an answer to each ping, every 25 s. */
export const PACKETS = 60
const WINDOW_MS = 10_000

/** A socket that has not signed in by then is closed; without a limit it may stay for 45 s. */
export const SIGN_IN_MS = 5_000

/** Counts the sockets of each session. */
export class SessionSockets {
  readonly #open = new Map<string, number>()

  /** Takes a place of the session's; false where all are taken. */
  take(session: string): boolean {
    const open = this.#open.get(session) ?? 0
    if (open >= SOCKETS_PER_SESSION) return false
    this.#open.set(session, open + 1)
    return true
  }

  /** Gives a place back that was taken. */
  release(session: string): void {
    const open = (this.#open.get(session) ?? 0) - 1
    if (open > 0) this.#open.set(session, open)
    else this.#open.delete(session)
  }

  /** How many sessions have sockets. */
  get size(): number {
    return this.#open.size
  }
}

/**
 * Says whether one more packet is within the limit.
 * @param now the time that has passed since some instant, in milliseconds.
 */
export function packetLimit(now: () => number = () => performance.now()): () => boolean {
  let since = now()
  let count = 0
  return () => {
    if (now() - since >= WINDOW_MS) {
      since = now()
      count = 0
    }
    count += 1
    return count <= PACKETS
  }
}

/** Closes each connection that sends more packets than it may, signed in or not. */
export function limitPackets({ engine }: Server): void {
  engine.on('connection', (connection) => {
    const isWithin = packetLimit()
    connection.on('packet', () => {
      if (!isWithin()) connection.close(true)
    })
  })
}
