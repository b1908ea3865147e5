import { SPECIFIED_ROUTES, type RouteDefinition } from './core/routes.ts'
import { domainRoutes } from './domain-routes.ts'

const declared: ReadonlySet<string> = new Set(domainRoutes.map(({ state }) => state))

/** Every route of the page: the specification's, then what the domains declare themselves. */
export const ROUTES = [
  ...SPECIFIED_ROUTES.filter(({ state }) => !declared.has(state)),
  ...domainRoutes,
]

/** The state name of a route, such as `root.defaultlayout.project.admin.home`. */
export type RouteState = (typeof ROUTES)[number]['state']

const BY_STATE: ReadonlyMap<string, RouteDefinition> = new Map(
  ROUTES.map((definition) => [definition.state, definition]),
)

/**
 * True when the route table has the state: what a project's menu entries are checked with.
 * ```ts
 * isRouteState('nowhere') // => false
 * ```
 */
export function isRouteState(state: string): state is RouteState {
  return BY_STATE.has(state)
}

/** The route of a state. */
export function routeOf(state: RouteState): RouteDefinition {
  const definition = BY_STATE.get(state)
  if (!definition) throw new Error(`no route has the state ${state}`)
  return definition
}
