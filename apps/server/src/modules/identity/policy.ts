import type { PersonContext } from '../../kernel/context.ts'
import { readHeldRoles } from './store.ts'

/**
 * Everyone changes their own password. An Admin changes those of people of the same project who
 * are not themselves Admin there; a SuperAdmin anybody's (spec §6).
 */
export async function mayChangePasswordOf(
  userId: number,
  { db, principal }: PersonContext,
): Promise<boolean> {
  if (userId === principal.userId || principal.superAdmin) return true
  const { projectId, role, memberships } = principal
  const isAdmin =
    projectId !== null && role === 'Admin' && memberships.get(projectId)?.includes('Admin')
  if (!isAdmin) return false
  const held = await readHeldRoles(db, userId, projectId)
  return held.length > 0 && !held.includes('Admin')
}
