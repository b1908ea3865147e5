import { LIBRARY_ROLES } from '@telemachos/contract/library/roles'
import type { CallContext } from '../../kernel/context.ts'
import { listAssignedStaff, within } from '../people/index.ts'
import type { Among } from './share-store.ts'

/** Those whom the caller may share with: within reach, or looking after the caller. */
export async function among(context: CallContext): Promise<Among> {
  const { projectId, userId } = context.actor
  const [staff = []] = await listAssignedStaff(context.db, [{ projectId, userId }])
  return {
    projectId,
    userId,
    reach: within(context, { reads: 'all' }),
    staff,
    roles: LIBRARY_ROLES,
  }
}
