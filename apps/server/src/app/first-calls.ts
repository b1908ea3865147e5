import { contract } from '@telemachos/contract'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import type { Role } from '@telemachos/contract/core/roles'
import { mayOpen } from '@telemachos/contract/route-access'
import { pathMatcher } from '@telemachos/contract/route-paths'
import { routeOf, ROUTES, type RouteState } from '@telemachos/contract/routes'

/** A call under its name in the contract, and what the page would ask it with. */
export interface FirstCall {
  readonly name: string
  readonly call: CallDefinition
  readonly input: Readonly<Record<string, unknown>>
}

const { getProjectById } = contract.projects.calls
const { getActionsGridHeader, countActionsGrid, getActionsGridPage } = contract.grid.calls

/** The menus of the frame around every page of a project: without them it would be drawn twice. */
const frameCalls = (ProjectId: number): FirstCall[] => [
  { name: 'projects.getProjectById', call: getProjectById, input: { Id: ProjectId } },
]

const gridCalls = (ProjectId: number): FirstCall[] => [
  {
    name: 'grid.getActionsGridHeader',
    call: getActionsGridHeader,
    input: { ProjectId },
  },
  {
    name: 'grid.countActionsGrid',
    call: countActionsGrid,
    input: { ProjectId },
  },
  {
    name: 'grid.getActionsGridPage',
    call: getActionsGridPage,
    input: { ProjectId, Order: 'last_name', Page: 1 },
  },
]

/**
 * What the page of a route asks before it can show anything, word for word: an input that differs
 * from the page's own is of no use to it. All of it reads without an audit row, since a link from
 * another site leads to a page as well.
 */
const FIRST_CALLS: Partial<Record<RouteState, (projectId: number) => FirstCall[]>> = {
  'root.defaultlayout.project.mentor.action.list': gridCalls,
  'root.defaultlayout.project.admin.action.list': gridCalls,
}

const PAGES = ROUTES.flatMap((route) => {
  const callsIn = FIRST_CALLS[route.state]
  return callsIn ? [{ route, matches: pathMatcher(route.path), callsIn }] : []
})

const FRAME = routeOf('root.defaultlayout.project')

/**
 * The first calls of an address, a path with its query, in a project: those of the frame and those of
 * its page. None of the page's for an address with a query, which may hold filters of the page's own,
 * for one that the role may not open, and where nothing is known of its page.
 */
export function firstCallsOf(address: string, projectId: number, role: Role | null): FirstCall[] {
  if (!mayOpen(FRAME, role)) return []
  const page = PAGES.find(({ route, matches }) => matches.test(address) && mayOpen(route, role))
  return [...frameCalls(projectId), ...(page?.callsIn(projectId) ?? [])]
}

/** Whether it is known what the page of the address shows first. */
export const isKnown = (address: string): boolean =>
  PAGES.some(({ matches }) => matches.test(address))

/** Whether answers to first calls are all that the page of the address shows first. */
export function isWhole(address: string, answers: readonly { Call: string }[] = []): boolean {
  const page = PAGES.find(({ matches }) => matches.test(address))
  if (!page) return false
  const wanted = [...frameCalls(0), ...page.callsIn(0)]
  return wanted.every(({ name }) => answers.some(({ Call }) => Call === name))
}
