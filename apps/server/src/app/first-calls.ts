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
const ANYBODY: PageVisitor = {
  projectId: 0,
  userId: 0,
  role: 'SuperAdmin',
  today: '2026-01-01',
  phone: false,
}

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

/** Pages that lead on to another at once. */
const LEADING_ON: ReadonlySet<string> = new Set([
  'root.defaultlayout',
  'root.defaultlayout.project',
  'root.loginas',
  'root.view',
  'root.directive',
])

/** How much of an address a route leaves open: where two match, the page is that of the nearer one. */
const openness = ({ path }: RouteDefinition): number => path.split('{').length

/** The pages of the application, with what is known of their first calls. */
const PAGES = ROUTES.filter(({ state }) => !LEADING_ON.has(state))
  .map((route) => ({
    route: route as RouteDefinition,
    matches: pathMatcher(route.path),
    callsIn: collectFirstCalls(DOMAINS, route.state) ?? (() => []),
  }))
  .filter(({ route: { access, layout, redirect } }) => {
    return access !== 'anonymous' && !layout && redirect === undefined
  })
  .toSorted((one, other) => openness(one.route) - openness(other.route))

/** The frame around every page of a project. */
const FRAME = routeOf('root.defaultlayout.project')

const frameCalls = collectFirstCalls(DOMAINS, 'root.defaultlayout.project') ?? (() => [])

const isFramed = ({ path }: RouteDefinition): boolean => path.startsWith(FRAME.path)

/**
 * Whether the page of an address stands in the frame, or is none that is known; others are those of each
 * person, whatever their project.
 */
export const isInFrame = (address: string): boolean =>
  !PAGES.some(({ route, matches }) => !isFramed(route) && matches.test(address))

/**
 * The first calls of an address, a path with its query, in a project: those of the frame, where its page
 * stands in it, and those of its page. None of the page's for an address with a query, which may hold
 * filters of the page's own, for one that the role may not open, and where nothing is known of its page.
 */
export function firstCallsOf(address: string, visitor: PageVisitor): FirstCall[] {
  const { role } = visitor
  const framed = isInFrame(address)
  if (framed && !mayOpen(FRAME, role)) return []
  const page = PAGES.find(({ route, matches }) => matches.test(address) && mayOpen(route, role))
  const ids = page && idsIn(page.matches.exec(address)?.groups ?? {})
  const own = page?.callsIn({ ...visitor, ...(ids && { ids }) }) ?? []
  return framed ? [...frameCalls(visitor), ...own] : own
}

/** What of an address names something by its number. */
function idsIn(groups: Readonly<Record<string, string | undefined>>): Record<string, number> {
  const numbers = Object.entries(groups).filter(([, value = '']) => /^\d{1,9}$/.test(value))
  return Object.fromEntries(numbers.map(([name, value]) => [name, Number(value)]))
}

/**
 * Whether the page of the address, without a query, may be drawn for the role: of each page it is
 * known what stands around it; of some also what they show first.
 */
export const mayBeDrawn = (address: string, role: Role | null): boolean =>
  (!isInFrame(address) || mayOpen(FRAME, role)) &&
  PAGES.some(({ route, matches }) => matches.test(address) && mayOpen(route, role))

/** Pages whose layout in a window is known from the size that the browser keeps of the grid. */
const LAID_OUT: ReadonlySet<string> = new Set<RouteState>([
  'root.defaultlayout.project.mentor.action.list',
  'root.defaultlayout.project.admin.action.list',
])

/** Whether the page of the address is drawn in windows too, and not on phones alone. */
export const isLaidOut = (address: string): boolean =>
  PAGES.some(({ route, matches }) => LAID_OUT.has(route.state) && matches.test(address))

/** Whether answers to first calls are all that the frame and the page of the address show first. */
export function isWhole(
  address: string,
  visitor: PageVisitor,
  answers: readonly { Call: string }[] = [],
): boolean {
  const wanted = firstCallsOf(address, visitor)
  return wanted.every(({ name }) => answers.some(({ Call }) => Call === name))
}
