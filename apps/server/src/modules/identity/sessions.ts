import { MAX_ID } from '@telemachos/contract/core/shapes'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Principal } from '../../kernel/context.ts'
import { readCookie, type Cookies } from '../../kernel/cookies.ts'
import type { SessionCache } from '../../kernel/domain.ts'
import { spokenOf } from '../../kernel/texts.ts'
import type { Recognised } from '../../kernel/http-server.ts'
import type { Database } from '../../kernel/database/database.ts'
import { Batcher } from '../../kernel/batcher.ts'
// What it adds to principals.
import type {} from './admission.ts'
import { SESSION_COOKIE, VIEW_COOKIE } from './cookies.ts'
import { hashSecret } from './secrets.ts'
import { readViewRows, type ViewRef, type ViewRow } from './stand-in-store.ts'
import { markSeen } from './session-store.ts'
import { readSessionRows, type SessionRow } from './store.ts'

/** How long an answer about a session is trusted: what ends it is felt within a second. */
const TRUST_MS = 500

/** At most so many sessions are remembered at once. */
const REMEMBERED = 10_000

/** At most so many are looked up with those who have to be. */
const TAKEN_ALONG = 100

/** A way of being signed in: a session and, where an administrator views, as whom. */
interface SessionRef {
  readonly sessionKey: string
  readonly viewedId: number | undefined
}

const nameOf = ({ sessionKey, viewedId }: SessionRef): string => `${sessionKey} ${viewedId ?? ''}`

/** What was read of a way of being signed in, and until when that is trusted. */
interface Remembered {
  readonly principal: Promise<Principal | undefined>
  readonly until: number
}

/** Has the other servers forget sessions. @returns whether all of them have. */
type TellOthers = (sessionKeys: readonly string[]) => Promise<boolean>

/**
 * Answers who a session belongs to; remembered for half a second. Whoever has to be looked up takes along
 * those who are in use and would have to be looked up soon: the busier it is, the fewer statements each costs.
 */
export class Sessions implements SessionCache {
  readonly #database: Database
  readonly #tellOthers: TellOthers
  /** Those who ask at the same time are looked up together. */
  readonly #reading: Batcher<string, SessionRow | undefined>
  readonly #marking: Batcher<string, void>
  readonly #remembered = new Map<string, Remembered>()
  /** By the keys of sessions, what has been used since it was read. */
  readonly #used = new Map<string, Remembered>()

  constructor(database: Database, tellOthers: TellOthers = async () => true) {
    this.#database = database
    this.#tellOthers = tellOthers
    this.#reading = new Batcher(async (keys) => {
      const begun = performance.now()
      const along = this.#takeAlong(keys, begun)
      const rows = await readSessionRows(database, [...keys, ...along.keys()])
      const byKey = new Map(rows.map((row) => [row.sessionKey, row]))
      for (const [key, known] of along) this.#renew(known, byKey.get(key), begun + TRUST_MS)
      return keys.map((key) => byKey.get(key))
    })
    this.#marking = new Batcher<string, void>(async (keys) => {
      await markSeen(database, keys)
      return []
    })
  }

  /**
   * The person whose session a browser has, if it is alive and the person active; where an administrator
   * wants to view as somebody and may, that person.
   */
  async recognise(cookies: Cookies): Promise<Recognised> {
    const session = readCookie(SESSION_COOKIE, cookies)
    const viewed = readCookie(VIEW_COOKIE, cookies)
    const principal = session ? await this.#authenticate(session, viewed) : undefined
    const isViewing = principal?.impersonation === 'viewing'
    return { principal, ...(viewed !== undefined && !isViewing && { outdated: [VIEW_COOKIE] }) }
  }

  async #authenticate(cookie: string, viewed?: string): Promise<Principal | undefined> {
    const sessionKey = hashSecret(cookie)
    const viewedId = readId(viewed)
    const seen = viewedId && (await this.#recall({ sessionKey, viewedId }))
    return seen || this.#recall({ sessionKey, viewedId: undefined })
  }

  /** What these are now, straight from the database; undefined for what has ended. */
  read(principals: readonly Principal[]): Promise<(Principal | undefined)[]> {
    return this.#read(
      principals.map(({ sessionKey, userId, impersonation }) => ({
        sessionKey,
        viewedId: impersonation === 'viewing' ? userId : undefined,
      })),
    )
  }

  async forget(...sessionKeys: readonly string[]): Promise<void> {
    this.forgetHere(sessionKeys)
    // Half a second later no server trusts what it read before, whether it could be told or not.
    const trusted = sleep(TRUST_MS, undefined, { ref: false })
    const areTold = await Promise.race([this.#tellOthers(sessionKeys), trusted])
    if (areTold === false) await trusted
  }

  /** Forgets what another server says has changed. */
  forgetHere(sessionKeys: readonly string[]): void {
    for (const sessionKey of sessionKeys)
      this.#remembered.delete(nameOf({ sessionKey, viewedId: undefined }))
  }

  #recall(ref: SessionRef): Promise<Principal | undefined> {
    const name = nameOf(ref)
    const known = this.#remembered.get(name)
    const now = performance.now()
    if (known && known.until > now) {
      if (ref.viewedId === undefined) this.#used.set(ref.sessionKey, known)
      return known.principal
    }
    const principal = this.#see(ref)
    this.#remembered.delete(name)
    if (this.#remembered.size >= REMEMBERED) this.#forgetOldest()
    this.#remembered.set(name, { principal, until: now + TRUST_MS })
    principal.catch(() => this.#remembered.delete(name))
    return principal
  }

  /** Which sessions are in use and to be looked up soon or next, besides those that are looked up now. */
  #takeAlong(keys: readonly string[], now: number): Map<string, Remembered> {
    const along = new Map<string, Remembered>()
    for (const [key, known] of this.#used) {
      if (known.until > now + TRUST_MS / 2) continue
      this.#used.delete(key)
      const isInUse = known.until > now - TRUST_MS
      if (isInUse && along.size < TAKEN_ALONG && !keys.includes(key)) along.set(key, known)
    }
    return along
  }

  /** What has been forgotten meanwhile, has ended or is to be noted as seen is looked up by itself again. */
  #renew(known: Remembered, row: SessionRow | undefined, until: number): void {
    if (!row || row.isStale) return
    const name = nameOf({ sessionKey: row.sessionKey, viewedId: undefined })
    if (this.#remembered.get(name) !== known) return
    this.#remembered.delete(name)
    this.#remembered.set(name, { principal: Promise.resolve(toPrincipal(row)), until })
  }

  /** Reads a session that is being used, and at most once a minute notes that it was. */
  async #see(ref: SessionRef): Promise<Principal | undefined> {
    if (ref.viewedId !== undefined) return (await this.#read([ref]))[0]
    const row = await this.#reading.ask(ref.sessionKey)
    // Nobody is refused because that could not be noted.
    if (row?.isStale) await this.#marking.ask(ref.sessionKey).catch(() => undefined)
    return row && toPrincipal(row)
  }

  async #read(refs: readonly SessionRef[]): Promise<(Principal | undefined)[]> {
    const own = new Set<string>()
    const views = new Map<string, ViewRef>()
    for (const { sessionKey, viewedId } of refs) {
      if (viewedId === undefined) own.add(sessionKey)
      else views.set(nameOf({ sessionKey, viewedId }), { sessionKey, viewedId })
    }
    const [ownRows, viewRows] = await Promise.all([
      own.size > 0 ? readSessionRows(this.#database, [...own]) : [],
      views.size > 0 ? readViewRows(this.#database, [...views.values()]) : [],
    ])
    const found = new Map<string, Principal>()
    for (const row of ownRows) {
      found.set(nameOf({ sessionKey: row.sessionKey, viewedId: undefined }), toPrincipal(row))
    }
    for (const row of viewRows) {
      found.set(nameOf({ sessionKey: row.sessionKey, viewedId: row.userId }), toViewed(row))
    }
    return refs.map((ref) => found.get(nameOf(ref)))
  }

  #forgetOldest(): void {
    const oldest = this.#remembered.keys().next()
    if (!oldest.done) this.#remembered.delete(oldest.value)
  }
}

/** The id that a cookie names; undefined when it is none. */
function readId(text: string | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined
  const id = Number(text)
  return id <= MAX_ID ? id : undefined
}

function toPrincipal({
  memberships,
  awaitingConsent,
  archived,
  adminId,
  isStale: _,
  ...row
}: SessionRow): Principal {
  return {
    ...row,
    language: spokenOf(row.language),
    memberships: new Map(Object.entries(memberships).map(([id, roles]) => [Number(id), roles])),
    actingAdminId: adminId,
    impersonation: adminId === null ? null : 'acting',
    awaitingConsent: new Set(awaitingConsent),
    archived: new Set(archived),
  }
}

/** Somebody as whom an administrator views, as calls know them. */
export function toViewed({ adminId, roles, awaiting, ...row }: ViewRow): Principal {
  return {
    ...row,
    language: spokenOf(row.language),
    superAdmin: false,
    role: roles[0] ?? null,
    memberships: new Map([[row.projectId, roles]]),
    actingAdminId: adminId,
    impersonation: 'viewing',
    awaitingConsent: new Set(awaiting ? [row.projectId] : []),
    // Whoever views changes nothing in any project.
    archived: new Set(),
  }
}
