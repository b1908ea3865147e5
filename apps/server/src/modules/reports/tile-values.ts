import type { FILTER_KINDS, FilterValues } from '@telemachos/contract/reports/tiles'
import type { ParameterValues } from './run-statement.ts'

interface Setting {
  readonly Name: string
  readonly Kind?: string
  readonly Default?: string
}

/** The filters by the names under which parameters take them. */
const FILTERS = {
  from: ({ From }: FilterValues) => From,
  to: ({ To }: FilterValues) => To,
  mentor: ({ MentorId }: FilterValues) => MentorId,
  group: ({ Group }: FilterValues) => Group,
} as const

const isFilter = (name: string): name is keyof typeof FILTERS => Object.hasOwn(FILTERS, name)

/** What is given for the parameters of a tile. */
export function tileValues(
  names: readonly string[],
  filters: FilterValues,
  fixed: ParameterValues,
  settings: readonly Setting[],
): ParameterValues {
  const given: Record<string, ParameterValues[string]> = {}
  for (const name of names) {
    const value = valueOf(name, filters) ?? fixed[name] ?? defaultOf(name, settings)
    if (value !== undefined) given[name] = value
    // The name of a filter that is not set narrows nothing.
    else if (isFilter(name)) given[name] = null
  }
  return given
}

function valueOf(name: string, filters: FilterValues): string | number | undefined {
  if (isFilter(name)) return FILTERS[name](filters) ?? undefined
  return Object.hasOwn(filters.Fields, name) ? filters.Fields[name] : undefined
}

/** What the author of the query has set, as it was typed. */
function defaultOf(name: string, settings: readonly Setting[]): string | string[] | undefined {
  const setting = settings.find(({ Name }) => Name === name)
  const typed = setting?.Default ?? ''
  if (typed === '') return undefined
  if (setting?.Kind === 'number') return typed.replace(',', '.')
  if (setting?.Kind !== 'list') return typed
  return typed
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean)
}

/** The filters without those that the text takes as its parameters: what it does with them is its own. */
export function unboundFilters(names: readonly string[], filters: FilterValues): FilterValues {
  const isTaken = (...filter: readonly string[]) => filter.some((name) => names.includes(name))
  const fields = Object.entries(filters.Fields).filter(([name]) => !isTaken(name))
  return {
    ...filters,
    ...(isTaken('from', 'to') && { From: null, To: null }),
    ...(isTaken('mentor') && { MentorId: null }),
    ...(isTaken('group') && { Group: null }),
    Fields: Object.fromEntries(fields),
  }
}

/** The filters that a text takes as its parameters. */
export function boundKinds(
  names: readonly string[],
  filters: FilterValues,
): (typeof FILTER_KINDS)[number][] {
  const isTaken = (...filter: readonly string[]) => filter.some((name) => names.includes(name))
  return [
    ...(isTaken('from', 'to') ? (['period'] as const) : []),
    ...(isTaken('mentor') ? (['mentor'] as const) : []),
    ...(isTaken('group') ? (['group'] as const) : []),
    ...(isTaken(...Object.keys(filters.Fields)) ? (['fields'] as const) : []),
  ]
}
