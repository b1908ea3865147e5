import type { FormPart } from '@telemachos/contract/actions/form-types'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { ActionPlace } from './author-store.ts'

/** How many have begun a part of a form on a version of it. */
export interface VersionUse {
  readonly version: number
  readonly part: FormPart
  readonly form: unknown
  /** Who have not completed the action. */
  readonly begun: number
  readonly completed: number
}

/** What is written in a form, by `action_data d` with the `completions c` of its mentee. */
const begunIn = ({ projectId, actionId }: ActionPlace): Sql => sql`
  from action_data d join actions a on a.id = d.action_id
  left join completions c on c.project_id = d.project_id and c.mentee_id = d.mentee_id
    and c.action_id = d.action_id and c.completed_at is not null
  where d.project_id = ${projectId} and d.action_id = ${actionId} and d.form_version is not null`

/** On which versions the parts of a form have been begun in a project. */
export function listVersionUses(db: Db, place: ActionPlace): Promise<VersionUse[]> {
  return db.rows(sql`
    with uses as (
      select d.form_version as version, d.drawer as part,
        count(*) filter (where c.completed_at is null)::int as begun,
        count(c.completed_at)::int as completed
      ${begunIn(place)}
      group by d.form_version, d.drawer
    )
    select uses.version, uses.part, uses.begun, uses.completed,
      coalesce(f.form, a.data -> 'form') as form
    from uses join actions a on a.id = ${place.actionId}
    left join action_forms f on f.action_id = a.id and f.version = uses.version
    order by uses.version desc, uses.part`)
}

/** In how many parts that go on with an older version each name has been written. */
export function countWritten(
  db: Db,
  place: ActionPlace,
): Promise<{ version: number; part: FormPart; name: string; count: number }[]> {
  return db.rows(sql`
    select d.form_version as version, d.drawer as part, written.key as name, count(*)::int as count
    from (select d.form_version, d.drawer, d.data ${begunIn(place)}
        and c.completed_at is null and d.form_version < a.form_version) d
      cross join jsonb_each(d.data) as written
    where written.value not in ('null', '""', '[]', 'false')
    group by d.form_version, d.drawer, written.key`)
}

/** The present version of an action's form, locked against changes. */
export async function lockFormVersion(
  db: Db,
  actionId: number,
): Promise<{ version: number; form: unknown }> {
  return db.one(sql`
    select form_version as version, data -> 'form' as form from actions
    where id = ${actionId} for share`)
}

/** Moves who have begun on an older version, and have not completed the action, to the present one. */
export function moveToVersion(db: Db, place: ActionPlace, version: number): Promise<number> {
  return db.run(sql`
    update action_data moved set form_version = ${version}
    from (select d.id ${begunIn(place)}
      and c.completed_at is null and d.form_version < ${version}) found
    where moved.id = found.id`)
}
