import type { ERASURE_OBSTACLES } from '@telemachos/contract/privacy/reasons'
import type { CallContext } from '../../kernel/context.ts'
import { access, found } from '../../kernel/policy.ts'
import { findPerson, lockPerson, type PersonRow } from './erase-store.ts'

type Obstacle = (typeof ERASURE_OBSTACLES)[number]

/** A person of the current project, and whether everything about them is the caller's to handle. */
interface Handled {
  readonly person: PersonRow
  /** A SuperAdmin, or an Admin of every project in which the person has ever been. */
  readonly mayHandle: boolean
}

/** A person who is or was in the caller's project, for an Admin of it. */
export const findHandled = access(
  'person',
  async (context: CallContext, userId: number): Promise<Handled | undefined> => {
    const { db, actor, principal } = context
    context.markReachChecked()
    const person = await findPerson(db, actor.projectId, userId)
    const administers = (projectId: number) =>
      principal.memberships.get(projectId)?.includes('Admin') ?? false
    return (
      person && { person, mayHandle: principal.superAdmin || person.projectIds.every(administers) }
    )
  },
)

/** The same person, of whom everything is the caller's to handle. */
export const accessHandled = access('person', findHandled, [
  ({ mayHandle }) => mayHandle,
  'administered_elsewhere',
])

/** The same, locked until the transaction ends. */
export const lockHandled = access('person', async (context: CallContext, userId: number) => {
  await accessHandled(context, userId)
  await lockPerson(context.db, userId)
  return accessHandled(context, userId)
})

/** What the log has of an erasure. */
export const knownErasure = found('erasure')

/** A request that is still open. */
export const openRequest = found('request')

/** What stands in the way of erasing the person; null for nothing. */
export function obstacleTo(person: PersonRow, { actor, principal }: CallContext): Obstacle | null {
  if (person.userId === actor.userId) return 'own_erasure'
  if (person.superAdmin && !principal.superAdmin) return 'erase_super_admin'
  return person.soleAdminOf.length > 0 ? 'erase_sole_admin' : null
}
