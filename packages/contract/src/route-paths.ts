import type { RouteDefinition } from './core/routes.ts'
import { ROUTES } from './routes.ts'

/**
 * `{name}` is one step of a path, `{name?}` one that may be missing; the case does not matter. What
 * stands there is in the match's groups.
 * ```ts
 * pathMatcher('/{curProject}/cell/{id?}').test('/demo/Cell') // => true
 * pathMatcher('/{curProject}/cell/{id?}').exec('/demo/Cell/7')?.groups?.['id'] // => '7'
 * ```
 */
export function pathMatcher(path: string): RegExp {
  const pattern = path
    .replace(/\/\{(\w+)\?\}/g, '(?:/(?<$1>[^/]+))?')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return new RegExp(`^${pattern}/?$`, 'i')
}

/** The route that needs no session at an address; undefined where there is none (spec §2.1). */
export function openRouteAt(pathname: string): RouteDefinition | undefined {
  return (ROUTES as readonly RouteDefinition[]).find(
    ({ access, layout, path }) =>
      access === 'anonymous' && !layout && pathMatcher(path).test(pathname),
  )
}
