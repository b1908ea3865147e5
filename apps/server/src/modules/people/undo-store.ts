import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { Change, HolderKind } from './linking-store.ts'

/** Begins a linking; @returns its id. */
export async function beginLinking(
  db: Db,
  projectId: number,
  { by, now }: Change,
): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into linkings (project_id, by, at) values (${projectId}, ${by}, ${now}) returning id`)
  return id
}

/** Forgets a linking that changed nothing. */
export async function dropLinking(db: Db, linkingId: number): Promise<void> {
  await db.run(sql`delete from linkings where id = ${linkingId}`)
}

/** Marks somebody's own linking as undone; false when there is none since then that is not. */
export async function claimUndo(
  db: Db,
  linking: { readonly id: number; readonly projectId: number; readonly since: Date },
  { by, now }: Change,
): Promise<boolean> {
  const changed = await db.run(sql`
    update linkings set undone_at = ${now}
    where id = ${linking.id} and project_id = ${linking.projectId} and by = ${by}
      and at > ${linking.since} and undone_at is null`)
  return changed > 0
}

export interface UndoneRow {
  kind: HolderKind
  userId: number
  actionId: number | null
  /** Whom the linking gave, and whom it took; null for nobody. */
  givenId: number | null
  formerId: number | null
  /** False where somebody has changed it since: it stays as it is. */
  isUndone: boolean
}

/**
 * Ends what a linking began, and begins anew what it ended: rows of the history stay as they were.
 * @param reach a condition on `memberships m`: who is out of reach by now keeps what they have.
 */
export function undo(
  db: Db,
  linking: { readonly id: number; readonly projectId: number },
  reach: Sql,
  { by, now }: Change,
): Promise<UndoneRow[]> {
  return db.rows(sql`
    with reached as materialized (
      select m.user_id from memberships m
      where m.project_id = ${linking.projectId} and ${reach} and m.user_id in (
        select r.subject_id from linking_changes c join relations r on r.id = c.relation_id
        where c.linking_id = ${linking.id})
      order by m.user_id for no key update of m
    ), changes as materialized (
      select r.*, c.change, case when r.kind = 'mentor' then 0 else r.holder_id end as slot
      from linking_changes c
      join relations r on r.id = c.relation_id
      join reached on reached.user_id = r.subject_id
      where c.linking_id = ${linking.id}
    ), slots as materialized (
      select subject_id, action_id, slot, kind,
        max(id) filter (where change = 'began') as given, max(id) filter (where change = 'ended') as taken
      from changes group by subject_id, action_id, slot, kind
    ), ended as (
      update relations r set to_at = greatest(${now}::timestamptz, r.from_at), ended_by = ${by}
      from slots s where r.id = s.given and r.to_at is null
      returning r.id
    ), begun as (
      insert into relations (project_id, kind, holder_id, subject_id, action_id, from_at, assigned_by)
      select t.project_id, t.kind, t.holder_id, t.subject_id, t.action_id,
        ${now}::timestamptz, ${by}::int
      from slots s
      join changes t on t.id = s.taken
      join memberships h on h.project_id = t.project_id and h.user_id = t.holder_id
        and h.left_at is null
      left join ended e on e.id = s.given
      where s.given is null or e.id is not null
      on conflict do nothing
      returning id, holder_id, subject_id, action_id
    )
    select s.kind, s.subject_id as "userId", s.action_id as "actionId",
      g.holder_id as "givenId", t.holder_id as "formerId",
      case when s.taken is null then e.id is not null else b.id is not null end as "isUndone"
    from slots s
    left join changes g on g.id = s.given
    left join changes t on t.id = s.taken
    left join ended e on e.id = s.given
    left join begun b on b.subject_id = s.subject_id and b.holder_id = t.holder_id
      and b.action_id is not distinct from s.action_id
    order by s.subject_id, s.action_id`)
}
