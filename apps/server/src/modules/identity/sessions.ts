import { createHash, randomBytes } from 'node:crypto'
import type { Principal } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { readSessionRows, type SessionRow } from './store.ts'

/** How long an answer about a session is trusted: what ends it is felt within a second. */
const TRUST_MS = 500

/** At most so many sessions are remembered at once. */
const REMEMBERED = 10_000

/** A new session's cookie value (256 random bits) and the key under which it is stored. */
export function newSessionId(): { cookie: string; sessionKey: string } {
  const cookie = randomBytes(32).toString('base64url')
  return { cookie, sessionKey: sessionKeyOf(cookie) }
}

function sessionKeyOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('base64url')
}

/** Answers who a session belongs to; remembered for half a second. */
export class Sessions {
  readonly #database: Database
  readonly #remembered = new Map<
    string,
    { principal: Promise<Principal | undefined>; until: number }
  >()

  constructor(database: Database) {
    this.#database = database
  }

  /** The person whose session this cookie opens, if it is alive and the person active. */
  authenticate(cookie: string): Promise<Principal | undefined> {
    const sessionKey = sessionKeyOf(cookie)
    const known = this.#remembered.get(sessionKey)
    const now = performance.now()
    if (known && known.until > now) return known.principal
    const principal = this.read([sessionKey]).then((found) => found.get(sessionKey))
    this.#remembered.delete(sessionKey)
    if (this.#remembered.size >= REMEMBERED) this.#forgetOldest()
    this.#remembered.set(sessionKey, { principal, until: now + TRUST_MS })
    principal.catch(() => this.forget(sessionKey))
    return principal
  }

  /** What sessions are worth now, straight from the database. */
  async read(sessionKeys: readonly string[]): Promise<Map<string, Principal>> {
    const rows = await readSessionRows(this.#database, sessionKeys)
    return new Map(rows.map((row) => [row.sessionKey, toPrincipal(row)]))
  }

  /** Asks the database again next time: the session has changed or ended. */
  forget(sessionKey: string): void {
    this.#remembered.delete(sessionKey)
  }

  #forgetOldest(): void {
    const oldest = this.#remembered.keys().next()
    if (!oldest.done) this.#remembered.delete(oldest.value)
  }
}

function toPrincipal({ memberships, ...row }: SessionRow): Principal {
  return {
    ...row,
    memberships: new Map(Object.entries(memberships).map(([id, roles]) => [Number(id), roles])),
  }
}
