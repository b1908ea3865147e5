import { NO_FILTERS, type Filters } from './report-draft.ts'

const FIELD = 'f.'
const OWN = ['from', 'to', 'mentor', 'group', 'compare', 'filters']

const isOwn = (key: string) => OWN.includes(key) || key.startsWith(FIELD)
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What the address says; undefined where it says nothing, and the report's own filters hold. */
export function readFilters(search: Readonly<Record<string, unknown>>): Filters | undefined {
  if (!Object.keys(search).some(isOwn)) return undefined
  const text = (key: string) => {
    const value = search[key]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const day = (key: string) => (DAY.test(text(key)) ? text(key) : null)
  const mentor = Number(text('mentor'))
  const compare = text('compare')
  const fields = Object.keys(search)
    .filter((key) => key.startsWith(FIELD) && text(key) !== '')
    .map((key) => [key.slice(FIELD.length), text(key)] as const)
  return {
    From: day('from'),
    To: day('to'),
    MentorId: Number.isInteger(mentor) && mentor > 0 ? mentor : null,
    Group: text('group') || null,
    Fields: Object.fromEntries(fields),
    Compare: compare === 'before' || compare === 'yearBefore' ? compare : null,
  }
}

/** The address with these filters; that none are set is said too. */
export function withFilters(
  search: Readonly<Record<string, unknown>>,
  filters: Filters,
): Record<string, unknown> {
  const others = Object.entries(search).filter(([key]) => !isOwn(key))
  const { From, To, MentorId, Group, Compare, Fields } = filters
  const set = Object.entries({
    from: From,
    to: To,
    mentor: MentorId,
    group: Group,
    compare: Compare,
    ...Object.fromEntries(Object.entries(Fields).map(([name, value]) => [FIELD + name, value])),
  }).filter(([, value]) => value !== null && value !== '')
  return Object.fromEntries([...others, ...(set.length > 0 ? set : [['filters', 'none'] as const])])
}

export const isUnfiltered = (filters: Filters): boolean =>
  JSON.stringify(filters) === JSON.stringify(NO_FILTERS)
