import { INFORMATION } from '@telemachos/contract/actions/need-kinds'
import type { SubmissionState } from '@telemachos/contract/submissions/states'
import type { Db } from '../../kernel/database/database.ts'
import { empty, sql, type Sql } from '../../kernel/database/sql.ts'
import { isShownTo, isVisible, type WantedFlags } from '../actions/index.ts'

/** Which cells somebody sees. */
export interface Visible {
  readonly projectId: number
  /** One action, or null for all. */
  readonly actionId: number | null
  readonly flags: WantedFlags
  /** A condition on `memberships m`, for the action of a cell. */
  readonly reach: Sql
}

/** The action of a cell, to which a mentor's reach may be narrowed. */
export const SUMMARY_ACTION: Sql = sql`pa.action_id`

export interface SummaryRow {
  readonly menteeId: number
  readonly actionId: number
  readonly needs: unknown
  readonly reading: { at: string; confirmed: boolean; version: number } | null
  /** The ids of the lines of the checklist that are ticked. */
  readonly ticked: readonly string[]
  /** Where what was handed in stands, by what it was handed in for. */
  readonly states: Readonly<Record<string, SubmissionState>>
}

/** How far mentees are in the actions that ask something by their type. */
export function listSummaries(
  db: Db,
  { projectId, actionId, flags, reach }: Visible,
  menteeIds: readonly number[],
): Promise<SummaryRow[]> {
  return db.rows(sql`
    select m.user_id as "menteeId", pa.action_id as "actionId", a.data -> 'needs' as needs,
      (select jsonb_build_object('at', r.read_at, 'confirmed', r.confirmed, 'version', r.version)
        from action_readings r
        where r.project_id = m.project_id and r.mentee_id = m.user_id
          and r.action_id = pa.action_id
        order by r.version desc limit 1) as reading,
      array(select t.item from checklist_ticks t
        where t.project_id = m.project_id and t.mentee_id = m.user_id
          and t.action_id = pa.action_id and t.done) as ticked,
      (select coalesce(jsonb_object_agg(s.slot, s.state), '{}') from submissions s
        where s.project_id = m.project_id and s.mentee_id = m.user_id
          and s.action_id = pa.action_id) as states
    from memberships m
    join project_actions pa on pa.project_id = m.project_id and ${isVisible(flags)}
      ${actionId === null ? empty : sql`and pa.action_id = ${actionId}`}
    join actions a on a.id = pa.action_id
      and (a.type_id = ${INFORMATION} or a.data ? 'needs')
    where m.project_id = ${projectId} and m.user_id = any (${menteeIds}::int[]) and m.is_mentee
      and ${isShownTo(projectId, sql`m.user_id`, sql`pa.action_id`)}
      and ${reach}
    order by m.user_id, pa.action_id`)
}
