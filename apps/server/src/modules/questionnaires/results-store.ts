import type { Role } from '@telemachos/contract/core/roles'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { join, sql, type Sql } from '../../kernel/database/sql.ts'
import { titleTo } from '../actions/index.ts'

/** Whose attempts a caller may count; what every list of results is within. */
export interface ResultsReach {
  readonly projectId: number
  /** A condition on the membership `m` of the mentee or respondent, for the action of the set `s`. */
  readonly reach: Sql
  /** A condition on the action `pa` of the project. */
  readonly isVisible: Sql
  /** True for those who see what holders of links answered, who are nobody's to reach. */
  readonly readsHolders: boolean
  readonly language: 'el' | 'en'
  /** As what they are read: an action may have a title of its own. */
  readonly role: Role
}

/** One questionnaire's attempts within reach. */
export interface ResultsScope extends ResultsReach {
  readonly questId: number
  readonly actionId: number | null
}

/** Only attempts of one version that have ended, and been scored. */
export interface CountedScope extends ResultsScope {
  readonly versionId: number
  readonly states: readonly string[]
}

/**
 * The sets `s` within reach, each with the membership `m` and the action `pa` that let it be seen; those
 * of holders of links have no `m`.
 */
const setsWithin = ({ projectId, reach, isVisible, readsHolders }: ResultsReach): Sql => sql`
  answer_sets s
  ${readsHolders ? sql`left join` : sql`join`} memberships m on m.project_id = s.project_id
    and m.user_id = coalesce(s.mentee_id, s.respondent_id)
  left join project_actions pa on pa.project_id = s.project_id and pa.action_id = s.action_id
  where s.project_id = ${projectId} and (s.action_id is null or ${isVisible})
    and ${
      readsHolders
        ? sql`(s.holder_hash is not null or (m.user_id is not null and ${reach}))`
        : reach
    }`

/** By what sets are ordered: by name, and those without one after all names. */
export const placeOfSet = sql`coalesce(m.sort_key, chr(65535))`

/** The same of one questionnaire. */
const setsOf = (scope: ResultsScope): Sql => sql`
  ${setsWithin(scope)} and s.quest_id = ${scope.questId}
  and (${scope.actionId}::int is null or s.action_id = ${scope.actionId}::int)`

/** The same as they are counted. */
export const countedSets = (scope: CountedScope): Sql => sql`
  ${setsOf(scope)} and s.version_id = ${scope.versionId}
  and s.state = any (${scope.states}::text[]) and s.scored_at is not null`

/** The same of several actions, finished. */
export const finishedSetsOf = (reach: ResultsReach, actionIds: readonly number[]): Sql => sql`
  ${setsWithin(reach)} and s.action_id = any (${actionIds}::int[]) and s.mentee_id is not null
  and s.state = 'finished' and s.scored_at is not null`

const inEachState = sql`
  count(*) filter (where s.state = 'finished')::int as "Finished",
  count(*) filter (where s.state = 'expired')::int as "Expired",
  count(*) filter (where s.state in ('started', 'paused'))::int as "Running"`

export interface StateCounts {
  Finished: number
  Expired: number
  Running: number
}

export interface ActionTitle {
  Id: number
  Title: string
}

export interface ResultsRow extends StateCounts {
  Id: number
  Title: string
  Actions: (ActionTitle & { Place: number })[]
  LastFinished: string | null
}

/**
 * A page of the questionnaires that visible actions ask, in their order, and of those that were
 * answered by links alone; with how many there are.
 */
export async function listResultRows(
  db: Db,
  reach: ResultsReach,
  { patterns, actionId, page }: { patterns: string[][]; actionId: number | null; page: Paged },
): Promise<{ list: ResultsRow[]; count: number; All: number }> {
  const { projectId, isVisible, language } = reach
  const matches = join(
    [sql`true`, ...patterns.map((words) => sql`q.search_key like any (${words}::text[])`)],
    ' and ',
  )
  const asked = sql`
    asked as (
      select a.quest_id, json_agg(json_build_object('Id', a.id,
          'Title', ${titleTo(reach)}, 'Place', pa.position)
        order by pa.position, a.id) as actions,
        min(pa.position) as place
      from project_actions pa join actions a on a.id = pa.action_id
      where pa.project_id = ${projectId} and a.quest_id is not null and ${isVisible}
      group by 1
      having ${actionId}::int is null or bool_or(a.id = ${actionId}::int)
    ),
    listed as (
      select * from asked
      union all
      select s.quest_id, '[]'::json, null from ${setsWithin(reach)}
        and s.token_id is not null and s.state <> 'notStarted' and ${actionId}::int is null
        and not exists (select from asked where asked.quest_id = s.quest_id)
      group by 1
    )`
  const list = await db.rows<ResultsRow>(sql`
    with ${asked},
    counts as (
      select s.quest_id, ${inEachState}, max(s.finished_at) as last from ${setsWithin(reach)}
      group by 1
    )
    select q.id as "Id", coalesce(nullif(q.title ->> ${language}, ''), q.title ->> 'el') as "Title",
      listed.actions as "Actions", coalesce("Finished", 0) as "Finished",
      coalesce("Expired", 0) as "Expired", coalesce("Running", 0) as "Running",
      counts.last as "LastFinished"
    from listed join questionnaires q on q.id = listed.quest_id
    left join counts on counts.quest_id = q.id
    where ${matches}
    order by listed.place nulls last, q.sort_key, q.id
    ${pageOf(page)}`)
  const found = await db.one<{ count: number; All: number }>(sql`
    with ${asked}
    select count(*) filter (where ${matches})::int as count, count(*)::int as "All"
    from listed join questionnaires q on q.id = listed.quest_id`)
  return { list, ...found }
}

/** The visible actions of the project that ask a questionnaire, in order. */
export function listAskingActions(
  db: Db,
  reach: ResultsReach,
  questId: number,
): Promise<ActionTitle[]> {
  return db.rows(sql`
    select a.id as "Id", ${titleTo(reach)} as "Title"
    from project_actions pa join actions a on a.id = pa.action_id
    where pa.project_id = ${reach.projectId} and a.quest_id = ${questId} and ${reach.isVisible}
    order by pa.position, a.id`)
}

export interface VersionCounts extends StateCounts {
  versionId: number
  version: number
  /** How many of the finished and of the expired are of holders of links. */
  finishedByLink: number
  expiredByLink: number
}

/** How many attempts there are in each state at each version that was answered, the latest first. */
export function countVersions(db: Db, scope: ResultsScope): Promise<VersionCounts[]> {
  return db.rows(sql`
    select v.id as "versionId", v.version, counted."Finished", counted."Expired",
      counted."Running", counted."finishedByLink", counted."expiredByLink"
    from (
      select s.version_id, ${inEachState},
        count(*) filter (where s.state = 'finished' and s.holder_hash is not null)::int
          as "finishedByLink",
        count(*) filter (where s.state = 'expired' and s.holder_hash is not null)::int
          as "expiredByLink"
      from ${setsOf(scope)} and s.version_id is not null
      group by 1
    ) counted join questionnaire_versions v on v.id = counted.version_id
    order by v.version desc`)
}

/** The person whose set it is; empty for the holder of a link. */
export const nameOf = sql`coalesce(u.last_name || ' ' || u.first_name, '')`

export interface AnsweredRow {
  AnswerSetId: number
  MenteeId: number | null
  Name: string
  Action: string
  State: 'notStarted' | 'started' | 'paused' | 'finished' | 'expired'
  FinishedAt: string | null
}

/** A page of the attempts that have begun, by name. */
export async function listAnsweredRows(
  db: Db,
  scope: ResultsScope,
  wanted: { patterns: string[][]; states: readonly string[]; page: Paged },
): Promise<{ list: AnsweredRow[]; count: number; All: number }> {
  const matches = join(
    [
      sql`s.state = any (${wanted.states}::text[])`,
      ...wanted.patterns.map((words) => sql`u.search_key like any (${words}::text[])`),
    ],
    ' and ',
  )
  const found = sql`
    from (
      select s.*, ${placeOfSet} as sort_key from ${setsOf(scope)} and s.state <> 'notStarted'
    ) s
    left join users u on u.id = coalesce(s.mentee_id, s.respondent_id)`
  const list = await db.rows<AnsweredRow>(sql`
    select s.id as "AnswerSetId", s.mentee_id as "MenteeId", ${nameOf} as "Name",
      coalesce(${titleTo(scope)}, '') as "Action", s.state as "State",
      s.finished_at as "FinishedAt"
    ${found} left join actions a on a.id = s.action_id
    where ${matches}
    order by s.sort_key, s.id
    ${pageOf(wanted.page)}`)
  const counts = await db.one<{ count: number; All: number }>(sql`
    select count(*) filter (where ${matches})::int as count, count(*)::int as "All" ${found}`)
  return { list, ...counts }
}
