import type { MEMBER_ROLES, Role } from '@telemachos/contract/core/roles'
import type { CalculatorSettings } from '@telemachos/contract/spreadsheets/settings'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { join, sql, type Sql } from '../../kernel/database/sql.ts'

/** What authors say of a spreadsheet. */
export interface SpreadsheetRow {
  readonly id: number
  readonly projectId: number
  readonly name: string
  readonly version: number
  readonly revision: number
  readonly settings: CalculatorSettings
  readonly roles: (typeof MEMBER_ROLES)[number][]
  /** Of what is in its newest file. */
  readonly contentHash: string
}

/** The condition that the spreadsheet `s` is of the project, or shared with it. */
export const isUsedIn = (
  projectId: number | Sql,
): Sql => sql`(s.project_id = ${projectId} or exists (
  select from spreadsheet_projects p
  where p.spreadsheet_id = s.id and p.project_id = ${projectId}))`

const COLUMNS = sql`s.id, s.project_id as "projectId", s.name, s.version, s.revision, s.settings, s.roles, (
    select v.content_hash from spreadsheet_versions v
    where v.spreadsheet_id = s.id and v.version = s.version) as "contentHash"`

/** A spreadsheet that the project has or uses. */
export function findSpreadsheet(
  db: Db,
  projectId: number,
  id: number,
): Promise<SpreadsheetRow | undefined> {
  return db.row(sql`
    select ${COLUMNS} from spreadsheets s where s.id = ${id} and ${isUsedIn(projectId)}`)
}

/**
 * The same, locked until the transaction ends. It is read once it is locked: a statement that has waited
 * sees the new version in the row, and not yet in the table of versions.
 */
export async function lockSpreadsheet(
  db: Db,
  projectId: number,
  id: number,
): Promise<SpreadsheetRow | undefined> {
  await db.run(sql`select from spreadsheets where id = ${id} for update`)
  return findSpreadsheet(db, projectId, id)
}

interface ListedRow {
  Id: number
  Name: string
  Version: number
  At: string
  By: string
  Uses: number
  Notes: number
  Inputs: number
  IsOwn: boolean
}

/** Actions whose work is to calculate with the spreadsheet. */
const usingActions = sql`from actions a
  where (a.data #>> '{needs,calculator,spreadsheet}')::int = s.id`

/** Questionnaires with a question that calculates with it, as they are drafted. */
const usingQuests = sql`from questionnaires q
  where q.removed_at is null and jsonb_path_exists(q.draft,
    '$.Sections[*].Questions[*][*].Spreadsheets[*] ? (@.Id == $id)', jsonb_build_object('id', s.id))`

/** A page of the spreadsheets that match, by name, with how many there are in all; each draft is read once. */
export async function listSpreadsheets(
  db: Db,
  projectId: number,
  { patterns, page }: { readonly patterns: string[][]; readonly page: Paged },
): Promise<{ list: ListedRow[]; count: number; All: number }> {
  const matches = join(
    [sql`true`, ...patterns.map((words) => sql`s.search_key like any (${words}::text[])`)],
    ' and ',
  )
  const [list, counts] = await Promise.all([
    db.rows<ListedRow>(sql`
      with page as materialized (
        select s.* from spreadsheets s where ${isUsedIn(projectId)} and ${matches}
        order by s.sort_key, s.id
        ${pageOf(page)}
      ),
      quests as materialized (
        select used.id, count(distinct q.id)::int as count
        from questionnaires q cross join lateral jsonb_path_query(q.draft,
          '$.Sections[*].Questions[*][*].Spreadsheets[*].Id') used (id)
        where q.removed_at is null group by used.id
      )
      select s.id as "Id", s.name as "Name", s.version as "Version", s.saved_at as "At",
        coalesce(u.last_name || ' ' || u.first_name, '') as "By",
        (select count(*)::int ${usingActions}) + coalesce(quests.count, 0) as "Uses",
        jsonb_array_length(v.model -> 'notes') as "Notes",
        jsonb_array_length(s.settings -> 'Inputs') as "Inputs",
        s.project_id = ${projectId} as "IsOwn"
      from page s
      join spreadsheet_versions v on v.spreadsheet_id = s.id and v.version = s.version
      left join users u on u.id = s.saved_by
      left join quests on quests.id = to_jsonb(s.id)
      order by s.sort_key, s.id`),
    db.one<{ count: number; All: number }>(sql`
      select count(*) filter (where ${matches})::int as count, count(*)::int as "All"
      from spreadsheets s where ${isUsedIn(projectId)}`),
  ])
  return { list, ...counts }
}

/** Names of those that a project has or uses, at most 1,000. */
export function listNames(db: Db, projectId: number): Promise<{ Id: number; Name: string }[]> {
  return db.rows(sql`
    select s.id as "Id", s.name as "Name" from spreadsheets s
    where ${isUsedIn(projectId)} order by s.sort_key, s.id limit 1000`)
}

/** Names of those that a role may calculate with by themselves, at most 100. */
export function listOpen(
  db: Db,
  projectId: number,
  role: Role,
): Promise<{ Id: number; Name: string; projectId: number }[]> {
  return db.rows(sql`
    select s.id as "Id", s.name as "Name", s.project_id as "projectId" from spreadsheets s
    where ${isUsedIn(projectId)} and ${role} = any (s.roles)
    order by s.sort_key, s.id limit 100`)
}

/** What calculates with a spreadsheet, each with the projects that have it. */
const usesOf = (id: number): Sql => sql`
  select used.* from spreadsheets s, lateral (
    select 'action' as "Kind", a.id as "Id", a.title as "Title", array(
      select pa.project_id from project_actions pa where pa.action_id = a.id) as projects
    ${usingActions}
    union all
    select 'questionnaire', q.id, q.title ->> 'el', array[q.project_id] ${usingQuests}
  ) used where s.id = ${id}`

/** What calculates with a spreadsheet: by name what a reader sees, at most 100, and how much else there is. */
export interface UsesRow {
  readonly Uses: { Kind: 'action' | 'questionnaire'; Id: number; Title: string }[]
  readonly Elsewhere: number
}

/** The same. @param seenIn the project of which the reader sees what it has; null for every project. */
export async function listUses(db: Db, id: number, seenIn: number | null): Promise<UsesRow> {
  const rows = await db.rows<UsesRow['Uses'][number] & { isSeen: boolean; elsewhere: number }>(sql`
    select "Kind", "Id", "Title", "isSeen",
      (count(*) filter (where not "isSeen") over ())::int as elsewhere
    from (
      select *, ${seenIn}::int is null or ${seenIn}::int = any (projects) as "isSeen"
      from (${usesOf(id)}) uses
    ) seen
    order by "isSeen" desc, 1, 3, 2 limit 100`)
  return {
    Uses: rows.filter(({ isSeen }) => isSeen).map(({ Kind, Id, Title }) => ({ Kind, Id, Title })),
    Elsewhere: rows[0]?.elsewhere ?? 0,
  }
}

/** Whether anything of these projects calculates with a spreadsheet. */
export async function hasUsesIn(
  db: Db,
  id: number,
  projectIds: readonly number[],
): Promise<boolean> {
  const { has } = await db.one<{ has: boolean }>(sql`
    select exists (
      select from (${usesOf(id)}) uses where projects && ${projectIds}::int[]) as has`)
  return has
}

interface Named {
  readonly name: string
  readonly sortKey: string
  readonly searchKey: string
}

interface New extends Named {
  readonly projectId: number
  readonly settings: CalculatorSettings
  readonly by: number
  readonly at: Date
}

/** A new spreadsheet; its first version follows. */
export async function insertSpreadsheet(db: Db, given: New): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into spreadsheets (project_id, name, sort_key, search_key, settings, saved_by, saved_at)
    values (${given.projectId}, ${given.name}, ${given.sortKey}, ${given.searchKey},
      ${JSON.stringify(given.settings)}::jsonb, ${given.by}, ${given.at}) returning id`)
  return id
}

interface Saved extends Named {
  readonly settings: CalculatorSettings
  readonly roles: readonly Role[]
  readonly by: number
  readonly at: Date
}

/** Writes what authors say; @returns the new revision. */
export async function updateSpreadsheet(db: Db, id: number, saved: Saved): Promise<number> {
  const { revision } = await db.one<{ revision: number }>(sql`
    update spreadsheets set name = ${saved.name}, sort_key = ${saved.sortKey},
      search_key = ${saved.searchKey}, settings = ${JSON.stringify(saved.settings)}::jsonb,
      roles = ${saved.roles}, revision = revision + 1, saved_by = ${saved.by}, saved_at = ${saved.at}
    where id = ${id} returning revision`)
  return revision
}

/** The other projects that use a spreadsheet. */
export async function listProjects(db: Db, id: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select project_id as id from spreadsheet_projects where spreadsheet_id = ${id} order by 1`)
  return rows.map((row) => row.id)
}

/** Those of the projects that there are. */
export async function listExisting(db: Db, projectIds: readonly number[]): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select id from projects where id = any (${projectIds}::int[]) order by id`)
  return rows.map(({ id }) => id)
}

/** Makes these the other projects that use it. */
export async function setProjects(
  db: Db,
  id: number,
  projectIds: readonly number[],
): Promise<void> {
  await db.run(sql`
    delete from spreadsheet_projects
    where spreadsheet_id = ${id} and project_id <> all (${projectIds}::int[])`)
  await db.run(sql`
    insert into spreadsheet_projects (spreadsheet_id, project_id)
    select ${id}::int, given from unnest(${projectIds}::int[]) as given on conflict do nothing`)
}

export async function deleteSpreadsheet(db: Db, id: number): Promise<void> {
  await db.run(sql`delete from spreadsheets where id = ${id}`)
}
