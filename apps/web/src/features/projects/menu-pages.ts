import { roleAllowed, type Role } from '@telemachos/contract/core/roles'
import type { RouteDefinition } from '@telemachos/contract/core/routes'
import { isRouteState, routeOf } from '@telemachos/contract/routes'

/** Pages of a project that the role may open, and that need nothing named in their address. */
export function isOffered(route: RouteDefinition, role: Role): boolean {
  const { path, layout, redirect, access } = route
  if (!path.startsWith('/{curProject}/') || /\{\w+\}/.test(path.slice('/{curProject}/'.length)))
    return false
  return (!layout || redirect !== undefined) && isOpenTo(access, role)
}

function isOpenTo(access: RouteDefinition['access'], role: Role): boolean {
  return access === 'anonymous' || access === 'signedIn' || roleAllowed(role, access)
}

/** Why an entry that leads to a page is not in the menu of the role. */
export function warningOf(state: string, role: Role): 'notOpen' | 'notReady' | undefined {
  if (!isRouteState(state)) return undefined
  const { access, ready, redirect } = routeOf(state)
  if (!isOpenTo(access, role)) return 'notOpen'
  return ready || redirect !== undefined ? undefined : 'notReady'
}
