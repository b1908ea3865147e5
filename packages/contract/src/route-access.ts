import { roleAllowed, type Role } from './core/roles.ts'
import type { RouteDefinition } from './core/routes.ts'
import { routeOf, type RouteState } from './routes.ts'

/** Whether somebody in this role may open the route (spec §6). */
export function mayOpen({ access }: RouteDefinition, role: Role | null): boolean {
  if (access === 'anonymous' || access === 'signedIn') return true
  return role !== null && roleAllowed(role, access)
}

/** Where each role begins: the first of these pages that it may open. */
const HOMES: readonly RouteState[] = [
  'root.defaultlayout.project.admin.home',
  'root.defaultlayout.project.mentor.action.list',
  'root.defaultlayout.project.mentee.view',
]

/** The page on which a role begins its day; undefined where none is made for it yet. */
export function homeOf(role: Role): RouteState | undefined {
  if (role === 'Mentee') return 'root.defaultlayout.project.mentee.view'
  return HOMES.find((state) => mayOpen(routeOf(state), role))
}
