import type { Definition } from '@telemachos/questionnaire/definition'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

interface WordedQuest {
  readonly id: number
  readonly definition: Definition
  /** Other projects whose it is, or whose actions ask it. */
  readonly elsewhere: readonly number[]
}

/** What a project's questionnaires say, those that its actions ask among them, as they were published last. */
export function listWordedQuests(
  db: Db,
  projectId: number,
  questId: number | undefined,
): Promise<WordedQuest[]> {
  return db.rows(sql`
    select q.id, v.definition, (
        select coalesce(jsonb_agg(distinct shown.project_id), '[]') from (${showing}
        ) shown where shown.quest_id = q.id and shown.project_id <> ${projectId}
      ) as elsewhere
    from questionnaires q
    cross join lateral (
      select definition from questionnaire_versions
      where quest_id = q.id order by version desc limit 1
    ) v
    where exists (select from (${showing}
        ) shown where shown.quest_id = q.id and shown.project_id = ${projectId})
      ${questId === undefined ? sql`` : sql`and q.id = ${questId}`}
    order by q.sort_key, q.id`)
}

/** Which project shows which questionnaire: its own, but for those removed, and what its actions ask. */
const showing = sql`
  select own.id as quest_id, own.project_id from questionnaires own
  where own.removed_at is null
  union all
  select a.quest_id, pa.project_id from actions a join project_actions pa on pa.action_id = a.id
  where a.quest_id is not null and pa.archived_at is null`

/** The projects that show any of these questionnaires. */
export async function listProjectsOfQuests(db: Db, ids: readonly number[]): Promise<number[]> {
  const projects = await db.rows<{ id: number }>(sql`
    select distinct shown.project_id as id from (${showing}) shown
    where shown.quest_id = any (${ids}::int[])`)
  return projects.map(({ id }) => id)
}
