import type { Role } from '@telemachos/contract/core/roles'
import type { RouteDefinition } from '@telemachos/contract/core/routes'
import { mayOpen } from '@telemachos/contract/route-access'
import { isRouteState, routeOf } from '@telemachos/contract/routes'

/** Pages of a project that the role may open, and that need nothing named in their address. */
export function isOffered(route: RouteDefinition, role: Role): boolean {
  const { path, layout, redirect } = route
  if (!path.startsWith('/{curProject}/') || /\{\w+\}/.test(path.slice('/{curProject}/'.length)))
    return false
  return (!layout || redirect !== undefined) && mayOpen(route, role)
}

/** Why an entry that leads to a page is not in the menu of the role. */
export function warningOf(state: string, role: Role): 'notOpen' | 'notReady' | undefined {
  if (!isRouteState(state)) return undefined
  const route: RouteDefinition = routeOf(state)
  if (!mayOpen(route, role)) return 'notOpen'
  return route.ready || route.redirect !== undefined ? undefined : 'notReady'
}
