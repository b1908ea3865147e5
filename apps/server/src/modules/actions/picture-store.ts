import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { isVisible, type WantedFlags } from './store.ts'

interface NewPicture {
  readonly actionId: number
  readonly key: string
  readonly fileId: number
  readonly at: Date
}

/** Keeps a picture that nothing shows yet. */
export async function insertPicture(db: Db, { actionId, key, fileId, at }: NewPicture) {
  await db.run(sql`
    insert into action_pictures (action_id, key, file_id, unused_since)
    values (${actionId}, ${key}, ${fileId}, ${at})`)
}

/** How many pictures an action has. */
export async function countPictures(db: Db, actionId: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from action_pictures where action_id = ${actionId}`)
  return count
}

/** In which actions of a project that have these flags a picture is. */
export function listPlaces(
  db: Db,
  projectId: number,
  key: string,
  flags: WantedFlags,
): Promise<{ actionId: number; fileId: number }[]> {
  return db.rows(sql`
    select p.action_id as "actionId", p.file_id as "fileId"
    from action_pictures p join project_actions pa on pa.action_id = p.action_id
    where p.key = ${key} and pa.project_id = ${projectId} and ${isVisible(flags)}
    order by p.action_id`)
}

/**
 * Gives an action the pictures that its texts name and other actions of the project have: texts are
 * copied from one to the other.
 * @returns those of the keys that it has now.
 */
export async function sharePictures(
  db: Db,
  { projectId, actionId }: { readonly projectId: number; readonly actionId: number },
  keys: readonly string[],
): Promise<Set<string>> {
  await db.run(sql`
    insert into action_pictures (action_id, key, file_id)
    select distinct on (p.key) ${actionId}::int, p.key, p.file_id
    from action_pictures p join project_actions pa on pa.action_id = p.action_id
    where p.key = any (${keys}::text[]) and pa.project_id = ${projectId}
    order by p.key, p.action_id
    on conflict do nothing`)
  const rows = await db.rows<{ key: string }>(sql`
    select key from action_pictures where action_id = ${actionId} and key = any (${keys}::text[])`)
  return new Set(rows.map(({ key }) => key))
}

/** Gives copies of actions the pictures of their originals. */
export async function copyPictures(db: Db, copies: ReadonlyMap<number, number>): Promise<void> {
  await db.run(sql`
    insert into action_pictures (action_id, key, file_id)
    select c.copy, p.key, p.file_id
    from unnest(${[...copies.keys()]}::int[], ${[...copies.values()]}::int[]) as c (original, copy)
    join action_pictures p on p.action_id = c.original`)
}

/** Notes which pictures no description, earlier version or draft of their action names any more. */
export async function noteUnused(db: Db, now: Date): Promise<void> {
  await db.run(sql`
    with named as materialized (
      select id as action_id, descr || descrs::text as text from actions
      where exists (select from action_pictures p where p.action_id = id)
      union all select v.action_id, v.content::text from action_versions v
      where exists (select from action_pictures p where p.action_id = v.action_id)
      union all select d.action_id, d.content::text from action_drafts d
    ),
    stands as (
      select p.action_id, p.key, exists (
        select from named n where n.action_id = p.action_id and strpos(n.text, p.key) > 0) as is_named
      from action_pictures p
    )
    update action_pictures p
    set unused_since = case when not stands.is_named then ${now}::timestamptz end
    from stands
    where stands.action_id = p.action_id and stands.key = p.key
      and (p.unused_since is null) <> stands.is_named`)
}

/** Forgets pictures that nothing has named since before the instant. */
export async function deleteUnused(db: Db, before: Date): Promise<void> {
  await db.run(sql`delete from action_pictures where unused_since < ${before}`)
}

/** Which of some files are pictures of actions. */
export async function filesInUse(db: Db, fileIds: readonly number[]): Promise<Set<number>> {
  const rows = await db.rows<{ id: number }>(sql`
    select distinct file_id as id from action_pictures where file_id = any (${fileIds}::int[])`)
  return new Set(rows.map(({ id }) => id))
}
