import type { CallDefinition, CallGroup } from './define-call.ts'
import type { EventDefinition } from './define-event.ts'
import type { NoticeDeclaration } from './define-notices.ts'
import type { Text } from './define-texts.ts'
import type { RouteDefinition } from './routes.ts'

/** What a domain declares in the contract; `domains.ts` lists the domains. */
export interface DomainDeclaration {
  readonly calls: CallGroup<Record<string, CallDefinition>>
  /** What reaches pages, with its name on the wire. */
  readonly events?: readonly EventDefinition[]
  /** Its pages beside those that the specification names; their titles are among its texts. */
  readonly routes?: readonly RouteDefinition[]
  /** What it tells people of. */
  readonly notices?: Readonly<Record<string, NoticeDeclaration>>
  readonly texts?: Readonly<Record<string, Text>>
  /** Audit verbs that no call has, since the server does it by itself, with whom they may concern. */
  readonly verbs?: Readonly<Record<string, NonNullable<CallDefinition['concerns']> | null>>
}

/** Declares a domain: the whole of what server, page and tests know of it from the contract. */
export function defineDomain<const Declaration extends DomainDeclaration>(
  declaration: Declaration,
): Declaration {
  return declaration
}
