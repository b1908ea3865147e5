import type { SessionCache } from '../../kernel/domain.ts'
import type { AnonymousContext } from '../../kernel/context.ts'
import { deleteSession } from './store.ts'

/** Ends the session, if there is one, and leads to the root (spec, identity and account). */
export async function signOff(
  context: AnonymousContext,
  sessions: SessionCache,
): Promise<{ redirect: string }> {
  const { principal } = context
  context.setSessionCookie(null)
  if (principal) {
    await deleteSession(context.db, principal.sessionKey)
    context.afterCommit(() => sessions.forget(principal.sessionKey))
  }
  context.audit({ unchanged: !principal })
  return { redirect: '/' }
}
