import type { Phase } from '@telemachos/contract/microdata/limits'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { sql, whole, type Sql } from '../../kernel/database/sql.ts'

interface Unfinished {
  UserId: number
  FirstName: string
  LastName: string
  Phase: Phase
  State: 'none' | 'draft'
  Due: string
}

/** One row of a page; of a page without any there is one row, with the count alone. */
type UnfinishedRow = { all: number } & (Unfinished | { [Column in keyof Unfinished]: null })

/** Each form is to be final so many days after joining or leaving. */
const DAYS = 28

/**
 * Forms that are not final, the oldest deadline first: of joining, and of leaving of those who have left.
 * @param reach a condition on the `memberships m` of those within reach.
 * @param asked the phases for which the project has a form.
 */
export function listUnfinished(
  db: Db,
  {
    projectId,
    reach,
    asked,
  }: { readonly projectId: number; readonly reach: Sql; readonly asked: readonly Phase[] },
  page: Paged,
): Promise<UnfinishedRow[]> {
  return db.rows(sql`
    with open as materialized (
      select m.user_id, m.sort_key, p.phase, d.final is not null as is_begun,
        (p.began at time zone 'Europe/Athens')::date + ${whole(DAYS)} as due
      from memberships m
      cross join lateral (values ('start', m.joined_at), ('end', m.left_at)) p (phase, began)
      left join microdata d on d.project_id = m.project_id and d.user_id = m.user_id
        and d.phase = p.phase
      where m.project_id = ${projectId} and m.is_mentee and ${reach}
        and p.began is not null and p.phase = any (${asked}::text[]) and d.final is not true
    ),
    page as (
      select * from open order by due, sort_key, user_id, phase desc
      ${pageOf(page)}
    )
    select t.all, p.user_id as "UserId", u.first_name as "FirstName", u.last_name as "LastName",
      p.phase as "Phase", case when p.is_begun then 'draft' else 'none' end as "State",
      p.due as "Due"
    from (select count(*)::int as all from open) t
    left join page p on true
    left join users u on u.id = p.user_id
    order by p.due, p.sort_key, p.user_id, p.phase desc`)
}
