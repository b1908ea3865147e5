import { LANGUAGES } from '@telemachos/contract/core/define-texts'
import { compareGreek, fold } from '@telemachos/rules/greek-text'
import { COLUMNS, cellText, titleIn, type ColumnKey, type ColumnTexts } from './columns.ts'
import { groupText, hasFlag, type Row } from './row.ts'

/** States that the table is filtered by. */
export const STATES = [
  'published',
  'unpublished',
  'hidden',
  'conditional',
  'draft',
  'shared',
  'overdue',
  'begun',
] as const
export type State = (typeof STATES)[number]

/** What of the table is shown, and in which order; the project's own order without `sort`. */
export interface TableFilter {
  readonly search: string
  /** A path as groupText writes it; `-` for actions without a group. */
  readonly group: string | null
  readonly type: number | null
  readonly state: State | null
  readonly sort: ColumnKey | null
  readonly desc: boolean
}

export const NO_FILTER: TableFilter = {
  search: '',
  group: null,
  type: null,
  state: null,
  sort: null,
  desc: false,
}

/** Of actions that are in no group. */
export const NO_GROUP = '-'

/** The rows that a filter leaves, sorted. */
export function filtered(
  rows: readonly Row[],
  filter: TableFilter,
  texts: ColumnTexts,
): readonly Row[] {
  const words = fold(filter.search)
  const left = rows.filter(
    (row) =>
      (words === '' || fold(searchText(row)).includes(words)) &&
      (filter.group === null || isWithin(row, filter.group)) &&
      (filter.type === null || row.TypeId === filter.type) &&
      (filter.state === null || isIn(row, filter.state, texts.today)),
  )
  return filter.sort ? sorted(left, filter.sort, filter.desc, texts) : left
}

const searchText = (row: Row): string =>
  [...LANGUAGES.map((language) => titleIn(row, language)), ...row.Group].join(' ')

function isWithin({ Group }: Row, group: string): boolean {
  if (group === NO_GROUP) return Group.length === 0
  const path = groupText(Group)
  return path === group || path.startsWith(`${group} / `)
}

function isIn(row: Row, state: State, today: string): boolean {
  switch (state) {
    case 'published':
      return hasFlag(row, 'Published')
    case 'unpublished':
      return !hasFlag(row, 'Published')
    case 'hidden':
      return (
        ['HideFromMentee', 'HideFromMentor', 'HideInGrid', 'HideFromSupervisor'] as const
      ).some((flag) => hasFlag(row, flag))
    case 'conditional':
      return row.ShowCondition !== '' || row.EnableCondition !== ''
    case 'draft':
      return row.DraftAt !== null
    case 'shared':
      return row.SharedWith.length > 0
    case 'overdue':
      return row.Due !== null && row.Due < today
    case 'begun':
      return row.Done > 0
  }
}

function sorted(
  rows: readonly Row[],
  key: ColumnKey,
  desc: boolean,
  texts: ColumnTexts,
): readonly Row[] {
  const sign = desc ? -1 : 1
  const column = COLUMNS.find((one) => one.key === key)
  if (!column) return rows
  const compare = (a: Row, b: Row): number => {
    if (key === 'Done') return share(a) - share(b)
    // What has no date comes last, whichever way.
    if (key === 'Due') return dueKey(a, desc).localeCompare(dueKey(b, desc))
    if (key === 'Order') return 0
    return compareGreek(cellText(a, column, texts), cellText(b, column, texts))
  }
  const sorting = rows.toSorted((a, b) => sign * compare(a, b))
  return key === 'Order' && desc ? rows.toReversed() : sorting
}

const share = ({ Done, Of }: Row): number => (Of > 0 ? Done / Of : -1)

const dueKey = ({ Due }: Row, desc: boolean): string => Due ?? (desc ? '' : '9999')

/** Every group that the actions are in, with those above them, as paths in the order of the rows. */
export function groupPaths(
  rows: readonly Row[],
  empty: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const known = new Map<string, readonly string[]>()
  for (const path of [...rows.map(({ Group }) => Group), ...empty])
    for (let depth = 1; depth <= path.length; depth++) {
      const part = path.slice(0, depth)
      if (!known.has(groupText(part))) known.set(groupText(part), part)
    }
  return [...known.values()]
}
