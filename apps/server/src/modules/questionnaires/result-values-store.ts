import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

interface FinishedRow {
  readonly id: number
  readonly questId: number
  readonly versionId: number | null
  readonly finishedAt: string
}

/** The set of each questionnaire that a mentee has finished last. */
export function listLatestFinished(
  db: Db,
  {
    projectId,
    menteeId,
    questIds,
  }: {
    readonly projectId: number
    readonly menteeId: number
    readonly questIds: readonly number[]
  },
): Promise<FinishedRow[]> {
  return db.rows(sql`
    select distinct on (s.quest_id) s.id, s.quest_id as "questId", s.version_id as "versionId",
      coalesce(s.finished_at, s.created_at) as "finishedAt"
    from answer_sets s
    where s.project_id = ${projectId} and s.mentee_id = ${menteeId}
      and s.quest_id = any (${questIds}::int[]) and s.state = 'finished'
    order by s.quest_id, s.finished_at desc, s.id desc`)
}

/** What scales came to in these sets. */
export function listScores(
  db: Db,
  setIds: readonly number[],
): Promise<{ setId: number; scaleId: string; score: number }[]> {
  return db.rows(sql`
    select answer_set_id as "setId", scale_id as "scaleId", score from quest_scores
    where answer_set_id = any (${setIds}::int[])`)
}
