import { contract } from '@telemachos/contract'
import type { CallDefinition, InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { accessViewed } from './policy.ts'
import { toViewed } from './sessions.ts'

type Calls = typeof contract.identity.calls

const READS: ReadonlyMap<string, CallDefinition> = new Map(
  Object.values(contract).flatMap(({ domain, calls }) =>
    Object.entries<CallDefinition>(calls)
      .map(([verb, call]) => [`${domain}.${verb}`, call] as const)
      .filter(([, { effect, file }]) => effect === 'read' && file === undefined),
  ),
)

/** The record says once in so long that a session reads as somebody, however often it asks. */
const NOTED_MS = 3_600_000
const MOST_NOTED = 1_000
/** When it was noted last, by session and person. */
const noted = new Map<string, number>()

/**
 * Makes a call as somebody whom the caller may view as, in one of their roles.
 * @throws not_found alike for nobody, for whose place the caller may not take, and for a role that they do not
 *   have; unknown_call for what changes something or answers a file; and what the call refuses them.
 */
export async function callAs(
  { UserId, Role, Name, Input }: InputOf<Calls['callAs']>,
  context: CallContext,
): Promise<OutputOf<Calls['callAs']>> {
  if (!READS.has(Name)) throw new AppError('unknown_call', { reason: Name })
  const viewed = toViewed(await accessViewed(context, UserId, Role))
  const principal = { ...viewed, role: Role ?? viewed.role }
  const Answer = await context.makeCallFor(principal, Name, Input)
  note(context, UserId)
  return { Answer }
}

function note(context: CallContext, userId: number): void {
  const key = `${context.principal.sessionKey} ${userId}`
  const now = context.now.getTime()
  if (now - (noted.get(key) ?? -NOTED_MS) < NOTED_MS) return context.audit({ unchanged: true })
  context.audit({ subjectId: userId })
  // What failed has left no row.
  context.afterCommit(() => {
    if (noted.size >= MOST_NOTED) noted.clear()
    noted.set(key, now)
  })
}
