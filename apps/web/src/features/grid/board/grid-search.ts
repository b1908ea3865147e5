import type { Role } from '@telemachos/contract/core/roles'
import { MAX_VIEW_COLUMNS, type CellState } from '@telemachos/contract/grid/constants'
import { toFieldFilter, type Condition, readConditions } from '#features/people'
import type { TypeFilter } from './column-filter.ts'
import type { GridFilter } from './grid-rows.ts'

/** The orders of the name column; a number is the action whose column sorts. */
export type GridOrder = 'first_name' | 'mentor' | 'done' | number

/**
 * What the address of the grid says: filters, order and where the scroll stands, so that Back
 * restores them and a link can be shared. What is left out has its default.
 */
export interface GridSearch {
  readonly q?: string
  readonly state?: CellState
  /** The action whose cell must be in `state`; any action without it. */
  readonly stateOf?: number
  readonly type?: TypeFilter
  readonly group?: string
  readonly mentor?: number
  readonly coord?: number
  readonly active?: boolean
  /** What the project's own fields must hold. */
  readonly where?: readonly Condition[]
  /** By last name without it. */
  readonly sort?: GridOrder
  readonly desc?: true
  /** The first row and column in view, from 0. */
  readonly row?: number
  readonly col?: number
  /** The actions that are shown; all without it. */
  readonly cols?: readonly number[]
  /** The saved view that was opened last. */
  readonly view?: number
  /** The mentee and action whose cell is open. */
  readonly mentee?: number
  readonly action?: number
}

/** Whom the rows show: the filters of their profile type are offered. */
export const SHOWN_ROLES: readonly Role[] = ['Mentee']

const STATES: readonly CellState[] = ['todo', 'scheduled', 'done', 'overdue', 'inactive']
const LARGEST_ID = 2_147_483_647
const MAX_SEARCH = 200
const MAX_GROUP = 1000

/** Reads an address, leaving out whatever is not what it should be. */
export function readGridSearch(raw: Readonly<Record<string, unknown>>): GridSearch {
  const read = {
    q: readText(raw['q'], MAX_SEARCH),
    state: STATES.find((state) => state === raw['state']),
    stateOf: readNumber(raw['stateOf'], 1),
    type: readType(raw['type']),
    group: readText(raw['group'], MAX_GROUP),
    mentor: readNumber(raw['mentor'], 1),
    coord: readNumber(raw['coord'], 1),
    active: readFlag(raw['active']),
    where: readConditions(raw['where']),
    sort: readOrder(raw['sort']),
    desc: readFlag(raw['desc']) || undefined,
    row: readNumber(raw['row'], 0) || undefined,
    col: readNumber(raw['col'], 0) || undefined,
    cols: readColumns(raw['cols']),
    view: readNumber(raw['view'], 1),
    mentee: readNumber(raw['mentee'], 1),
    action: readNumber(raw['action'], 1),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}

function readText(value: unknown, longest: number): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, longest) : undefined
}

function readNumber(value: unknown, smallest: number): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' &&
    Number.isInteger(number) &&
    number >= smallest &&
    number <= LARGEST_ID
    ? number
    : undefined
}

function readColumns(value: unknown): readonly number[] | undefined {
  if (!Array.isArray(value)) return undefined
  const ids = value.map((id) => readNumber(id, 1)).filter((id) => id !== undefined)
  return ids.length > 0 ? [...new Set(ids)].slice(0, MAX_VIEW_COLUMNS) : undefined
}

function readFlag(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true
  return value === false || value === 'false' ? false : undefined
}

/** The specification also writes 3 for `other`. */
function readType(value: unknown): TypeFilter | undefined {
  if (value === 'meet' || value === 'other') return value
  if (value === 3 || value === '3') return 'other'
  return typeof value === 'string' && /^t\d{1,4}$/.test(value) ? (value as TypeFilter) : undefined
}

function readOrder(value: unknown): GridOrder | undefined {
  if (value === 'first_name' || value === 'mentor' || value === 'done') return value
  return readNumber(value, 1)
}

/** The filter that the server is asked with; type and group only choose columns. */
export function toGridFilter(search: GridSearch, ProjectId: number): GridFilter {
  const { q = '', state, stateOf, mentor, coord, active, where, sort = 'last_name', desc } = search
  return {
    ProjectId,
    ...(q.trim() !== '' && { Search: q.trim() }),
    ...(mentor !== undefined && { MentorId: mentor }),
    ...(coord !== undefined && { CoordId: coord }),
    ...(active !== undefined && { Active: active }),
    ...(where && { Filter: toFieldFilter(where) }),
    ...(state !== undefined && { State: state }),
    ...(state !== undefined && stateOf !== undefined && { ActionId: stateOf }),
    ...(typeof sort === 'number' ? { ActionOrder: sort } : { Order: sort }),
    ...(desc && { Desc: true }),
  }
}

/** The mentees of the filter, as lists of people ask for them; the states of their cells aside. */
export function toPeopleFilter(search: GridSearch, projectId: number) {
  const { Filter = [], Search = '', Active, MentorId, CoordId } = toGridFilter(search, projectId)
  return {
    ProjectId: projectId,
    Roles: [...SHOWN_ROLES],
    Filter,
    Search,
    ...(Active !== undefined && { Active }),
    ...(MentorId && { filterMentorId: MentorId }),
    ...(CoordId && { filterCoordId: CoordId }),
  }
}

/** The same filter without its order, on which no total depends. */
export function withoutOrder(filter: GridFilter): GridFilter {
  const { Order: _order, ActionOrder: _actionOrder, Desc: _desc, ...others } = filter
  return others
}

const FILTERS = ['q', 'state', 'type', 'group', 'mentor', 'coord', 'active'] as const

/** How many filters are on; each field of the project is one. */
export function countFilters(search: GridSearch): number {
  const { where = [] } = search
  return FILTERS.filter((key) => search[key] !== undefined).length + where.length
}

/** The change that turns every filter off and goes back to the top. */
export const NO_FILTERS = {
  q: undefined,
  state: undefined,
  stateOf: undefined,
  type: undefined,
  group: undefined,
  mentor: undefined,
  coord: undefined,
  active: undefined,
  where: undefined,
  row: undefined,
  col: undefined,
}

/** Sorting by a header: first ascending, then descending, then by last name again. */
export function nextOrder(
  { sort, desc }: GridSearch,
  by: GridOrder | undefined,
): { sort: GridOrder | undefined; desc: true | undefined } {
  if (sort !== by) return { sort: by, desc: undefined }
  if (!desc) return { sort: by, desc: true }
  return { sort: undefined, desc: undefined }
}
