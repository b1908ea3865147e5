import type { Definition } from '@telemachos/questionnaire/definition'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

export interface Uses {
  Actions: number
  Attempts: number
  Answers: number
  Exports: number
}

/** A group of a version, and the option of it that is meant; null for any answer. */
export interface UsedGroup {
  readonly versionId: number
  readonly groupId: number
  readonly optionId: number | null
}

/** The definitions of all versions of a questionnaire. */
export function listDefinitions(
  db: Db,
  questId: number,
): Promise<{ versionId: number; definition: Definition }[]> {
  return db.rows(sql`
    select id as "versionId", definition from questionnaire_versions
    where quest_id = ${questId} order by version`)
}

/** How much of a project depends on a questionnaire; on groups of it where some are given. */
export async function countUses(
  db: Db,
  projectId: number,
  questId: number,
  groups: readonly UsedGroup[] | undefined,
): Promise<Uses> {
  const isMeant = groups
    ? sql`exists (
        select from unnest(${groups.map((one) => one.versionId)}::int[],
          ${groups.map((one) => one.groupId)}::int[],
          ${groups.map((one) => one.optionId)}::int[]) as meant (version_id, group_id, option_id)
        where meant.version_id = s.version_id and meant.group_id = a.group_id
          and (meant.option_id is null or meant.option_id = a.option_id))`
    : sql`true`
  const answered = await db.one<{ Attempts: number; Answers: number }>(sql`
    select count(distinct a.answer_set_id)::int as "Attempts", count(*)::int as "Answers"
    from answer_sets s join quest_answers a on a.answer_set_id = s.id
    where s.quest_id = ${questId} and s.project_id = ${projectId}
      and (a.option_id is not null or btrim(a.text) <> '') and ${isMeant}`)
  const begun = await db.one<{ Actions: number; Attempts: number; Exports: number }>(sql`
    select (select count(*)::int from actions a join project_actions pa on pa.action_id = a.id
        where a.quest_id = ${questId} and pa.project_id = ${projectId}) as "Actions",
      (select count(*)::int from answer_sets s
        where s.quest_id = ${questId} and s.project_id = ${projectId}) as "Attempts",
      (select count(*)::int from audit_log l
        where l.project_id = ${projectId} and l.verb = 'quest.exportStarted'
          and l.detail ->> 'questId' = ${String(questId)}) as "Exports"`)
  return groups ? { ...begun, ...answered } : { ...answered, ...begun }
}

/** Takes a questionnaire off the list, or puts it back. */
export async function markRemoved(db: Db, questId: number, at: Date | null): Promise<void> {
  await db.run(sql`update questionnaires set removed_at = ${at} where id = ${questId}`)
}
