import type { AnonymousContext } from '../../kernel/context.ts'
import { VIEW_COOKIE } from './cookies.ts'

/** Whoever begins or ends a session views as nobody any more. */
export function leaveView(context: AnonymousContext): void {
  if (context.principal?.impersonation === 'viewing') context.setCookie(VIEW_COOKIE, null)
}
