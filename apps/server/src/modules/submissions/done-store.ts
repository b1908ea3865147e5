import type { SubmissionState } from '@telemachos/contract/submissions/states'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { CellKey } from '../actions/index.ts'

/** What an action asks for, as it is stored, and what a mentee has done of it. */
export interface DoneRow {
  needs: unknown
  /** The latest version that was read. */
  read: number | null
  ticks: string[]
  submissions: { slot: string; state: SubmissionState }[]
}

/** What has been done of cells, in their order. */
export function listDone(db: Db, cells: readonly CellKey[]): Promise<DoneRow[]> {
  return db.rows(sql`
    select a.data -> 'needs' as needs,
      (select max(r.version) from action_readings r
        where r.project_id = c.project_id and r.mentee_id = c.mentee_id
          and r.action_id = c.action_id) as read,
      array(select t.item from checklist_ticks t
        where t.project_id = c.project_id and t.mentee_id = c.mentee_id
          and t.action_id = c.action_id and t.done) as ticks,
      (select coalesce(jsonb_agg(jsonb_build_object('slot', s.slot, 'state', s.state)), '[]')
        from submissions s
        where s.project_id = c.project_id and s.mentee_id = c.mentee_id
          and s.action_id = c.action_id) as submissions
    from unnest(${cells.map(({ projectId }) => projectId)}::int[],
      ${cells.map(({ menteeId }) => menteeId)}::int[],
      ${cells.map(({ actionId }) => actionId)}::int[])
      with ordinality as c (project_id, mentee_id, action_id, place)
    join actions a on a.id = c.action_id
    order by c.place`)
}
