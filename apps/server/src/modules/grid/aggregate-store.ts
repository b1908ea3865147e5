import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { GridSelection } from './grid-selection.ts'
import { allOf } from './grid-store.ts'

interface AggregateRow {
  /** `all`, `state`, `mentor` or `field:` and the name. */
  kind: string
  Value: string
  Count: number
}

/** The most values that are counted one by one, of each kind. */
const MAX = 500

/** How many mentees of a selection share each value, the most frequent first. */
export function aggregateMentees(
  db: Db,
  selection: GridSelection,
  fields: readonly string[],
): Promise<AggregateRow[]> {
  return db.rows(sql`
    with people as materialized (
      select m.user_id, u.state, u.fields || m.fields as fields
      from memberships m join users u on u.id = m.user_id where ${allOf(selection)}
    ),
    counted as (
      select 'all' as kind, '' as value, count(*)::int as people from people
      union all
      select 'state', state::text, count(*)::int from people group by state
      union all
      select 'mentor', coalesce(mu.first_name || ' ' || mu.last_name, ''), count(*)::int
      from people p
      left join relations r on r.project_id = ${selection.projectId} and r.kind = 'mentor'
        and r.subject_id = p.user_id and r.action_id is null and r.to_at is null
      left join users mu on mu.id = r.holder_id
      group by mu.id, 2
      union all
      select 'field:' || f.name, coalesce(p.fields ->> f.name, ''), count(*)::int
      from people p cross join unnest(${fields}::text[]) as f (name)
      group by f.name, 2
    )
    select kind, value as "Value", people as "Count" from (
      select *, row_number() over (partition by kind order by people desc, value) as place from counted
    ) ranked where place <= ${MAX} order by kind, place`)
}
