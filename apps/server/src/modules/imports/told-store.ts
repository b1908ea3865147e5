import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'

/** Imports of one person that have ended, and who is to be told. */
export interface EndedImports {
  projectId: number
  by: number | null
  name: string
  ids: number[]
  /** How many people came, or were invited. */
  number: number
  to: number[]
}

/** So many imports at once. */
const BATCH = 500

/**
 * Takes imports that nobody has been told of and to which nobody was added since an instant. Those that
 * brought nobody are forgotten once they began before another one.
 */
export function takeEnded(
  db: Db,
  { quietSince, begunBefore, now }: Readonly<Record<'quietSince' | 'begunBefore' | 'now', Date>>,
): Promise<EndedImports[]> {
  return db.rows(sql`
    with ended as (
      select i.id from imports i
      cross join lateral (
        select count(*) filter (where p.how <> 'already') as brought, max(p.at) as last
        from import_people p where p.import_id = i.id
      ) c
      where i.told_at is null and (i.undone_at is not null or i.at <= ${begunBefore}
        or c.brought > 0 and c.last <= ${quietSince})
      order by i.id limit ${whole(BATCH)} for update of i skip locked
    ), told as (
      update imports i set told_at = ${now} from ended e where i.id = e.id
      returning i.id, i.project_id, i.by, i.undone_at
    ), brought as (
      select t.project_id, t.by, t.id, count(*)::int as number
      from told t join import_people p on p.import_id = t.id and p.how <> 'already'
      where t.undone_at is null group by t.project_id, t.by, t.id
    )
    select b.project_id as "projectId", b.by, coalesce(max(concat_ws(' ', u.first_name, u.last_name)), '') as name,
      array_agg(b.id order by b.id) as ids, sum(b.number)::int as number,
      (select coalesce(array_agg(m.user_id order by m.user_id), '{}') from memberships m
        where m.project_id = b.project_id and m.roles && '{Admin,ProjectManager}' and m.active
          and m.left_at is null and m.user_id is distinct from b.by) as to
    from brought b left join users u on u.id = b.by
    group by b.project_id, b.by order by b.project_id, b.by`)
}

/** Whom undoing an import is told: who imported, and who had heard of it; not who undoes it. */
export async function listToldOf(db: Db, importId: number, butFor: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select i.by as id from imports i where i.id = ${importId} and i.by <> ${butFor}
    union
    select m.user_id from imports i join memberships m on m.project_id = i.project_id
      and m.roles && '{Admin,ProjectManager}' and m.active and m.left_at is null
    where i.id = ${importId} and m.user_id <> ${butFor}
    order by 1`)
  return rows.map(({ id }) => id)
}
