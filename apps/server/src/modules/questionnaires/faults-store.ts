import type { Language } from '@telemachos/contract/core/define-texts'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql, whole, type Sql } from '../../kernel/database/sql.ts'

/** An action that asks a questionnaire that nobody can answer. */
export interface AskedInVain {
  actionId: number
  action: string
  questId: number
  /** What the questionnaire is called; null where it is not known to the project. */
  questionnaire: string | null
  isRemoved: boolean
}

const titleOf = (language: Language): Sql =>
  sql`coalesce(nullif(q.title ->> ${language}, ''), nullif(q.title ->> 'el', ''), q.title ->> 'en')`

/** The actions of a project whose questionnaire has no version yet, or is gone. */
export function listAsked(db: Db, projectId: number, language: Language): Promise<AskedInVain[]> {
  return db.rows(sql`
    select a.id as "actionId", ${inLanguage(sql`a.title`, sql`a.titles`, language)} as action, a.quest_id as "questId",
      ${titleOf(language)} as questionnaire, q.id is null or q.removed_at is not null as "isRemoved"
    from project_actions pa
    join actions a on a.id = pa.action_id
    left join questionnaires q on q.id = a.quest_id and q.project_id = pa.project_id
    where pa.project_id = ${projectId} and pa.archived_at is null and a.quest_id is not null
      and (q.id is null or q.removed_at is not null or not exists (
        select from questionnaire_versions v where v.quest_id = q.id))
    order by pa.position, a.id`)
}

/** A draft that says something else than the last version, of a questionnaire that actions ask. */
export interface OpenDraft {
  id: number
  title: string
  draft: Draft
  actions: number[]
}

/** Drafts may be long: of more than these a check would take its time. */
const MOST = 50

/** The drafts of the questionnaires that a project's actions ask, where they are not published as they are. */
export function listOpenDrafts(
  db: Db,
  projectId: number,
  language: Language,
): Promise<OpenDraft[]> {
  return db.rows(sql`
    select q.id, ${titleOf(language)} as title, q.draft, asked.actions
    from (
      select a.quest_id, jsonb_agg(a.id order by a.id) as actions
      from project_actions pa join actions a on a.id = pa.action_id
      where pa.project_id = ${projectId} and pa.archived_at is null and a.quest_id is not null
      group by a.quest_id
    ) asked
    join questionnaires q on q.id = asked.quest_id and q.project_id = ${projectId}
      and q.removed_at is null
    where not exists (select from questionnaire_versions v
      where v.quest_id = q.id and v.revision = q.revision)
    order by q.sort_key, q.id limit ${whole(MOST)}`)
}
