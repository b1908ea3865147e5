import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { within } from './reach/index.ts'
import { selectPeople } from './select-people.ts'
import type { Chosen } from './linking-store.ts'
import {
  countChosen,
  either,
  holdsRole,
  isUser,
  listHolders,
  listLinked,
  type KeyedPersonRow,
} from './linking-people-store.ts'
import { sliceOf } from './people-slice.ts'
import { rolesOf } from './policy.ts'
import { readMatching } from './matching.ts'

type Calls = typeof contract.people.calls

/** A page of mentees or mentors, in name order, with everybody who looks after them. */
export async function listLinkable(
  { page, count, After, Before, Apart, Total, Count, ...listed }: InputOf<Calls['listLinkable']>,
  context: CallContext,
): Promise<OutputOf<Calls['listLinkable']>> {
  const [chosen, { fields }] = await Promise.all([
    selectListed(listed, context),
    readMatching(context),
  ])
  const ways = within(context, { reads: 'page' })
  const [rows, counts] = await Promise.all([
    listLinked(
      context.db,
      { ...chosen, ways },
      {
        slice: sliceOf({ page, count, After, Before, Apart, Total }),
        area: fields.area,
        language: context.language,
      },
    ),
    Count ? countListed(listed, context) : {},
  ])
  const [first, last] = [rows.at(0), rows.at(-1)]
  return {
    list: rows.map(({ key: _, ...person }) => person),
    Ends: first && last ? { First: placeOf(first), Last: placeOf(last) } : null,
    ...counts,
  }
}

/** How many match, and how many there are of the kind within reach. */
async function countListed(
  listed: InputOf<Calls['countLinkable']>,
  context: CallContext,
): Promise<{ count: number; All: number }> {
  const { ProjectId, Kind } = listed
  const everybody = { ProjectId, Kind, Filter: [], Search: '', Roles: [], WithoutMentor: false }
  const [{ count }, { count: All }] = await Promise.all([
    countLinkable(listed, context),
    countLinkable(everybody, context),
  ])
  return { count, All }
}

const placeOf = ({ key, Id }: KeyedPersonRow) => ({ Key: key, Id })

/** How many mentees or mentors match. */
export async function countLinkable(
  listed: InputOf<Calls['countLinkable']>,
  context: CallContext,
): Promise<OutputOf<Calls['countLinkable']>> {
  return { count: await countChosen(context.db, await chooseListed(listed, context)) }
}

/** People of one kind within reach. */
async function chooseListed(
  listed: InputOf<Calls['countLinkable']>,
  context: CallContext,
): Promise<Chosen> {
  const reach = within(context, { reads: 'all' })
  const { projectId, conditions } = await selectListed(listed, context)
  return { projectId, conditions: [reach, ...conditions] }
}

/** The same but for the reach; `Roles` narrows them further. */
async function selectListed(
  { Kind, ...filter }: InputOf<Calls['countLinkable']>,
  context: CallContext,
): Promise<Chosen> {
  const kind = Kind === 'mentee' ? ('Mentee' as const) : ('Mentor' as const)
  const [selected, roles] = await Promise.all([
    selectPeople(filter, context),
    selectPeople({ Roles: [kind] }, context),
  ])
  return { projectId: context.actor.projectId, conditions: [...selected, ...roles] }
}

/** A page of mentors, supervisors or coordinators; one's own row among them. */
export async function listAllHolders(
  { Kind, Search, Order, page, count: size }: InputOf<Calls['listAssignable']>,
  context: CallContext,
): Promise<OutputOf<Calls['listAssignable']>> {
  const { actor, db } = context
  const [{ fields }, search] = await Promise.all([
    readMatching(context),
    selectPeople({ Search }, context),
  ])
  const conditions = [
    either(within(context, { reads: 'all' }), isUser(actor.userId)),
    holdsRole(rolesOf(Kind)),
    ...search,
  ]
  const chosen = { projectId: actor.projectId, conditions }
  const { list, count } = await listHolders(db, chosen, Kind, {
    fields,
    order: Order,
    page: { page, count: size },
  })
  return { list, count, All: count }
}
