import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What authors have written in a project, the latest change first. */
export function listWritten(
  db: Db,
  projectId: number,
): Promise<OutputOf<typeof contract.development.calls.getDevViews>> {
  return db.rows(sql`
    select w."Type", w."Name", w."Version", w."ChangedAt",
      nullif(concat_ws(' ', u.first_name, u.last_name), '') as "By"
    from (
      select 'document' as "Type", d.name as "Name", d.version as "Version",
        d.changed_at as "ChangedAt", d.changed_by
      from razor_documents d where d.project_id = ${projectId}
      union all
      select 'script', a.title, s.version, s.changed_at, s.changed_by
      from completion_scripts s join actions a on a.id = s.action_id
      where s.project_id = ${projectId}
      union all
      select case v.class when 'directive' then 'directive' else 'view' end,
        concat_ws('/', nullif(v.category, ''), v.name), v.version, v.changed_at, v.changed_by
      from views v where v.project_id = ${projectId}
      union all
      select 'actionView', concat_ws(' · ', coalesce(a.title, y.name), v.viewer), v.version,
        v.changed_at, v.changed_by
      from action_views v
      left join actions a on a.id = v.action_id
      left join action_types y on y.id = v.type_id
      where v.project_id = ${projectId}
    ) w
    left join users u on u.id = w.changed_by
    order by w."ChangedAt" desc, w."Type", w."Name"`)
}
