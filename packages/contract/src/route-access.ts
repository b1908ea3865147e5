import { roleAllowed, type Role } from './core/roles.ts'
import type { RouteDefinition } from './core/routes.ts'
import { routeOf, type RouteState } from './routes.ts'

/** Whether somebody in this role may open the route (spec §6). */
export function mayOpen({ access }: RouteDefinition, role: Role | null): boolean {
  if (access === 'anonymous' || access === 'signedIn') return true
  return role !== null && roleAllowed(role, access)
}

/** Whether it shows something of its own, or leads to what does. */
export const leadsToPage = ({ layout, redirect }: RouteDefinition): boolean =>
  !layout || redirect !== undefined

const HOME = 'root.defaultlayout.project.home' satisfies RouteState

/**
 * The page on which a role begins its day: the home, which says what it came for; undefined for who is
 * not yet in a project, and has an application to look after.
 */
export function homeOf(role: Role): RouteState | undefined {
  return mayOpen(routeOf(HOME), role) ? HOME : undefined
}
