import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

type Path = readonly string[]

/** Makes a group that is there whether an action is in it or not. */
export async function insertGroup(db: Db, projectId: number, path: Path): Promise<void> {
  await db.run(sql`
    insert into action_groups (project_id, path) values (${projectId}, ${path}::text[])
    on conflict do nothing`)
}

/** Whether there is such a group, with an action in it or without. */
export async function isGroup(db: Db, projectId: number, path: Path): Promise<boolean> {
  const { is } = await db.one<{ is: boolean }>(sql`
    select exists (select from project_actions where project_id = ${projectId}
        and group_path[1:${path.length}::int] = ${path}::text[])
      or exists (select from action_groups where project_id = ${projectId}
        and path[1:${path.length}::int] = ${path}::text[]) as is`)
  return is
}

/** Whether some group of the project is called so, whatever it is in. */
export async function isNamed(db: Db, projectId: number, name: string): Promise<boolean> {
  const { is } = await db.one<{ is: boolean }>(sql`
    select exists (select from project_actions
        where project_id = ${projectId} and ${name} = any (group_path))
      or exists (select from action_groups
        where project_id = ${projectId} and ${name} = any (path)) as is`)
  return is
}

/** How deep the deepest group within one is. */
export async function depthWithin(db: Db, projectId: number, path: Path): Promise<number> {
  const { depth } = await db.one<{ depth: number }>(sql`
    select coalesce(max(cardinality(p)), 0)::int as depth from (
      select group_path as p from project_actions where project_id = ${projectId}
      union all select path from action_groups where project_id = ${projectId}
    ) all_paths where p[1:${path.length}::int] = ${path}::text[]`)
  return depth
}

/** Gives a group another path, with all that is in it. */
export async function moveGroup(
  db: Db,
  projectId: number,
  from: Path,
  to: Path,
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<void> {
  await db.run(sql`
    update project_actions
    set group_path = ${to}::text[] || group_path[${from.length + 1}::int:],
      revision = revision + 1, changed_at = ${at}, changed_by = ${by}
    where project_id = ${projectId} and group_path[1:${from.length}::int] = ${from}::text[]`)
  await db.run(sql`
    with moved as (
      delete from action_groups
      where project_id = ${projectId} and path[1:${from.length}::int] = ${from}::text[]
      returning ${to}::text[] || path[${from.length + 1}::int:] as path
    )
    insert into action_groups (project_id, path)
    select ${projectId}::int, path from moved where cardinality(path) > 0
    on conflict do nothing`)
}
