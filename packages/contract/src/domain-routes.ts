import type { DomainDeclaration } from './core/define-domain.ts'
import * as domains from './domains.ts'

type Domain = (typeof domains)[keyof typeof domains]
type DomainRoute = Domain extends infer One
  ? One extends { readonly routes: readonly (infer Route)[] }
    ? Route
    : never
  : never

/**
 * The routes that domains declare beside the specification's. The page's build puts the list itself
 * in the place of this file, since the domains' calls would bring zod with them.
 */
export const domainRoutes = Object.values<DomainDeclaration>(domains).flatMap(
  (domain) => domain.routes ?? [],
) as unknown as readonly DomainRoute[]
