import { PAYMENT_UNDO_MINUTES } from '@telemachos/contract/payments/limits'
import type { CallContext } from '../../kernel/context.ts'
import { access } from '../../kernel/policy.ts'
import { lockChange } from './undo-store.ts'

/** Payments that the caller recorded, or took back, together within the hour, to be undone. */
export const lockOwnChange = access(
  'payment change',
  ({ db, actor, now }: CallContext, changeId: number) => {
    const change = { id: changeId, projectId: actor.projectId, by: actor.userId }
    return lockChange(db, change, new Date(now.getTime() - PAYMENT_UNDO_MINUTES * 60_000))
  },
)
