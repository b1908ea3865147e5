import type { Role } from '@telemachos/contract/core/roles'
import type { RouteDefinition } from '@telemachos/contract/core/routes'
import { leadsToPage, mayOpen } from '@telemachos/contract/route-access'
import { isRouteState, routeOf } from '@telemachos/contract/routes'

/** Pages of a project that the role may open, and that need nothing named in their address. */
export function isOffered(route: RouteDefinition, role: Role): boolean {
  const { path } = route
  if (!path.startsWith('/{curProject}/') || /\{\w+\}/.test(path.slice('/{curProject}/'.length)))
    return false
  return leadsToPage(route) && mayOpen(route, role)
}

/** Whether an entry leads to a page that the role may not open; one that names no page leads nowhere. */
export function isClosedTo(state: string, role: Role): boolean {
  if (!isRouteState(state)) return false
  const route: RouteDefinition = routeOf(state)
  return !leadsToPage(route) || !mayOpen(route, role)
}
