/**
 * Which people may this person touch, in which project, as what: the one answer to that question, as
 * conditions on a row of `memberships m`.
 *
 * Mentee: themselves. Mentor: the mentees they have now, for one action only where the relation says so.
 * Supervisor: their subjects, and the mentees of mentors among them. Coordinator: their set. ProjectManager,
 * Admin and Microdata: the project. SuperAdmin: everybody.
 *
 * Some coordinators and supervisors have a handful of people and others thousands. So the condition depends
 * on how the statement comes by people: kernel/database/plans.ts says why, `Answers` below which there are.
 */
import type { Role } from '@telemachos/contract/core/roles'
import type { Actor, CallContext } from '../../../kernel/context.ts'
import { plannedAnew, unseen } from '../../../kernel/database/plans.ts'
import type { Sql } from '../../../kernel/database/sql.ts'
import { everyCell, mentoredCells, type ReachedCells } from './cells-store.ts'
import * as store from './conditions-store.ts'

/** How far a role reaches in a project. */
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

/** What is kept of everybody within the caller's reach, such as sums. */
export interface KeptOfReach {
  /** The number under which it is kept, as in `memberships.overseers`. */
  readonly overseer: number
  /** Of whom it is kept, as a condition on a column like `memberships.overseers`. */
  readonly includes: (overseers: Sql) => Sql
}

/**
 * What a statement reads, and what it is given for that. Of several conditions one holds for whoever is within
 * reach and the others for nobody: the statement has a part for each, joined by `union all`.
 */
interface Answers {
  /** All of them, to list, count or export. For coordinators and supervisors the statement is planned anew. */
  readonly all: Sql
  /** People whom it finds by ids, or by what is one of theirs: each is looked at, and its plan is kept. */
  readonly named: Sql
  /** The same; the caller is among them as well, who need not be within reach: for what everybody has of their own. */
  readonly namedOrSelf: Sql
  /** The caller alone, in a call that reaches others in other roles. */
  readonly self: Sql
  /**
   * What is on record by registry number: forms, payments, and what is counted of them. Whoever reaches the
   * whole project reaches those who have left it too; of others it is over with their leaving.
   */
  readonly records: Sql
  /** A page of them in its order: its plan is kept. */
  readonly page: readonly Sql[]
  /** All of them, with so many tables that planning takes longer than reading: one plan is kept for all projects. */
  readonly overview: readonly Sql[]
  /** What is kept of all of them instead of being read; undefined for roles of whose people nothing is kept. */
  readonly sums: KeptOfReach | undefined
  /** Cells of people who are found by one of the others: a mentor may have somebody for single actions alone. */
  readonly cells: ReachedCells
}

/**
 * An action, or a column of one, narrows a mentor's reach to what holds for it; `none` to whom they have wholly,
 * for what belongs to no action.
 */
export type OfAction = number | Sql | 'none' | undefined

/**
 * The people within the caller's reach, for a statement that reads them so. The caller promises to apply it:
 * a call of scope `relation` that never asks fails (but `cells` narrows, and is no promise).
 *
 * ```sql
 * -- within(context, { reads: 'named' })
 * select u.email from memberships m join users u on u.id = m.user_id where u.id = any (${ids}) and ${named}
 * -- within(context, { reads: 'page' }).map((way) => sql`(… where ${way} order by m.user_id limit 50)`)
 * (… where not has_many and … limit 50) union all (… where has_many and … limit 50)
 * ```
 */
export function within<Reads extends keyof Answers>(
  context: CallContext,
  { reads, actionId }: { readonly reads: Reads; readonly actionId?: OfAction },
): Answers[Reads] {
  if (reads !== 'cells') context.markReachChecked()
  return ANSWERS[reads](context.actor, actionId === 'none' ? 0 : (actionId ?? null))
}

type Action = number | Sql | null

const ANSWERS: {
  readonly [Reads in keyof Answers]: (actor: Actor, actionId: Action) => Answers[Reads]
} = {
  all(actor, actionId) {
    const reach = REACH[actor.role]
    const condition = conditionOf(reach, actor, actionId, store.joined)
    return UNEVEN.has(reach) ? plannedAnew(condition) : condition
  },
  named: namedBy,
  namedOrSelf: (actor) => store.either(namedBy(actor, null), store.isSelf(actor)),
  self: store.isSelf,
  records: (actor) =>
    REACH[actor.role] === 'project' ? store.wasInProject(hidden(actor)) : namedBy(actor, null),
  page: (actor, actionId) => waysOf(actor, hidden(actor), actionId),
  overview: (actor, actionId) =>
    waysOf(actor, { ...hidden(actor), projectId: unseen(actor.projectId, 'int') }, actionId),
  sums(actor) {
    const overseer = overseerOf(actor)
    if (overseer === undefined) return undefined
    const includes = (overseers: Sql) =>
      overseer === EVERYBODY ? store.always : store.isOverseer(overseers, overseer)
    return { overseer, includes }
  },
  cells: (actor) => (REACH[actor.role] === 'mentored' ? mentoredCells(hidden(actor)) : everyCell),
}

/** Some of these have a handful of people and others thousands: no plan fits both. */
const UNEVEN: ReadonlySet<Reach> = new Set(['coordinated', 'supervised'])

/** Who asks, without PostgreSQL seeing it while it plans. */
const hidden = ({ projectId, userId }: Actor): store.Asking => ({
  projectId,
  userId: unseen(userId, 'int'),
})

function conditionOf(
  reach: Reach,
  asking: store.Asking,
  actionId: Action,
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

function namedBy(actor: Actor, actionId: Action): Sql {
  const reach = REACH[actor.role]
  const asking = hidden(actor)
  if (reach === 'coordinated') return store.isCoordinated(asking)
  if (reach === 'supervised') return store.isSupervised(asking)
  return conditionOf(reach, asking, actionId, store.lookedUp)
}

function waysOf({ role }: Actor, asking: store.Asking, actionId: Action): readonly Sql[] {
  const reach = REACH[role]
  if (reach === 'coordinated') return store.coordinatedInOrder(asking)
  if (reach === 'supervised') return store.supervisedInOrder(asking)
  return [conditionOf(reach, asking, actionId, store.joined)]
}

/** Everybody, where it is asked of whose people something is kept. */
const EVERYBODY = 0

/** Supervisors stand with a minus in `memberships.overseers`. */
function overseerOf({ role, userId }: Actor): number | undefined {
  switch (REACH[role]) {
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

/** How far the caller reaches; the caller promises to check it by `withinOfEach`. */
export function reachAs(context: CallContext): Reach {
  context.markReachChecked()
  return REACH[context.actor.role]
}

/** Many who ask at once: the columns of a statement that say who, where, and what `reachAs` answered. */
interface Askers extends store.Asking {
  readonly reach: Sql
}

/**
 * The same condition where each row has somebody else who asks, and an action in a column.
 *
 * ```sql
 * -- withinOfEach({ projectId: sql`w.project_id`, userId: sql`w.user_id`, reach: sql`w.reach` }, sql`w.action_id`)
 * select w.* from wanted w join memberships m on m.user_id = w.mentee_id where ${itsReach}
 * ```
 */
export function withinOfEach({ reach, ...asking }: Askers, actionId = store.anyAction): Sql {
  return store.byKind(
    reach,
    KINDS.map((kind) => [kind, conditionOf(kind, asking, actionId, store.lookedUp)]),
  )
}

/** The same of what is on record by registry number, as `records` of `within` has it. */
export function recordsOfEach({ reach, ...asking }: Askers): Sql {
  return store.byKind(
    reach,
    KINDS.map((kind) => [
      kind,
      kind === 'project'
        ? store.wasInProject(asking)
        : conditionOf(kind, asking, store.anyAction, store.lookedUp),
    ]),
  )
}

const KINDS = ['project', 'coordinated', 'supervised', 'mentored', 'self'] as const
