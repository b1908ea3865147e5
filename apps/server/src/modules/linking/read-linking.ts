import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { reachOf, selectPeople } from '../users/index.ts'
import { isUser, listHolders, listLinked, either, holdsRole } from './people-store.ts'
import { choose, rolesOf } from './policy.ts'
import { readMatching } from './matching.ts'

type Calls = typeof contract.linking.calls

/** A page of mentees or mentors with everybody who looks after them. */
export async function listPeople(
  { Kind, page, Roles, ...filter }: InputOf<Calls['listPeople']>,
  context: CallContext,
): Promise<OutputOf<Calls['listPeople']>> {
  const kind = Kind === 'mentee' ? ('Mentee' as const) : ('Mentor' as const)
  const [chosen, roles, { fields }] = await Promise.all([
    choose({ ...filter, Roles }, context),
    selectPeople({ Roles: [kind] }, context),
    readMatching(context),
  ])
  const { list, count } = await listLinked(
    context.db,
    { ...chosen, conditions: [...chosen.conditions, ...roles] },
    { page, area: fields.area, language: context.language },
  )
  return { list, count, All: count }
}

/** A page of mentors, supervisors or coordinators; one's own row among them. */
export async function listAllHolders(
  { Kind, Search, Order, page }: InputOf<Calls['listHolders']>,
  context: CallContext,
): Promise<OutputOf<Calls['listHolders']>> {
  const { actor, db } = context
  const [{ fields }, search] = await Promise.all([
    readMatching(context),
    selectPeople({ Search }, context),
  ])
  const conditions = [
    either(reachOf(context), isUser(actor.userId)),
    holdsRole(rolesOf(Kind)),
    ...search,
  ]
  const chosen = { projectId: actor.projectId, conditions }
  const { list, count } = await listHolders(db, chosen, Kind, { fields, order: Order, page })
  return { list, count, All: count }
}
