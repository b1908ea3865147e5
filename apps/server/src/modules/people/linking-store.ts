import type { Db } from '../../kernel/database/database.ts'
import { join, sql, type Sql } from '../../kernel/database/sql.ts'
import { partingMeetings } from './partings.ts'

export type HolderKind = 'mentor' | 'supervisor' | 'coordinator'

/** Which people of a project are to be linked. */
export interface Chosen {
  readonly projectId: number
  /** Conditions on `memberships m` and `users u`, the caller's reach among them. */
  readonly conditions: readonly Sql[]
}

/** What they are to have. */
export interface LinkCommand {
  readonly kind: HolderKind
  /** Whom: null ends a mentor. A column of `chosen` where everybody has another one. */
  readonly holder: number | null
  /** False lets a supervisor's or coordinator's people go. */
  readonly on: boolean
  /** Single actions; none for the default mentor and for overseers. */
  readonly actionIds: readonly number[]
}

export interface Change {
  readonly by: number
  readonly now: Date
}

/** What became of one person, and one of their actions. */
export interface LinkedRow {
  userId: number
  actionId: number | null
  /** Whom they had until now; of an action without a mentor of its own, the default mentor. */
  formerId: number | null
  holderId: number | null
  outcome: 'changed' | 'already' | 'skipped'
}

/** Mentees have mentors; supervisors and coordinators look after mentees and mentors. */
const canHave = (kind: HolderKind): Sql =>
  kind === 'mentor' ? sql`m.is_mentee` : sql`(m.is_mentee or m.is_mentor)`

const people = ({ projectId, conditions }: Chosen, { kind, holder }: LinkCommand): Sql => sql`
  select m.user_id, ${holder}::int as holder_id
  from memberships m join users u on u.id = m.user_id
  where m.project_id = ${projectId} and m.left_at is null and ${canHave(kind)}
    and m.user_id is distinct from ${holder}::int
    and ${join(conditions, ' and ')}`

/**
 * The table `plan`: everybody chosen, with what they hold and what they are to hold. The rows are
 * locked in one order, so that two who link the same people wait for each other; each sees what was
 * there when it began.
 */
function planTables(projectId: number, chosen: Sql, { kind, on, actionIds }: LinkCommand): Sql {
  const isMentor = kind === 'mentor'
  const actions = actionIds.length > 0 ? actionIds : [null]
  return sql`
    chosen as materialized (${chosen}),
    plan as materialized (
      select c.user_id, a.action_id, h.id as held_id, h.holder_id as held_by,
        ${isMentor || on ? sql`c.holder_id` : sql`null::int`} as holder_id,
        coalesce(h.holder_id, d.holder_id) as former_id
      from chosen c
      cross join unnest(${actions}::int[]) a (action_id)
      left join relations h on h.project_id = ${projectId} and h.kind = ${kind}
        and h.subject_id = c.user_id and h.to_at is null
        and ${isMentor ? sql`h.action_id is not distinct from a.action_id` : sql`h.holder_id = c.holder_id`}
      left join relations d on ${isMentor} and a.action_id is not null
        and d.project_id = ${projectId} and d.kind = 'mentor' and d.subject_id = c.user_id
        and d.action_id is null and d.to_at is null
    )`
}

const CHANGES = sql`p.held_by is distinct from p.holder_id`

export interface LinkCount {
  Matched: number
  Changed: number
  Already: number
  Meetings: number
}

/** What linking would come to, and how many planned meetings it concerns. */
export function countLinked(
  db: Db,
  chosen: Chosen,
  command: LinkCommand,
  now: Date,
): Promise<LinkCount> {
  const { projectId } = chosen
  const partings = sql`select user_id, former_id, action_id from plan p
    where ${command.kind === 'mentor'} and ${CHANGES} and former_id is distinct from holder_id`
  return db.one(sql`
    with ${planTables(projectId, people(chosen, command), command)},
    counted as (
      select count(distinct user_id)::int as matched,
        (count(distinct user_id) filter (where ${CHANGES}))::int as changed from plan p
    )
    select matched as "Matched", changed as "Changed", matched - changed as "Already",
      ${partingMeetings.get().countWith(projectId, partings, now)} as "Meetings"
    from counted`)
}

/**
 * Links everybody chosen in one statement: what they held ends, and what they are to hold begins.
 * Whoever somebody else links in the same moment keeps what that one gave them: the unique indexes
 * of `relations` decide.
 */
export function link(
  db: Db,
  linkingId: number,
  chosen: Chosen,
  command: LinkCommand,
  change: Change,
): Promise<LinkedRow[]> {
  const locked = sql`${people(chosen, command)} order by m.user_id for no key update of m`
  return carryOut(db, linkingId, { projectId: chosen.projectId, chosen: locked, command, change })
}

/** Links pairs whose mentee has no default mentor; who has one by now is skipped. */
export function linkPairs(
  db: Db,
  linkingId: number,
  chosen: Chosen,
  pairs: readonly { readonly MenteeId: number; readonly MentorId: number }[],
  change: Change,
): Promise<LinkedRow[]> {
  const { projectId, conditions } = chosen
  const locked = sql`
    select m.user_id, given.holder_id
    from unnest(${pairs.map((pair) => pair.MenteeId)}::int[],
      ${pairs.map((pair) => pair.MentorId)}::int[]) given (user_id, holder_id)
    join memberships m on m.project_id = ${projectId} and m.user_id = given.user_id
    where m.is_mentee and m.left_at is null and m.user_id <> given.holder_id
      and ${join(conditions, ' and ')}
      and not exists (
        select from relations r where r.project_id = ${projectId} and r.kind = 'mentor'
          and r.subject_id = m.user_id and r.action_id is null and r.to_at is null)
    order by m.user_id for no key update of m`
  const command: LinkCommand = { kind: 'mentor', holder: null, on: true, actionIds: [] }
  return carryOut(db, linkingId, { projectId, chosen: locked, command, change })
}

interface Work {
  readonly projectId: number
  readonly chosen: Sql
  readonly command: LinkCommand
  readonly change: Change
}

function carryOut(
  db: Db,
  linkingId: number,
  { projectId, chosen, command, change: { by, now } }: Work,
): Promise<LinkedRow[]> {
  return db.rows(sql`
    with ${planTables(projectId, chosen, command)},
    ended as (
      update relations r set to_at = greatest(${now}::timestamptz, r.from_at), ended_by = ${by}
      from plan p where r.id = p.held_id and ${CHANGES} and r.to_at is null
      returning r.id
    ), begun as (
      insert into relations (project_id, kind, holder_id, subject_id, action_id, from_at, assigned_by)
      select ${projectId}::int, ${command.kind}::text, p.holder_id, p.user_id, p.action_id,
        ${now}::timestamptz, ${by}::int
      from plan p left join ended e on e.id = p.held_id
      where ${CHANGES} and p.holder_id is not null and (p.held_id is null or e.id is not null)
      on conflict do nothing
      returning id, subject_id, action_id
    ), kept as (
      insert into linking_changes (linking_id, relation_id, change)
      select ${linkingId}::int, id, 'ended' from ended
      union all select ${linkingId}::int, id, 'began' from begun
    )
    select p.user_id as "userId", p.action_id as "actionId", p.former_id as "formerId",
      p.holder_id as "holderId",
      case when not (${CHANGES}) then 'already'
        when b.id is not null or (p.holder_id is null and e.id is not null) then 'changed'
        else 'skipped' end as outcome
    from plan p
    left join ended e on e.id = p.held_id
    left join begun b on b.subject_id = p.user_id and b.action_id is not distinct from p.action_id
    order by p.user_id, p.action_id`)
}
