import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

export interface ScoreRow {
  readonly scaleId: string
  readonly score: number
  readonly low: number | null
  readonly high: number | null
  /** The place of its band among the scale's. */
  readonly band: number | null
}

/** Keeps what came out of a set, instead of what was kept before. */
export async function writeScores(
  db: Db,
  setId: number,
  { hidden, scores, at }: { hidden: readonly number[]; scores: readonly ScoreRow[]; at: Date },
): Promise<void> {
  await db.run(sql`
    update quest_answers set hidden = group_id = any (${hidden}::int[])
    where answer_set_id = ${setId} and hidden <> (group_id = any (${hidden}::int[]))`)
  await db.run(sql`delete from quest_scores where answer_set_id = ${setId}`)
  await db.run(sql`
    insert into quest_scores (answer_set_id, scale_id, score, low, high, band)
    select ${setId}::int, scale_id, score, low, high, band
    from jsonb_to_recordset(${JSON.stringify(
      scores.map(({ scaleId, ...score }) => ({ scale_id: scaleId, ...score })),
    )}::jsonb)
      as given (scale_id text, score float8, low float8, high float8, band int)`)
  await db.run(sql`update answer_sets set scored_at = ${at} where id = ${setId}`)
}

export interface UnscoredSet {
  readonly id: number
  readonly projectId: number
  readonly questId: number
  readonly versionId: number
  readonly endedAt: string
}

const unscored = sql`select id, project_id as "projectId", quest_id as "questId",
    version_id as "versionId", coalesce(finished_at, expired_at, created_at) as "endedAt"
  from answer_sets
  where state in ('finished', 'expired') and scored_at is null and version_id is not null`

/** Sets that have ended and wait to be scored, after a number; at most 100. */
export function listUnscored(db: Db, after: number): Promise<UnscoredSet[]> {
  return db.rows(sql`${unscored} and id > ${after} order by id limit 100`)
}

/** Those of some that still wait, locked; without those that somebody else has locked. */
export function lockUnscored(db: Db, ids: readonly number[]): Promise<UnscoredSet[]> {
  return db.rows(sql`
    ${unscored} and id = any (${ids}::int[]) order by id for update skip locked`)
}
