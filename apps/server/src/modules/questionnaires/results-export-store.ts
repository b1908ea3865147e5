import type { Db } from '../../kernel/database/database.ts'
import { titleTo } from '../actions/index.ts'
import { sql, whole, type Sql } from '../../kernel/database/sql.ts'
import { answeringFile, isAnsweringFile, nameForOthers } from './file-store.ts'
import { countedSets, placeOfSet, type CountedScope } from './results-store.ts'

/** How many sets a scope counts, and where each page of them begins; found in one pass. */
export function findSetBounds(
  db: Db,
  scope: CountedScope,
  size: number,
): Promise<{ people: number; keys: string[]; ids: number[] }> {
  return db.one(sql`
    with placed as (
      select ${placeOfSet} as key, s.id,
        row_number() over (order by ${placeOfSet}, s.id) as place
      from ${countedSets(scope)}
    )
    select count(*)::int as people,
      coalesce(array_agg(key order by place) filter (where place % ${whole(size)} = 1), '{}') as keys,
      coalesce(array_agg(id order by place) filter (where place % ${whole(size)} = 1), '{}') as ids
    from placed`)
}

export interface ExportedRow {
  AnswerSetId: number
  LastName: string
  FirstName: string
  Action: string
  State: 'finished' | 'expired'
  FinishedAt: string | null
  Answers: { G: number; O: number | null; T: string | null; F: string | null }[]
  Scores: { Id: string; Score: number; band: number | null }[]
}

interface Bound {
  readonly key: string
  readonly id: number
}

/** Sets from the first to the last. */
export const everySet: Sql = sql`true`

/** Sets from one bound up to the next. */
export function setsBetween(first: Bound, next: Bound | null): Sql {
  const from = sql`(${placeOfSet}, s.id) >= (${first.key} collate "C", ${first.id})`
  return next
    ? sql`${from} and (${placeOfSet}, s.id) < (${next.key} collate "C", ${next.id})`
    : from
}

/** A page of sets, with what was answered in them. */
export function readExportedSets(
  db: Db,
  scope: CountedScope,
  { within, skip, size }: { within: Sql; skip: number; size: number },
): Promise<ExportedRow[]> {
  return db.rows(sql`
    with sets as materialized (
      select s.id, s.action_id, s.state, s.finished_at, m.user_id,
        ${placeOfSet} as sort_key
      from ${countedSets(scope)}
        and ${within}
      order by ${placeOfSet}, s.id offset ${skip} limit ${whole(size)}
    ),
    answers as (
      select a.answer_set_id, json_agg(json_build_object(
        'G', a.group_id, 'O', a.option_id, 'T', a.text, 'F', ${nameForOthers}) order by a.group_id) as list
      from sets join quest_answers a on a.answer_set_id = sets.id
      left join ${answeringFile} on ${isAnsweringFile}
      where not a.hidden and (a.option_id is not null or btrim(a.text) <> '')
      group by 1
    ),
    scores as (
      select k.answer_set_id, json_agg(json_build_object(
        'Id', k.scale_id, 'Score', k.score, 'band', k.band)) as list
      from sets join quest_scores k on k.answer_set_id = sets.id group by 1
    )
    select s.id as "AnswerSetId", coalesce(u.last_name, '') as "LastName",
      coalesce(u.first_name, '') as "FirstName",
      coalesce(${titleTo(scope)}, '') as "Action",
      s.state as "State", s.finished_at as "FinishedAt",
      coalesce(answers.list, '[]') as "Answers", coalesce(scores.list, '[]') as "Scores"
    from sets s left join users u on u.id = s.user_id
    left join actions a on a.id = s.action_id
    left join answers on answers.answer_set_id = s.id
    left join scores on scores.answer_set_id = s.id
    order by s.sort_key, s.id`)
}
