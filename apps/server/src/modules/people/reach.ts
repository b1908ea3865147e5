import type { Role } from '@telemachos/contract/core/roles'
import type { Actor, CallContext } from '../../kernel/context.ts'
import type { Sql } from '../../kernel/database/sql.ts'
import { CALLER } from '../../kernel/reporting.ts'
import * as store from './store.ts'

/** Which people a role may touch in a project. */
export type Reach = 'project' | 'coordinated' | 'supervised' | 'mentored' | 'self'

const REACH: Record<Role, Reach> = {
  SuperAdmin: 'project',
  Admin: 'project',
  ProjectManager: 'project',
  Microdata: 'project',
  Coordinator: 'coordinated',
  Supervisor: 'supervised',
  SupervisorLite: 'supervised',
  SupervisorLitePlus: 'supervised',
  Mentor: 'mentored',
  Mentee: 'self',
  Translator: 'self',
  Registered: 'self',
}

/** Narrows a mentor's reach to those whom they have wholly: for what belongs to no action. */
export const NO_ACTION = 0

/**
 * Which people may this person touch, in which project, as what: the one answer to that question,
 * as a condition on a row of `memberships m`.
 *
 * Mentee: themselves. Mentor: the mentees they have now, for one action only where the relation
 * says so. Supervisor: their subjects, and the mentees of mentors among them. Coordinator: their
 * set. ProjectManager, Admin and Microdata: the project. SuperAdmin: everybody.
 *
 * @param actionId narrows a mentor's reach to what holds for that action, or for a column's; where
 *   the column is null, which is of no action, to whom they have wholly.
 */
function reachCondition(actor: Actor, actionId?: number | Sql): Sql {
  const reach = REACH[actor.role]
  const condition = conditionOf(reach, actor, actionId ?? null, store.joined)
  return UNEVEN.has(reach) ? store.plannedForAsker(condition) : condition
}

/** Some of these have a handful of people and others thousands: no plan fits both. */
const UNEVEN: ReadonlySet<Reach> = new Set(['coordinated', 'supervised'])

function conditionOf(
  reach: Reach,
  asking: store.Asking,
  actionId: number | Sql | null,
  among: store.Among,
): Sql {
  switch (reach) {
    case 'project':
      return store.inProject(asking)
    case 'coordinated':
      return store.coordinatedBy(asking)
    case 'supervised':
      return store.supervisedBy(asking)
    case 'mentored':
      return store.mentoredBy(asking, among, actionId)
    case 'self':
      return store.isSelf(asking)
  }
}

/** The same question where many ask at once: `reach` is the column with what reachAs answered. */
export function reachOfMany(reach: Sql, asking: store.Asking, actionId: Sql): Sql {
  const kinds = ['project', 'coordinated', 'supervised', 'mentored', 'self'] as const
  return store.byKind(
    reach,
    kinds.map((kind) => [kind, conditionOf(kind, asking, actionId, store.lookedUp)]),
  )
}

/** The same for views that authors' SQL reads: who asks is a setting of the transaction. */
export const reachOfReports = (actionId?: Sql): Sql =>
  reachOfMany(CALLER.reach, CALLER, actionId ?? store.anyAction)

/** How far the caller reaches; the caller promises to hold it against reachOfMany. */
export function reachAs(context: CallContext): Reach {
  context.markReachChecked()
  return REACH[context.actor.role]
}

/** Everybody, where it is asked of whose people something is kept. */
const EVERYBODY = 0

/**
 * Under which number what is kept of all the people within the caller's reach is found, as in
 * `memberships.overseers`; undefined for roles of whose people nothing is kept.
 */
export function overseerOf(context: CallContext): number | undefined {
  const { userId } = context.actor
  switch (reachAs(context)) {
    case 'project':
      return EVERYBODY
    case 'coordinated':
      return userId
    case 'supervised':
      return -userId
    default:
      return undefined
  }
}

/** The people of whom something is kept under that number, as a condition on a column like `memberships.overseers`. */
export const isKeptFor = (overseers: Sql, overseer: number): Sql =>
  overseer === EVERYBODY ? store.always : store.isOverseer(overseers, overseer)

/** The same question for a whole list: the caller promises to apply the condition to its rows. */
export function reachOf(context: CallContext, actionId?: number | Sql): Sql {
  context.markReachChecked()
  return reachCondition(context.actor, actionId)
}

/**
 * The same question of people whom a statement finds by their ids, or by what is one of theirs: each is looked
 * at, and one plan is kept for whoever asks. A list of all within reach takes reachOf.
 */
export function reachOfNamed(context: CallContext, actionId?: number | Sql): Sql {
  context.markReachChecked()
  const { actor } = context
  const reach = REACH[actor.role]
  const asking = store.unseen(actor)
  if (reach === 'coordinated') return store.isCoordinated(asking)
  if (reach === 'supervised') return store.isSupervised(asking)
  return conditionOf(reach, asking, actionId ?? null, store.lookedUp)
}

/**
 * The same question of what is on record by registry number: forms, payments, and what is counted of them. Whoever
 * reaches the whole project reaches those who have left it too; of others it is over with their leaving.
 */
export function reachOfRecords(context: CallContext): Sql {
  if (reachAs(context) !== 'project') return reachOfNamed(context)
  return store.wasInProject(store.unseen(context.actor))
}

/** Whom a list that is read in its order up to a page may show. */
export interface ReachInOrder {
  readonly isProject: boolean
  /** Of these conditions one holds for whoever is within reach, and the others for nobody. */
  readonly ways: readonly Sql[]
}

/** The same question for a list that is read in its order: no plan is made for who asks. */
export function reachInOrder(context: CallContext, actionId?: number | Sql): ReachInOrder {
  context.markReachChecked()
  const { actor } = context
  const reach = REACH[actor.role]
  return { isProject: reach === 'project', ways: waysOf(reach, store.unseen(actor), actionId) }
}

/** The same for a statement of all within reach that is dear to plan: its plan is kept for every project. */
export function reachOnePlan(context: CallContext, actionId?: number): ReachInOrder['ways'] {
  context.markReachChecked()
  return waysOf(REACH[context.actor.role], store.unseenAtAll(context.actor), actionId)
}

function waysOf(
  reach: Reach,
  asking: store.Asking,
  actionId: number | Sql | undefined,
): readonly Sql[] {
  if (reach === 'coordinated') return store.coordinatedInOrder(asking)
  if (reach === 'supervised') return store.supervisedInOrder(asking)
  return [conditionOf(reach, asking, actionId ?? null, store.joined)]
}

/** Which cells, a mentee in an action, are the caller's among those of the people within reach. */
export interface CellReach {
  /** The condition that the cell of these columns is. */
  readonly includes: (menteeId: Sql, actionId: Sql) => Sql
  /** Of whom only single cells are; undefined where people are within reach wholly or not at all. */
  readonly singles: store.SingleCells | undefined
}

/** The same question for cells: a mentor may have somebody for single actions alone. */
export function cellReachOf({ actor }: CallContext): CellReach {
  if (REACH[actor.role] !== 'mentored') return { includes: () => store.always, singles: undefined }
  const singles = store.singleCells(store.unseen(actor))
  return {
    includes: (menteeId, actionId) => store.isSingleOrFree(singles, menteeId, actionId),
    singles,
  }
}

/** The same, with the part of a statement's WITH that gathers single cells once, where there are any. */
export function gatherSingles(reached: CellReach): { reached: CellReach; gathered: Sql } {
  const gathered = store.gather(reached.singles)
  if (!reached.singles) return { reached, gathered }
  return {
    reached: {
      includes: (menteeId, actionId) => store.isSingleOrFree(store.GATHERED, menteeId, actionId),
      singles: store.GATHERED,
    },
    gathered,
  }
}

/** Somebody who is named is within reach, or is the caller, who need not be: for what everybody has of their own. */
export function reachOrSelf(context: CallContext): Sql {
  return store.either(reachOfNamed(context), store.isSelf(context.actor))
}

/** Only the caller's own row, for a call that reaches others in other roles. */
export function onlySelf(context: CallContext): Sql {
  context.markReachChecked()
  return store.isSelf(context.actor)
}
