import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import type { Outgoing } from '../../kernel/outgoing.ts'
import { doCorsRequest, myPost } from './post-outside.ts'
import { getDevViews, recycle } from './recycle.ts'

/** The calls of the tools of development. */
export const developmentRoutes = (outgoing: Outgoing) =>
  implement(contract.development, {
    getDevViews,
    recycle,
    finish: recycle,
    myPost: myPost(outgoing),
    doCorsRequest: doCorsRequest(outgoing),
  })
