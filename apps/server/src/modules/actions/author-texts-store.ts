import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql } from '../../kernel/database/sql.ts'

type ByLanguage = Readonly<Partial<Record<'el' | 'en', string>>>

interface WordedAction {
  readonly id: number
  readonly of: string
  readonly title: string
  readonly titles: ByLanguage
  readonly descr: string
  readonly descrs: ByLanguage
  readonly roleTitles: Readonly<Record<string, ByLanguage>>
  readonly elsewhere: readonly number[]
}

/** Other projects than that of `project_actions pa` that have the action. */
const elsewhere = sql`(
  select coalesce(jsonb_agg(other.project_id), '[]') from project_actions other
  where other.action_id = pa.action_id and other.project_id <> pa.project_id)`

/** What the actions of a project say, in their order; of one alone, where it is named. */
export function listWordedActions(
  db: Db,
  projectId: number,
  language: Language,
  actionId: number | undefined,
): Promise<WordedAction[]> {
  return db.rows(sql`
    select a.id, ${inLanguage(sql`a.title`, sql`a.titles`, language)} as of, a.title, a.titles, a.descr,
      a.descrs, a.role_titles as "roleTitles", ${elsewhere} as elsewhere
    from project_actions pa join actions a on a.id = pa.action_id
    where pa.project_id = ${projectId} and pa.archived_at is null
      ${actionId === undefined ? sql`` : sql`and a.id = ${actionId}`}
    order by pa.position, a.id`)
}

/** What actions of a project ask to be written, ticked and handed in. */
export function listAskingActions(
  db: Db,
  projectId: number,
  language: Language,
  actionId: number | undefined,
): Promise<
  { id: number; of: string; form: unknown; needs: unknown; elsewhere: readonly number[] }[]
> {
  return db.rows(sql`
    select a.id, ${inLanguage(sql`a.title`, sql`a.titles`, language)} as of, a.data -> 'form' as form,
      a.data -> 'needs' as needs, ${elsewhere} as elsewhere
    from project_actions pa join actions a on a.id = pa.action_id
    where pa.project_id = ${projectId} and pa.archived_at is null
      and a.data ?| array['form', 'needs']
      ${actionId === undefined ? sql`` : sql`and a.id = ${actionId}`}
    order by pa.position, a.id`)
}

/** The groups of a project's actions by name, as people come upon them, with what they are called in English. */
export function listWordedGroups(
  db: Db,
  projectId: number,
): Promise<{ name: string; en: string }[]> {
  return db.rows(sql`
    select g.name, coalesce(p.settings #>> array['Config', 'Groups', g.name, 'en'], '') as en
    from (
      select name, min(place) as place from (
        select unnest(group_path) as name, position as place from project_actions
        where project_id = ${projectId} and archived_at is null
        union all
        select unnest(path), null from action_groups where project_id = ${projectId}
      ) named group by name
    ) g, projects p
    where p.id = ${projectId} order by g.place nulls last, g.name`)
}

/** The projects that have any of these actions, archived or not. */
export async function listProjectsOfActions(
  db: Db,
  actionIds: readonly number[],
): Promise<number[]> {
  const projects = await db.rows<{ id: number }>(sql`
    select distinct project_id as id from project_actions where action_id = any (${actionIds}::int[])`)
  return projects.map(({ id }) => id)
}

/** Takes the translations of actions into their rows: the trigger reads them. */
export async function refreshActionTexts(db: Db, actionIds: readonly number[]): Promise<void> {
  await db.run(sql`update actions set titles = titles where id = any (${actionIds}::int[])`)
}
