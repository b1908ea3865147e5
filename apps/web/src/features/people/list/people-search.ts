import { ROW_CHOICES } from '@telemachos/contract/core/page-rows'
import { ROLES, type Role } from '@telemachos/contract/core/roles'
import type { PeopleFilter } from '@telemachos/contract/people/people-filter'
import type { CallInput } from '#shared'
import { toFieldFilter, type Condition } from '../person/conditions.ts'
import { readConditions, readList } from '../person/read-conditions.ts'

type Order = NonNullable<CallInput<'people.listPeople'>['Order']>
type View = CallInput<'people.saveView'>['View']

/**
 * What the address of the list says, so that Back restores it and a link can be shared. What is left
 * out has its default.
 */
export interface PeopleSearch {
  readonly q?: string
  readonly roles?: readonly Role[]
  readonly state?: number
  readonly mentor?: number
  readonly where?: readonly Condition[]
  readonly columns?: readonly string[]
  readonly sort?: Order
  readonly desc?: true
  readonly page?: number
  /** How many rows a page has. */
  readonly rows?: number
  /** The saved view that was opened last. */
  readonly view?: number
}

/** The columns that are shown until others are chosen. */
export const DEFAULT_COLUMNS = ['roles', 'state', 'mentor', 'signed_in'] as const

/** Columns that are not fields of the project. */
export const STANDARD_COLUMNS = ['username', ...DEFAULT_COLUMNS] as const

export type StandardColumn = (typeof STANDARD_COLUMNS)[number]

export const isStandardColumn = (name: string): name is StandardColumn =>
  STANDARD_COLUMNS.some((column) => column === name)

const ORDERS: readonly Order[] = ['last_name', 'first_name', 'mentor', 'state', 'signed_in']
const LARGEST_ID = 2_147_483_647
const MAX_COLUMNS = 30

/** Reads an address, leaving out whatever is not what it should be. */
export function readPeopleSearch(raw: Readonly<Record<string, unknown>>): PeopleSearch {
  const roles = readList(raw['roles'], ROLES.length)?.filter(isRole)
  const read = {
    q: readText(raw['q'])?.slice(0, 200),
    roles: roles && roles.length > 0 ? roles : undefined,
    state: readNumber(raw['state'], 0, 3),
    mentor: readNumber(raw['mentor'], 1, LARGEST_ID),
    where: readConditions(raw['where']),
    columns: readList(raw['columns'], MAX_COLUMNS + STANDARD_COLUMNS.length),
    sort: ORDERS.find((order) => order === raw['sort']),
    desc: raw['desc'] === true || undefined,
    page: readNumber(raw['page'], 2, 1_000_000),
    rows: ROW_CHOICES.find((rows) => rows === raw['rows']),
    view: readNumber(raw['view'], 1, LARGEST_ID),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}

function readText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text : undefined
}

function readNumber(value: unknown, least: number, most: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : undefined
}

const isRole = (role: string): role is Role => (ROLES as readonly string[]).includes(role)

/** The filter that the server is asked with. */
export function toFilter(search: PeopleSearch, ProjectId: number) {
  const { q = '', roles = [], state, mentor, where = [] } = search
  return {
    ProjectId,
    Search: q.trim(),
    Roles: [...roles],
    Filter: toFieldFilter(where),
    ...(state !== undefined && { filterState: state }),
    ...(mentor !== undefined && { filterMentorId: mentor }),
  }
}

/** What a saved view keeps of the address. */
export function toView(search: PeopleSearch): View {
  const { ProjectId: _, ...filter } = toFilter(search, 0)
  return {
    ...filter,
    Order: search.sort ?? 'last_name',
    Desc: search.desc ?? false,
    Columns: [...(search.columns ?? DEFAULT_COLUMNS)].filter((column) => !isStandardColumn(column)),
    Standard: STANDARD_COLUMNS.filter((column) =>
      (search.columns ?? DEFAULT_COLUMNS).includes(column),
    ) as View['Standard'],
  }
}

type KeptView = Pick<
  PeopleFilter,
  'Filter' | 'Search' | 'Roles' | 'filterMentorId' | 'filterState'
> & {
  readonly Order: Order
  readonly Desc: boolean
  readonly Columns: readonly string[]
  readonly Standard: readonly string[]
}

/** The address that a saved view stands for. */
export function fromView(id: number, view: KeptView): PeopleSearch {
  const columns = [...view.Standard, ...view.Columns]
  const isDefault = columns.join() === DEFAULT_COLUMNS.join()
  return {
    ...(view.Search !== '' && { q: view.Search }),
    ...(view.Roles.length > 0 && { roles: view.Roles }),
    ...(typeof view.filterState === 'number' && { state: view.filterState }),
    ...(typeof view.filterMentorId === 'number' && { mentor: view.filterMentorId }),
    ...(view.Filter.length > 0 && {
      where: view.Filter.map(({ Field, Value, Separate }) => ({
        field: Field,
        values: [Value].flat(),
        ...(Separate && { part: true as const }),
      })),
    }),
    ...(!isDefault && { columns }),
    ...(view.Order !== 'last_name' && { sort: view.Order }),
    ...(view.Desc && { desc: true as const }),
    view: id,
  }
}

/** Whether anything narrows the list. */
export const isFiltered = ({ q, roles, state, mentor, where }: PeopleSearch): boolean =>
  [q, roles, state, mentor, where].some((condition) => condition !== undefined)

/** The change that turns every filter off. */
export const NO_FILTERS = {
  q: undefined,
  roles: undefined,
  state: undefined,
  mentor: undefined,
  where: undefined,
}
