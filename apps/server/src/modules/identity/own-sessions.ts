import type { SessionCache } from '../../kernel/domain.ts'
import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Paged } from '../../kernel/database/page-of.ts'
import type { PersonContext } from '../../kernel/context.ts'
import { describeDevice } from './device.ts'
import * as store from './session-store.ts'
import { ownSession } from './policy.ts'

type Calls = typeof contract.identity.calls

/** Where the caller is signed in. */
export async function listSessions(
  page: Paged,
  { db, principal }: PersonContext,
): Promise<OutputOf<Calls['listSessions']>> {
  const { userId, sessionKey } = principal
  const { list, count } = await store.listSessions(db, userId, sessionKey, page)
  return {
    list: list.map((session) => {
      const { browser, system } = describeDevice(session.userAgent)
      return {
        Id: session.number,
        Browser: browser,
        System: system,
        Address: session.address,
        From: session.createdAt,
        Seen: session.seenAt,
        Current: session.isCurrent,
      }
    }),
    count,
    All: count,
  }
}

/**
 * Ends one of the caller's sessions.
 * @throws not_found alike for another person's session and for none.
 */
export async function endSession(
  number: number,
  context: PersonContext,
  sessions: SessionCache,
): Promise<void> {
  const { db, principal } = context
  const key = ownSession(await store.deleteOwnSession(db, principal.userId, number))
  context.afterCommit(() => sessions.forget(key))
}

/** Ends every session of the caller but the one that asks; how many there were. */
export async function endOtherSessions(
  context: PersonContext,
  sessions: SessionCache,
): Promise<number> {
  const { userId, sessionKey } = context.principal
  const keys = await store.deleteSessionsBut(context.db, userId, sessionKey)
  context.afterCommit(() => sessions.forget(...keys))
  context.audit({ unchanged: keys.length === 0, detail: { ended: keys.length } })
  return keys.length
}
