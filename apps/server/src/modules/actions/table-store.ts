import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { snapshot } from './author-store.ts'
import { storedRule } from './due-store.ts'
import { isVisible, type WantedFlags } from './store.ts'

type Calls = typeof contract.actions.calls
type Row = OutputOf<Calls['listTable']>['Actions'][number]

/** A row of the table without what is counted. */
export type TableRow = Omit<Row, 'Done' | 'Of' | 'Unshown'>

interface WantedRows {
  readonly projectId: number
  readonly flags: WantedFlags
  /** Those that are archived, instead of the others. */
  readonly archived: boolean
  /** Whether drafts are told of, which only authors read. */
  readonly asAuthor: boolean
}

/** A project's actions as the table shows them, in order. */
export function listTable(
  db: Db,
  { projectId, flags, archived, asAuthor }: WantedRows,
): Promise<TableRow[]> {
  return db.rows(sql`
    select a.id as "ActionId", a.type_id as "TypeId", a.title as "Title", own_languages(a.titles) as "Titles",
      a.version as "Version", pa.group_path as "Group", pa.flags as "Flags", pa.due_on as "Due",
      case when pa.due_from is not null then ${storedRule} end as "DueRule", pa.revision as "Revision", a.show_condition as "ShowCondition",
      a.enable_condition as "EnableCondition", a.quest_id as "QuestId",
      (select coalesce(jsonb_agg(p.descr order by sort_text(p.descr) collate "C"), '[]')
        from project_actions other join projects p on p.id = other.project_id
        where other.action_id = a.id and other.project_id <> pa.project_id) as "SharedWith",
      pa.changed_at as "ChangedAt", u.first_name || ' ' || u.last_name as "ChangedBy",
      pa.archived_at as "ArchivedAt",
      case when ${asAuthor} then d.saved_at end as "DraftAt"
    from project_actions pa
    join actions a on a.id = pa.action_id
    left join users u on u.id = pa.changed_by
    left join action_drafts d on d.action_id = a.id
    where pa.project_id = ${projectId} and (pa.archived_at is not null) = ${archived}
      and ${isVisible(flags)}
    order by pa.position, pa.action_id`)
}

/** The groups that are there without an action of the project in them, and how many are archived. */
export function readTableFrame(
  db: Db,
  projectId: number,
): Promise<{ emptyGroups: string[][]; archived: number }> {
  return db.one(sql`
    select coalesce((
        select jsonb_agg(to_jsonb(g.path) order by sort_text(array_to_string(g.path, chr(1))) collate "C", g.path) from action_groups g
        where g.project_id = ${projectId} and not exists (
          select from project_actions pa
          where pa.project_id = g.project_id and pa.archived_at is null
            and pa.group_path[1:cardinality(g.path)] = g.path)
      ), '[]') as "emptyGroups",
      (select count(*)::int from project_actions
        where project_id = ${projectId} and archived_at is not null) as archived`)
}

/** How many people a change of actions touches. */
export function countTouched(
  db: Db,
  projectId: number,
  actionIds: readonly number[],
): Promise<OutputOf<Calls['countTouched']>> {
  return db.one(sql`
    with active as materialized (
      select m.user_id from memberships m join users u on u.id = m.user_id
      where m.project_id = ${projectId} and m.is_mentee and m.left_at is null and u.state = 1
    ),
    unseeing as materialized (
      select mentee_id from unshown_actions
      where project_id = ${projectId} and action_id = any (${actionIds}::int[])
      group by mentee_id having count(*) = ${actionIds.length}
    ),
    finished as materialized (
      select distinct mentee_id from completions
      where project_id = ${projectId} and action_id = any (${actionIds}::int[])
        and completed_at is not null
    )
    select count(*)::int as "Mentees", count(f.mentee_id)::int as "Completed",
      (select count(distinct r.holder_id)::int from relations r
        where r.project_id = ${projectId} and r.kind = 'mentor' and r.to_at is null
          and r.subject_id in (select user_id from active)) as "Mentors"
    from active
    left join finished f on f.mentee_id = active.user_id
    where active.user_id not in (select mentee_id from unseeing)`)
}

/** An entry of the grid as it is kept, locked for writing. */
export interface KeptEntry {
  readonly ActionId: number
  readonly Title: string
  readonly typeId: number
  readonly questId: number | null
  readonly Flags: number
  readonly Group: string[]
  readonly Due: string | null
  readonly Revision: number
  readonly isArchived: boolean
  readonly SavedAt: string | null
  readonly SavedBy: string | null
}

/** The entries of these actions in a project, in the order of their ids, locked. */
export function lockEntries(
  db: Db,
  projectId: number,
  actionIds: readonly number[],
): Promise<KeptEntry[]> {
  return db.rows(sql`
    select pa.action_id as "ActionId", a.title as "Title", a.type_id as "typeId",
      a.quest_id as "questId", pa.flags as "Flags", pa.group_path as "Group",
      pa.due_on as "Due", pa.revision as "Revision", pa.archived_at is not null as "isArchived",
      pa.changed_at as "SavedAt", u.first_name || ' ' || u.last_name as "SavedBy"
    from project_actions pa join actions a on a.id = pa.action_id
    left join users u on u.id = pa.changed_by
    where pa.project_id = ${projectId} and pa.action_id = any (${actionIds}::int[])
    order by pa.action_id for update of pa`)
}

/** An action whose title is to be written, and who may write it. */
export interface KeptTitle {
  readonly actionId: number
  readonly title: string
  readonly version: number
  /** The other projects that have it. */
  readonly elsewhere: number[]
  readonly SavedAt: string | null
  readonly SavedBy: string | null
}

/** The actions of the project among these, in the order of their ids, locked. */
export function lockTitles(
  db: Db,
  projectId: number,
  actionIds: readonly number[],
): Promise<KeptTitle[]> {
  return db.rows(sql`
    select a.id as "actionId", a.title, a.version,
      (select coalesce(jsonb_agg(other.project_id), '[]') from project_actions other
        where other.action_id = a.id and other.project_id <> ${projectId}) as elsewhere,
      a.saved_at as "SavedAt", u.first_name || ' ' || u.last_name as "SavedBy"
    from actions a
    join project_actions pa on pa.action_id = a.id and pa.project_id = ${projectId}
    left join users u on u.id = a.saved_by
    where a.id = any (${actionIds}::int[])
    order by a.id for update of a`)
}

interface WrittenTitle {
  readonly ActionId: number
  readonly Title: string
  readonly Titles: Readonly<Record<string, string>>
}

/** Writes the titles of actions; the version before stays in the history of each. */
export async function writeTitles(
  db: Db,
  titles: readonly WrittenTitle[],
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<void> {
  await db.run(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(titles)}::jsonb)
        as w ("ActionId" int, "Title" text, "Titles" jsonb)
    ),
    before as (
      insert into action_versions (action_id, version, content, saved_at, saved_by)
      select id, version, ${snapshot}, coalesce(saved_at, created_at), saved_by
      from actions where id in (select "ActionId" from wanted)
    )
    update actions a
    set version = a.version + 1, title = w."Title", titles = w."Titles", saved_at = ${at},
      saved_by = ${by}
    from wanted w where a.id = w."ActionId"`)
}
