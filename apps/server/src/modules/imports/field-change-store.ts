import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** A field that somebody changes for many. */
interface FieldChange {
  /** Chosen by the page. */
  readonly id: string
  readonly projectId: number
  readonly by: number
  readonly field: string
  readonly now: Date
}

interface ChangedValue {
  readonly userId: number
  readonly old: string
  readonly value: string
}

/**
 * Keeps what a field was changed from, once for each person and change, so that it can be undone.
 * @returns false where the id is that of another change: of somebody else, or of another field.
 */
export async function keepFieldChange(
  db: Db,
  { id, projectId, by, field, now }: FieldChange,
  people: readonly ChangedValue[],
): Promise<boolean> {
  await db.run(sql`
    insert into field_changes (id, project_id, field, changed_by, changed_at)
    values (${id}, ${projectId}, ${field}, ${by}, ${now}) on conflict do nothing`)
  const kept = await db.run(sql`
    insert into field_change_people (change_id, user_id, old_value, new_value)
    select c.id, g.user_id, g.old, g.value
    from field_changes c,
      unnest(${people.map(({ userId }) => userId)}::int[], ${people.map(({ old }) => old)}::text[],
        ${people.map(({ value }) => value)}::text[]) as g (user_id, old, value)
    where c.id = ${id} and c.project_id = ${projectId} and c.changed_by = ${by}
      and c.field = ${field}
    on conflict (change_id, user_id) do update set new_value = excluded.new_value`)
  return kept === people.length
}

/** The field of a change that somebody made in the project since then, locked. */
export async function lockFieldChange(
  db: Db,
  change: Pick<FieldChange, 'id' | 'projectId' | 'by'>,
  since: Date,
): Promise<string | undefined> {
  const row = await db.row<{ field: string }>(sql`
    select field from field_changes
    where id = ${change.id} and project_id = ${change.projectId} and changed_by = ${change.by}
      and changed_at > ${since} for update`)
  return row?.field
}

/** Whom a change changed, from what to what. */
export function listChanged(
  db: Db,
  changeId: string,
): Promise<{ userId: number; old: string; value: string }[]> {
  return db.rows(sql`
    select user_id as "userId", old_value as old, new_value as value
    from field_change_people where change_id = ${changeId} order by user_id`)
}

/** A change is undone once. */
export async function deleteFieldChange(db: Db, id: string): Promise<void> {
  await db.run(sql`delete from field_changes where id = ${id}`)
}

/** Forgets changes that nobody can undo any more. */
export async function deleteOldFieldChanges(db: Pick<Db, 'run'>, before: Date): Promise<void> {
  await db.run(sql`delete from field_changes where changed_at < ${before}`)
}
