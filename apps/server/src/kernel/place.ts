import { ROLES } from '@telemachos/contract/core/roles'
import { MAX_ID } from '@telemachos/contract/core/shapes'
import type { Principal } from './context.ts'

/** Where a page says in which project it stands, and as what: `1 Mentor`. */
export const PLACE_HEADER = 'telemachos-place'

const PLACE = /^([1-9]\d{0,9}) (\w+)$/

/**
 * The person in the place that their page names, where they belong to its project, instead of the one
 * that the session chose last: in another window they may have gone elsewhere since. A role that they
 * do not hold there counts for nothing: see authorize.
 */
export function inPlace(principal: Principal, header: unknown): Principal {
  const [, id, name] = (typeof header === 'string' && PLACE.exec(header)) || []
  if (id === undefined) return principal
  const projectId = Number(id)
  if (projectId > MAX_ID) return principal
  const role = ROLES.find((known) => known === name) ?? null
  if (principal.projectId === projectId && principal.role === role) return principal
  const isMember = principal.superAdmin || principal.memberships.has(projectId)
  return isMember ? { ...principal, projectId, role } : principal
}
