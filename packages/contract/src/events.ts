import type { DomainDeclaration } from './core/define-domain.ts'
import * as domains from './domains.ts'

type Domain = (typeof domains)[keyof typeof domains]
type Event = Domain extends infer One
  ? One extends { readonly events: readonly (infer Each extends { readonly name: string })[] }
    ? Each
    : never
  : never

/** Every event that reaches pages, by its name on the wire. */
export const events = Object.fromEntries(
  Object.values<DomainDeclaration>(domains)
    .flatMap((domain) => domain.events ?? [])
    .map((event) => [event.name, event]),
) as { readonly [One in Event as One['name']]: One }
