import type { SessionCache } from '../../kernel/domain.ts'
import type { AnonymousContext } from '../../kernel/context.ts'
import { SESSION_COOKIE } from './cookies.ts'
import { leaveView } from './leave-view.ts'
import { deleteSession } from './store.ts'

/** Ends the session, if there is one, and leads to the root (spec, identity and account). */
export async function signOff(
  context: AnonymousContext,
  sessions: SessionCache,
): Promise<{ redirect: string }> {
  const { principal } = context
  context.setCookie(SESSION_COOKIE, null)
  leaveView(context)
  if (principal) {
    await deleteSession(context.db, principal.sessionKey)
    context.afterCommit(() => sessions.forget(principal.sessionKey))
  }
  context.audit({ unchanged: !principal })
  return { redirect: '/' }
}
