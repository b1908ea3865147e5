import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { STANDARD_FIELDS } from '@telemachos/rules/import-row'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What of a project says how far it is set up. */
export interface SetupRow {
  settings: Pick<ProjectSettings, 'Config' | 'Roles'>
  descr: string
  /** Fields of all profile types together, but for those that people have in every project. */
  fields: number
  actions: number
  published: number
  mentors: number
  mentees: number
  /** Mentees without a default mentor. */
  unlinked: number
  hiddenAt: string | null
}

/** Bit 2 of the grid flags (spec §3): Published. */
const PUBLISHED = 2

/** Counts what there is of a project; undefined where it is not there. */
export function readSetupRow(db: Db, projectId: number): Promise<SetupRow | undefined> {
  const mentees = sql`from memberships m
    where m.project_id = p.id and m.is_mentee and m.left_at is null`
  return db.row(sql`
    select jsonb_build_object('Config', p.settings -> 'Config' #- '{Logo}', 'Roles', p.settings -> 'Roles')
        as settings,
      p.descr,
      (select count(*)
        from jsonb_each(p.settings) as type (name, value),
          lateral (values (type.value -> 'Fields'), (type.value -> 'ProjectFields')) as list (fields),
          jsonb_array_elements(case jsonb_typeof(list.fields) when 'array' then list.fields
            else '[]' end) as field
        where jsonb_typeof(type.value) = 'object'
          and field ->> 'Name' <> all (${STANDARD_FIELDS.map(({ Name }) => Name)}::text[]))::int as fields,
      (select count(*) from project_actions a where a.project_id = p.id)::int as actions,
      (select count(*) from project_actions a
        where a.project_id = p.id and a.flags & ${PUBLISHED} > 0)::int as published,
      (select count(*) from memberships m
        where m.project_id = p.id and m.is_mentor and m.left_at is null)::int as mentors,
      (select count(*) ${mentees})::int as mentees,
      (select count(*) ${mentees} and not exists (
        select from relations r where r.project_id = p.id and r.subject_id = m.user_id
          and r.kind = 'mentor' and r.action_id is null and r.to_at is null))::int as unlinked,
      p.setup_hidden_at as "hiddenAt"
    from projects p where p.id = ${projectId}`)
}

/** Hides the steps from `at` on or, with null, shows them again. */
export async function writeSetupHidden(db: Db, projectId: number, at: Date | null): Promise<void> {
  await db.run(
    sql`update projects set setup_hidden_at = ${at}::timestamptz where id = ${projectId}`,
  )
}

/** Which of these actions the project has. */
export async function findActions(
  db: Db,
  projectId: number,
  actionIds: readonly number[],
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select action_id as id from project_actions
    where project_id = ${projectId} and action_id = any (${actionIds}::int[])`)
  return rows.map(({ id }) => id)
}
