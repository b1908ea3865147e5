import { contract } from '@telemachos/contract'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import { ROLES, type Role } from '@telemachos/contract/core/roles'
import type { RouteDefinition } from '@telemachos/contract/core/routes'
import { roleMayCall } from '@telemachos/contract/core/admission'
import { mayOpen } from '@telemachos/contract/route-access'
import { pathMatcher } from '@telemachos/contract/route-paths'
import { routeOf, ROUTES, type RouteState } from '@telemachos/contract/routes'
import type { Domain, FirstCall as DeclaredCall, PageVisitor } from '../kernel/domain.ts'
import { DOMAINS } from './domains.ts'

/** A call under its name in the contract, and what the page would ask it with. */
export interface FirstCall extends DeclaredCall {
  readonly name: string
}

const NAMES: ReadonlyMap<CallDefinition, string> = new Map(
  Object.entries(contract).flatMap(([domain, { calls }]) =>
    Object.entries(calls).map(([verb, call]) => [call, `${domain}.${verb}`] as const),
  ),
)

/** Whether the contract lets a role make a call. */
const isFor = ({ access }: CallDefinition, role: Role): boolean =>
  'anonymous' in access || roleMayCall(access.roles, role)

/** Anybody, who may do everything: what of a page is looked at when the server starts. */
const ANYBODY: PageVisitor = { projectId: 0, userId: 0, role: 'SuperAdmin' }

/**
 * What the domains declare for the page of a route, as far as it is for the visitor's role.
 * @throws Error for a call that the contract does not have, or that would leave a trace of a visit.
 */
export function collectFirstCalls(
  domains: readonly Pick<Domain, 'firstCalls'>[],
  state: RouteState,
): ((visitor: PageVisitor) => FirstCall[]) | undefined {
  const declared = domains.flatMap(({ firstCalls }) => firstCalls?.[state] ?? [])
  if (declared.length === 0) return undefined
  const callsIn = (visitor: PageVisitor) =>
    declared
      .flatMap((calls) => calls(visitor))
      .filter(({ call }) => isFor(call, visitor.role))
      .map(({ call, input }) => ({ name: NAMES.get(call) ?? '', call, input }))
  for (const { name, call } of ROLES.flatMap((role) => callsIn({ ...ANYBODY, role }))) {
    if (name === '' || call.effect !== 'read' || call.audit !== undefined)
      throw new Error(`The page of ${state} cannot begin with ${name || call.path}`)
  }
  return callsIn
}

const PAGES = ROUTES.flatMap((route) => {
  const callsIn = collectFirstCalls(DOMAINS, route.state)
  return callsIn && route.state !== 'root.defaultlayout.project'
    ? [{ route, matches: pathMatcher(route.path), callsIn }]
    : []
})

/** The frame around every page of a project. */
const FRAME = routeOf('root.defaultlayout.project')

const frameCalls = collectFirstCalls(DOMAINS, 'root.defaultlayout.project') ?? (() => [])

/**
 * The first calls of an address, a path with its query, in a project: those of the frame and those of
 * its page. None of the page's for an address with a query, which may hold filters of the page's own,
 * for one that the role may not open, and where nothing is known of its page.
 */
export function firstCallsOf(address: string, visitor: PageVisitor): FirstCall[] {
  const { role } = visitor
  if (!mayOpen(FRAME, role)) return []
  const page = PAGES.find(({ route, matches }) => matches.test(address) && mayOpen(route, role))
  const ids = page && idsIn(page.matches.exec(address)?.groups ?? {})
  return [...frameCalls(visitor), ...(page?.callsIn({ ...visitor, ...(ids && { ids }) }) ?? [])]
}

/** What of an address names something by its number. */
function idsIn(groups: Readonly<Record<string, string | undefined>>): Record<string, number> {
  const numbers = Object.entries(groups).filter(([, value = '']) => /^\d{1,9}$/.test(value))
  return Object.fromEntries(numbers.map(([name, value]) => [name, Number(value)]))
}

/** What can be drawn: the pages of a project, each in the frame around it. */
const DRAWABLE = (ROUTES as readonly RouteDefinition[])
  .filter(({ state, path, ready, layout, redirect }) => {
    const isPage = state.startsWith(`${FRAME.state}.`) && path.startsWith(FRAME.path)
    return isPage && ready && !layout && redirect === undefined
  })
  .map((route) => ({ route, matches: pathMatcher(route.path) }))

/**
 * Whether the page of the address, without a query, may be drawn for the role: of each page it is
 * known that it stands in the frame; of some also what they show first.
 */
export const mayBeDrawn = (address: string, role: Role | null): boolean =>
  mayOpen(FRAME, role) &&
  DRAWABLE.some(({ route, matches }) => matches.test(address) && mayOpen(route, role))

/** Pages whose layout in a window is known from the size that the browser keeps of the grid. */
const LAID_OUT: readonly RouteState[] = [
  'root.defaultlayout.project.mentor.action.list',
  'root.defaultlayout.project.admin.action.list',
]

/** Whether the page of the address is drawn in windows too, and not on phones alone. */
export const isLaidOut = (address: string): boolean =>
  PAGES.some(({ route, matches }) => LAID_OUT.includes(route.state) && matches.test(address))

/** Whether answers to first calls are all that the frame and the page of the address show first. */
export function isWhole(
  address: string,
  visitor: PageVisitor,
  answers: readonly { Call: string }[] = [],
): boolean {
  const wanted = firstCallsOf(address, visitor)
  return wanted.every(({ name }) => answers.some(({ Call }) => Call === name))
}
