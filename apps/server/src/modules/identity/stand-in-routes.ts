import { contract } from '@telemachos/contract'
import { implement, type Implementation } from '../../kernel/implement.ts'
import type { Sessions } from './sessions.ts'
import { endLoginAs, endView, makeLoginAs, redeemLoginAs, viewAs } from './stand-in.ts'

/** An administrator in somebody else's place. */
export function standInRoutes(sessions: Sessions): Implementation {
  return implement(contract.standIn, {
    makeLoginAs,
    redeemLoginAs,
    endLoginAs: (_input, context) => endLoginAs(context, sessions),
    viewAs: ({ UserId }, context) => viewAs(UserId, context),
    endView: (_input, context) => endView(context),
  })
}
