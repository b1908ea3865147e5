import type { EventDefinition } from '@telemachos/contract/core/define-event'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { Role } from '@telemachos/contract/core/roles'
import type { z } from 'zod'
import type { AuditNote } from './audit.ts'
import type { CookieDeclaration } from './cookies.ts'
import type { Db } from './database/database.ts'
import type { Logger } from './log.ts'
import type { Audience } from './outbox.ts'
import type { AskOutside } from './outside-work.ts'
import type { GroupWrite, RowWrite, WrittenRow } from './row-writer.ts'

/**
 * A signed-in person as the server knows them; never taken from what the page claims. What else a domain
 * knows of a session, it declares for this interface where it finds sessions.
 */
export interface Principal {
  /** Hash of the session's id. */
  readonly sessionKey: string
  readonly userId: number
  readonly superAdmin: boolean
  readonly language: Language
  /** The project and role chosen in the session; both are verified against the memberships. */
  readonly projectId: number | null
  readonly role: Role | null
  /** Roles by project, in the order in which they are offered. */
  readonly memberships: ReadonlyMap<number, readonly Role[]>
  /** The administrator who makes the calls, for the record; null where it is the person who is here. */
  readonly actingAdminId: number | null
}

/** In which project and as what a call is made. */
export interface Actor {
  readonly userId: number
  readonly projectId: number
  readonly role: Role
  /** The role's level: a smaller number means more power. */
  readonly level: number
}

export interface AnonymousContext {
  readonly requestId: string
  readonly now: Date
  readonly language: Language
  /** The caller's network address; for limits only. */
  readonly address: string
  /** What the caller's program calls itself; for people to know their own devices by. */
  readonly userAgent: string
  /** A transaction for writes; nothing outside it can be reached from here. */
  readonly db: Db
  /** False for reads and for writes that commit otherwise. */
  readonly inTransaction: boolean
  readonly log: Logger
  readonly principal: Principal | undefined
  /** What the browser sent of a cookie; it may be invented. */
  cookie(cookie: CookieDeclaration): string | undefined
  /** Adds to the audit row that the call leaves. */
  audit(note: AuditNote): void
  /** Announces an event, delivered once the transaction has committed. */
  emit<Payload extends z.ZodType>(
    event: EventDefinition<Payload>,
    payload: z.input<Payload>,
    audience: Audience,
  ): void
  /** Has the browser keep a cookie or, with null, forget it. */
  setCookie(cookie: CookieDeclaration, value: string | null): void
  /**
   * Does the whole write of a call that commits as one statement; what `audit` and `emit` were
   * given before goes with it, unless the row changes nothing.
   * @param answer what the call will answer, for its idempotency key.
   * @returns what was written; undefined where nothing was changed.
   */
  writeRow<Row, Written extends WrittenRow>(
    write: RowWrite<Row, Written>,
    row: Row,
    answer: unknown,
  ): Promise<Written | undefined>
  /**
   * The same for a write of several statements, which commits with those that others ask for meanwhile.
   * @returns whether it was written; false where nothing was changed.
   */
  writeWithGroup<Row>(write: GroupWrite<Row>, row: Row, answer: unknown): Promise<boolean>
  /** Waits for what is outside the database, in a transaction too: see outside-work.ts. */
  readonly outside: AskOutside
  /** Runs after the commit, such as dropping what a cache holds. */
  afterCommit(work: () => void | Promise<void>): void
}

/** What a call receives that is open to guests too: there may be no actor. */
export interface GuestContext extends AnonymousContext {
  readonly actor: Actor | undefined
  /** Access functions report here that the caller's reach was checked; see runCall. */
  markReachChecked(): void
}

/** A signed-in caller without a place in a project. */
export interface PersonContext extends AnonymousContext {
  readonly principal: Principal
}

/** What a use case receives: who acts, in which project, as what, and the means to act. */
export interface CallContext extends PersonContext {
  readonly actor: Actor
  /** Access functions report here that a person's reach was checked; see runCall. */
  markReachChecked(): void
  /**
   * Whether it is the person who calls, and no administrator in their place: what is the person's alone is answered
   * to nobody else. Each call of `own: 'part'` has to ask; see runCall.
   */
  isOwnPerson(): boolean
  /**
   * Makes another call as the caller, held to every rule that holds when they make it themselves; never
   * in a transaction, which would wait for another.
   * @param name `domain.verbNoun`.
   * @param key what makes a repetition of a write answer as before.
   * @throws AppError as the call refuses it; unknown_call.
   */
  makeCall(name: string, input: Record<string, unknown>, key?: string): Promise<unknown>
  /** The same for somebody else, whose place the caller may take: whoever asks for it has made sure of that. */
  makeCallFor(principal: Principal, name: string, input: Record<string, unknown>): Promise<unknown>
}

/** Whether it is somebody signed in who calls, and no guest. */
export function isSignedIn(context: GuestContext): context is CallContext {
  return context.actor !== undefined && context.principal !== undefined
}
