import type { Role } from '../packages/contract/src/core/roles.ts'
import { ROLES } from '../packages/contract/src/core/roles.ts'
import { mayOpen } from '../packages/contract/src/route-access.ts'
import { routeOf, ROUTES, type RouteState } from '../packages/contract/src/routes.ts'
import type { ProjectSettings } from '../packages/contract/src/projects/entities.ts'

/** A page that is judged, and as whom. */
export interface MenuPage {
  readonly state: RouteState
  /** Its address below the origin. */
  readonly path: string
  readonly role: Role
}

/** What a page's address names where it has to name something, and as whom it is opened. */
export interface NamedThing {
  readonly names: Readonly<Record<string, number>>
  /** Where what is named is that person's own. */
  readonly as?: Role
}

/** By the states of such pages. */
export type NamedThings = Readonly<Partial<Record<RouteState, NamedThing>>>

/**
 * Every page that a menu reaches: those that the project's menus name, and all others whose address
 * names nothing but the project, which the frame leads to and any other project's menu may name; and
 * those of the things that are given. Each as the first role, by power, whose menu has it; where no menu
 * has it, as the first that the route table lets in.
 */
export function menuPages(
  projectUrl: string,
  settings: ProjectSettings,
  roles: ReadonlySet<Role>,
  things: NamedThings,
): MenuPage[] {
  const candidates = ROLES.filter((role) => roles.has(role))
  return ROUTES.flatMap(({ state }) => {
    const route = routeOf(state)
    const path = addressOf(route.path, projectUrl, things[state]?.names)
    if (route.layout || route.redirect || path === undefined) return []
    if (route.access === 'anonymous' || LEFT_OUT.has(state)) return []
    const allowed = candidates.filter((role) => mayOpen(route, role))
    const owner = typeof route.access === 'string' ? undefined : route.access[0]
    const role =
      things[state]?.as ??
      allowed.find((one) => isNamed(state, settings, one)) ??
      allowed.find((one) => one === owner) ??
      allowed[0]
    return role ? [{ state, path, role }] : []
  })
}

/** Pages that lead on to another at once, and the gallery of all widgets, which is for building pages. */
const LEFT_OUT: ReadonlySet<RouteState> = new Set<RouteState>([
  'root.defaultlayout',
  'root.defaultlayout.project',
  'root.defaultlayout.project.test',
])

function isNamed(state: RouteState, { Roles }: ProjectSettings, role: Role): boolean {
  return (Roles?.[role] ?? []).some(
    (entry) => entry.state === state || entry.items?.some((item) => item.state === state),
  )
}

/** The address of a route; undefined where it names what is not given. */
function addressOf(
  path: string,
  projectUrl: string,
  thing: Readonly<Record<string, number>> = {},
): string | undefined {
  const whole = path
    .replace('{curProject}', projectUrl)
    .replace(/\{(\w+)\??\}/g, (parameter, name: string) => String(thing[name] ?? parameter))
    .replace(/\/\{\w+\?\}/g, '')
  return whole.includes('{') ? undefined : whole
}
