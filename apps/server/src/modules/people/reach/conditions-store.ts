/** Conditions on a row of `memberships m`, one for each kind of reach; which of them a statement takes, index.ts says. */
import { unseen } from '../../../kernel/database/plans.ts'
import { empty, join, Sql, sql, whole } from '../../../kernel/database/sql.ts'

/** Who asks, and in which project: as values, or as columns where many ask at once. */
export interface Asking {
  readonly projectId: number | Sql
  readonly userId: number | Sql
}

export const inProject = ({ projectId }: Asking): Sql =>
  sql`(m.project_id = ${projectId} and m.left_at is null)`

export const wasInProject = ({ projectId }: Asking): Sql => sql`(m.project_id = ${projectId})`

export const isSelf = (asking: Asking): Sql =>
  sql`(${inProject(asking)} and m.user_id = ${asking.userId})`

/** How the membership `m` is looked for among a mentor's `subject_id`s: a SELECT of which is given. */
export type Among = (subjects: Sql) => Sql

/** For a list: all subjects are found once, and joined. */
export const joined: Among = (subjects) => sql`m.user_id in (${subjects})`

/** For single people: each is looked up, however many subjects there are. */
export const lookedUp: Among = (subjects) =>
  sql`exists (select from (${subjects}) reached where reached.subject_id = m.user_id)`

/** Triggers keep who oversees whom beside the membership: of a column PostgreSQL knows how many have it. */
export const coordinatedBy = (asking: Asking): Sql =>
  sql`(${inProject(asking)} and m.overseers @> array[${asking.userId}::int])`

/** Supervisors stand there with a minus. */
export const supervisedBy = (asking: Asking): Sql =>
  sql`(${inProject(asking)} and m.overseers @> array[-${asking.userId}::int])`

/** The same of people who are found otherwise: of `= any` no index is asked, and each is looked at. */
export const isCoordinated = (asking: Asking): Sql =>
  sql`(${inProject(asking)} and ${asking.userId}::int = any (m.overseers))`

export const isSupervised = (asking: Asking): Sql =>
  sql`(${inProject(asking)} and -${asking.userId}::int = any (m.overseers))`

/** The same by the rows of relations, of a few people. */
const coordinatedJoined = (asking: Asking): Sql =>
  sql`(${inProject(asking)} and ${joined(sql`
    select c.subject_id ${coordinated(asking)}`)})`

/**
 * `distinct` tells PostgreSQL that each of the supervised is one of the mentors there are; otherwise it
 * takes them for any subjects of relations, few of whom have mentees.
 */
const supervisedJoined = (asking: Asking): Sql =>
  sql`(${inProject(asking)} and ${joined(sql`
    select s.subject_id ${supervised(asking)}
    union
    select r.subject_id ${ofMentors(asking)}
      and r.holder_id in (select distinct s.subject_id ${supervised(asking)})`)})`

const supervised = ({ projectId, userId }: Asking): Sql => sql`
  from relations s
  where s.project_id = ${projectId} and s.kind = 'supervisor' and s.holder_id = ${userId}
    and s.to_at is null`

/** From so many people on, they are looked up one by one along a list instead of being found first. */
const MANY = 1_000

/**
 * Two conditions of which one holds for whoever is coordinated and the other for nobody: with few people
 * the one that finds them, with many the one that looks at each. Which it is, is read once, and the
 * other half of a statement is left out; so one plan fits both, and that a list is walked in its order
 * costs what it does.
 */
export const coordinatedInOrder = (asking: Asking): readonly Sql[] =>
  inOrder(
    sql`select ${coordinated(asking)}`,
    coordinatedJoined(asking),
    isOneOfMany(asking, sql`${asking.userId}::int`),
  )

/** The same for the supervised. */
export const supervisedInOrder = (asking: Asking): readonly Sql[] =>
  inOrder(
    sql`select ${ofMentors(asking)} and r.holder_id in (select s.subject_id ${supervised(asking)})`,
    supervisedJoined(asking),
    isOneOfMany(asking, sql`-${asking.userId}::int`),
  )

/**
 * Of `= any` one row in twenty is expected, and where a filter stands beside it so few that all are looked at
 * and sorted; of a `case` half of them are, and the list is walked.
 */
const isOneOfMany = (asking: Asking, overseer: Sql): Sql =>
  sql`(${inProject(asking)} and case when ${overseer} = any (m.overseers) then true else false end)`

function inOrder(subjects: Sql, few: Sql, many: Sql): readonly Sql[] {
  const hasMany = sql`(select exists (${subjects} offset ${whole(MANY - 1)}))`
  return [sql`(not ${hasMany} and ${few})`, sql`(${hasMany} and ${many})`]
}

const coordinated = ({ projectId, userId }: Asking): Sql => sql`
  from relations c
  where c.project_id = ${projectId} and c.kind = 'coordinator' and c.holder_id = ${userId}
    and c.to_at is null`

/** Whom mentors have wholly now. */
const ofMentors = ({ projectId }: Asking): Sql => sql`
  from relations r
  where r.project_id = ${projectId} and r.kind = 'mentor' and r.action_id is null
    and r.to_at is null`

/**
 * Where the action is a column, all whom they have are found first, and asked for each row's action then: the
 * latter alone would be asked of everybody's rows.
 */
export function mentoredBy(asking: Asking, among: Among, actionId: number | Sql | null): Sql {
  const subjects = (ofAction: Sql) => sql`
    select subject_id from relations
    where project_id = ${asking.projectId} and kind = 'mentor' and holder_id = ${asking.userId}
      and to_at is null ${ofAction}`
  const narrowed = subjects(sql`and (action_id is null or action_id = ${actionId}::int)`)
  const isSubject =
    actionId === null
      ? among(subjects(empty))
      : actionId instanceof Sql && among === joined
        ? sql`${among(subjects(empty))} and ${lookedUp(narrowed)}`
        : among(narrowed)
  return sql`(${inProject(asking)} and m.is_mentee and ${isSubject})`
}

/** The condition that goes with the kind in a column. */
export function byKind(kind: Sql, conditions: readonly (readonly [string, Sql])[]): Sql {
  const cases = conditions.map(([name, condition]) => sql`when ${name} then ${condition}`)
  return sql`case ${kind} ${join(cases, ' ')} else false end`
}

/** One of two conditions holds. */
export const either = (one: Sql, other: Sql): Sql => sql`(${one} or ${other})`

/** One of the overseers in a column like `memberships.overseers` of which there is no index. */
export const isOverseer = (overseers: Sql, overseer: number): Sql =>
  sql`${unseen(overseer, 'int')} = any (${overseers})`

/** The condition that always holds. */
export const always: Sql = sql`true`

/** No action, for what is asked of people and not of one of their cells. */
export const anyAction: Sql = sql`null`
