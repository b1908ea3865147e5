import type { SessionCache } from '../../kernel/domain.ts'
import { standInCalls } from '@telemachos/contract/identity/stand-in-calls'
import { handle } from '../../kernel/implement.ts'
import { callAs } from './call-as.ts'
import { endLoginAs, endView, makeLoginAs, redeemLoginAs, viewAs } from './stand-in.ts'

/** An administrator in somebody else's place. */
export function standInHandlers(sessions: SessionCache) {
  return handle(standInCalls, {
    makeLoginAs,
    redeemLoginAs,
    endLoginAs: (_input, context) => endLoginAs(context, sessions),
    viewAs: ({ UserId }, context) => viewAs(UserId, context),
    callAs,
    endView: (_input, context) => endView(context),
  })
}
