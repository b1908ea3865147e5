import type { Db } from '../../kernel/database/database.ts'
import { titleTo } from '../actions/index.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import {
  countedSets,
  finishedSetsOf,
  type CountedScope,
  type ResultsReach,
} from './results-store.ts'

/** Up to so many different numbers are counted one by one; more are put in so many parts. */
const BINS = 12

const WRITTEN_NUMBER = '^\\s*-?\\d{1,15}(\\.\\d{1,10})?\\s*$'

const counted = (scope: CountedScope): Sql => sql`
  with sets as materialized (select s.id from ${countedSets(scope)}),
  given as materialized (
    select a.answer_set_id, a.group_id, a.option_id, a.text
    from sets join quest_answers a on a.answer_set_id = sets.id
    where not a.hidden and (a.option_id is not null or btrim(a.text) <> '')
  )`

export interface OptionCount {
  groupId: number
  /** Null for a written answer. */
  optionId: number | null
  count: number
}

/** How often each option was chosen, and each group written in. */
export function countOptions(db: Db, scope: CountedScope): Promise<OptionCount[]> {
  return db.rows(sql`
    ${counted(scope)}
    select group_id as "groupId", option_id as "optionId", count(*)::int as count
    from given group by 1, 2`)
}

/** How many people answered each question in part at least. @param places of the groups' questions. */
export async function countAnswering(
  db: Db,
  scope: CountedScope,
  groups: { readonly ids: readonly number[]; readonly places: readonly number[] },
): Promise<Map<number, number>> {
  const rows = await db.rows<{ place: number; count: number }>(sql`
    ${counted(scope)}
    select q.place, count(distinct given.answer_set_id)::int as count
    from given
    join unnest(${groups.ids}::int[], ${groups.places}::int[]) as q (group_id, place) using (group_id)
    group by 1`)
  return new Map(rows.map(({ place, count }) => [place, count]))
}

export interface NumbersRow {
  groupId: number
  count: number
  mean: number
  low: number
  high: number
  bins: { From: number; To: number; Count: number }[]
}

/** The numbers of some groups: their mean, range, and how many lie in each part of it. */
export function countNumbers(
  db: Db,
  scope: CountedScope,
  groupIds: readonly number[],
): Promise<NumbersRow[]> {
  return db.rows(sql`
    ${counted(scope)},
    numbers as materialized (
      select group_id, btrim(text)::float8 as value from given
      where group_id = any (${groupIds}::int[]) and text ~ ${WRITTEN_NUMBER}
    ),
    ranges as (
      select group_id, count(*)::int as count, avg(value) as mean, min(value) as low,
        max(value) as high, count(distinct value) <= ${BINS}::int as few
      from numbers group by 1
    ),
    placed as (
      select n.group_id, case when r.few then n.value
        else least(width_bucket(n.value, r.low, r.high, ${BINS}::int), ${BINS}::int) end as place,
        count(*)::int as count
      from numbers n join ranges r using (group_id) group by 1, 2
    )
    select r.group_id as "groupId", r.count, r.mean, r.low, r.high,
      json_agg(json_build_object(
        'From', case when r.few then p.place
          else r.low + (p.place - 1) * (r.high - r.low) / ${BINS}::int end,
        'To', case when r.few then p.place
          else r.low + p.place * (r.high - r.low) / ${BINS}::int end,
        'Count', p.count) order by p.place) as bins
    from ranges r join placed p using (group_id)
    group by r.group_id, r.count, r.mean, r.low, r.high`)
}

export interface ScaleRow {
  actionId: number | null
  versionId: number
  scaleId: string
  band: number | null
  count: number
  sum: number
  low: number | null
  high: number | null
}

const bandColumns = sql`
  s.action_id as "actionId", s.version_id as "versionId", k.scale_id as "scaleId", k.band,
  count(*)::int as count, sum(k.score) as sum, min(k.low) as low, max(k.high) as high`

/** The scores of a version's scales by band, without regard to actions. */
export function countBands(db: Db, scope: CountedScope): Promise<ScaleRow[]> {
  return db.rows(sql`
    select ${bandColumns}
    from (select s.id, s.version_id, null::int as action_id from ${countedSets(scope)}) s
    join quest_scores k on k.answer_set_id = s.id
    where s.version_id is not null group by 1, 2, 3, 4`)
}

/** The scores of several actions by band. */
export function countBandsOfActions(
  db: Db,
  reach: ResultsReach,
  actionIds: readonly number[],
): Promise<ScaleRow[]> {
  return db.rows(sql`
    select ${bandColumns}
    from (select s.id, s.version_id, s.action_id from ${finishedSetsOf(reach, actionIds)}) s
    join quest_scores k on k.answer_set_id = s.id
    where s.version_id is not null group by 1, 2, 3, 4`)
}

export interface FinishedRow {
  actionId: number
  questId: number
  title: string
  versionId: number | null
  sets: number
}

/** How many people finished each action's questionnaire, by version; an action is named even so. */
export function countFinished(
  db: Db,
  reach: ResultsReach,
  actionIds: readonly number[],
): Promise<FinishedRow[]> {
  return db.rows(sql`
    select a.id as "actionId", a.quest_id as "questId",
      ${titleTo(reach)} as title,
      f.version_id as "versionId", coalesce(f.sets, 0) as sets
    from project_actions pa join actions a on a.id = pa.action_id
    left join (
      select s.action_id, s.quest_id, s.version_id, count(*)::int as sets
      from ${finishedSetsOf(reach, actionIds)} group by 1, 2, 3
    ) f on f.action_id = a.id and f.quest_id = a.quest_id
    where pa.project_id = ${reach.projectId} and a.id = any (${actionIds}::int[])
      and a.quest_id is not null and ${reach.isVisible}`)
}

export interface ChangeRow {
  scaleId: string
  count: number
  fromMean: number | null
  toMean: number | null
  risen: number
  fallen: number
}

/** How scales changed between two actions, of those who have a score in both. */
export function countChanges(
  db: Db,
  reach: ResultsReach,
  pairs: readonly { scaleId: string; from: number; to: number }[],
): Promise<ChangeRow[]> {
  const actionIds = [...new Set(pairs.flatMap(({ from, to }) => [from, to]))]
  return db.rows(sql`
    with scored as materialized (
      select s.mentee_id, s.action_id, k.scale_id, k.score
      from (select s.id, s.mentee_id, s.action_id from ${finishedSetsOf(reach, actionIds)}) s
      join quest_scores k on k.answer_set_id = s.id
    )
    select p.scale_id as "scaleId", count(*)::int as count, avg(f.score) as "fromMean",
      avg(t.score) as "toMean", count(*) filter (where t.score > f.score)::int as risen,
      count(*) filter (where t.score < f.score)::int as fallen
    from unnest(${pairs.map(({ scaleId }) => scaleId)}::text[],
      ${pairs.map(({ from }) => from)}::int[], ${pairs.map(({ to }) => to)}::int[])
      as p (scale_id, from_id, to_id)
    join scored f on f.action_id = p.from_id and f.scale_id = p.scale_id
    join scored t on t.action_id = p.to_id and t.scale_id = p.scale_id
      and t.mentee_id = f.mentee_id
    group by 1`)
}
