import type { PersonContext } from '../../kernel/context.ts'
import { outranks } from '../../kernel/standing.ts'
import { readStanding } from './store.ts'

/**
 * Everyone changes their own password. An Admin changes those of people of the same project who are
 * nowhere what the Admin has no say in, and not themselves Admin; a SuperAdmin anybody's (spec §6).
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
  const standing = await readStanding(db, userId)
  if (!standing?.places.some((place) => place.projectId === projectId)) return false
  return outranks(principal, { projectId, role }, standing)
}
