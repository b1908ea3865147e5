import { access } from '../../kernel/policy.ts'
import type { CallContext } from '../../kernel/context.ts'
import { findFacts } from './facts-store.ts'
import { findWritten } from './script-store.ts'

/** The script of an action of the project, also where it has none. */
export const accessScript = access('action', ({ db, actor }: CallContext, actionId: number) =>
  findWritten(db, actor.projectId, actionId),
)

/** What a script would know of a mentee of the project. */
export const accessFacts = access(
  'mentee',
  async ({ db, actor }: CallContext, menteeId: number, actionId: number) => {
    const [facts] = await findFacts(db, [{ projectId: actor.projectId, menteeId, actionId }])
    return facts
  },
)
