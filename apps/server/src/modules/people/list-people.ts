import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { ProjectField } from '@telemachos/contract/projects/entities'
import type { PeopleFilter } from '@telemachos/contract/people/people-filter'
import { rowsOf } from '../../kernel/database/page-of.ts'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { fieldMatches } from './people-conditions-store.ts'
import * as store from './people-list-store.ts'
import { readSettings } from './people-store.ts'
import { within } from './reach/index.ts'
import { namedFields, visibleFieldNames } from './read-users.ts'
import { selectRanked } from './select-people.ts'
import { visibleFields } from './visible-fields.ts'

type Calls = typeof contract.people.calls
type ListPeople = Calls['listPeople']

const MAX_FOUND = 100

/** The people whom a filter means, within the caller's reach. */
export async function selected(
  filter: Partial<PeopleFilter> & {
    readonly WithoutMentor?: boolean
    readonly WithoutStaff?: boolean
  },
  context: CallContext,
): Promise<store.PeopleSelected> {
  const reach = within(context, { reads: 'all' })
  const ranked = await selectRanked(filter, context)
  return { projectId: context.actor.projectId, reach, ...ranked }
}

/**
 * A page of people with the columns asked for. A page without `After` is counted from the nearer
 * end, so that the last one is as quick as the first.
 * @throws invalid_input for a column that is not the caller's to see.
 */
export async function listPeople(
  input: InputOf<ListPeople>,
  context: CallContext,
): Promise<OutputOf<ListPeople>> {
  const { db, actor } = context
  const people = { ...(await selected(input, context)), ways: within(context, { reads: 'page' }) }
  const { size } = rowsOf(input)
  const { slice, hasMore } = sliceOf(input)
  const [found, columns, counts] = await Promise.all([
    store.readPeoplePage(db, people, slice),
    columnsOf(input.Columns, context),
    input.Count ? store.countPeople(db, people) : {},
  ])
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  const more = hasMore ?? found.length > size
  return {
    list: rows.map(({ fields = {}, projectFields = {}, key: _, ...person }) => ({
      ...person,
      Fields: {
        ...visibleFields(projectFields, columns.ProjectFields, actor.level),
        ...visibleFields(fields, columns.Fields, actor.level),
      },
    })),
    Next: more && last ? { Key: last.key, Id: last.Id } : null,
    ...counts,
  }
}

/** The fields that are asked for as columns. */
async function columnsOf(
  asked: readonly string[],
  { db, actor }: CallContext,
): Promise<Record<'Fields' | 'ProjectFields', ProjectField[]>> {
  if (asked.length === 0) return { Fields: [], ProjectFields: [] }
  const { User: { Fields = [], ProjectFields = [] } = {} } = await readSettings(db, actor.projectId)
  const shown = ({ Name, Visible }: ProjectField): boolean =>
    Visible >= actor.level && asked.includes(Name)
  const columns = { Fields: Fields.filter(shown), ProjectFields: ProjectFields.filter(shown) }
  const known = new Set([...columns.Fields, ...columns.ProjectFields].map(({ Name }) => Name))
  asked.forEach((name, index) => {
    if (!known.has(name)) throw refuseField(`Columns.${index}`, 'unknown_field')
  })
  return columns
}

/** From which end a page is read; undefined where what is read says whether more follows. */
function sliceOf(input: InputOf<ListPeople>): {
  slice: store.Slice
  hasMore?: boolean
} {
  const { Order, Desc, After, Total, Columns } = input
  const { size: rows, skip: before } = rowsOf(input)
  const slice = {
    order: Order,
    desc: Desc,
    size: rows + 1,
    fromEnd: false,
    after: undefined,
    withFields: Columns.length > 0,
  }
  if (After) return { slice: { ...slice, skip: 0, after: After } }
  const behind = Total === undefined ? Infinity : Total - before - rows
  if (Total === undefined || before <= behind || before >= Total)
    return { slice: { ...slice, skip: before } }
  const size = Math.min(rows, Total - before)
  return {
    slice: { ...slice, size, skip: Math.max(0, behind), fromEnd: true },
    hasMore: behind > 0,
  }
}

/** How many people match, and how many are within reach. */
export async function countPeople(
  filter: InputOf<Calls['countPeople']>,
  context: CallContext,
): Promise<OutputOf<Calls['countPeople']>> {
  return store.countPeople(context.db, await selected(filter, context))
}

/** Whom each value of a field stands for, the user name unless another field is named. */
export async function findUsers(
  { Users, Field }: InputOf<Calls['findUsers']>,
  context: CallContext,
): Promise<OutputOf<Calls['findUsers']>> {
  const people = {
    projectId: context.actor.projectId,
    reach: within(context, { reads: 'all' }),
    filters: [],
  }
  await requireField(Field, context)
  return store.listByValues(context.db, people, Users, Field)
}

/** People whose field has the value. */
export async function getUsersByField(
  { Field, Value }: InputOf<Calls['getUsersByField']>,
  context: CallContext,
): Promise<OutputOf<Calls['getUsersByField']>> {
  await requireField(Field, context)
  const named = (await namedFields(context)).get(Field) ?? []
  const people = {
    projectId: context.actor.projectId,
    reach: within(context, { reads: 'all' }),
    filters: [fieldMatches({ Field, Value, Match: 'equals' }, named)],
  }
  return store.listAccounts(context.db, people, MAX_FOUND)
}

const USERNAME = 'username'

/** @throws invalid_input for a field that is not the caller's to see. */
async function requireField(field: string, context: CallContext): Promise<void> {
  if (field === USERNAME) return
  const visible = await visibleFieldNames(context)
  if (!visible.has(field)) throw refuseField('Field', 'unknown_field')
}
