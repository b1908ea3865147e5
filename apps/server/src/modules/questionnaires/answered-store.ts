import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import type { AttemptState } from '@telemachos/questionnaire/attempt/transitions'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { Cell } from '../actions/index.ts'

/** The type of action that asks a questionnaire. */
const QUESTIONNAIRE = ACTION_TYPES.questionnaire

/** Whether the questionnaires that actions ask have been answered to the end; undefined for other actions. */
export const listAnswered = (db: Db, cells: readonly Cell[]): Promise<(boolean | undefined)[]> =>
  listIn(db, cells, ['finished'])

/** Whether nothing of them is left to be answered: to the end, or until the time was over. */
export const listOver = (db: Db, cells: readonly Cell[]): Promise<(boolean | undefined)[]> =>
  listIn(db, cells, ['finished', 'expired'])

async function listIn(
  db: Db,
  cells: readonly Cell[],
  states: readonly AttemptState[],
): Promise<(boolean | undefined)[]> {
  const asking = cells.filter(({ typeId }) => typeId === QUESTIONNAIRE)
  if (asking.length === 0) return cells.map(() => undefined)
  const rows = await db.rows<{ menteeId: number; actionId: number }>(sql`
    select distinct cell.mentee_id as "menteeId", cell.action_id as "actionId"
    from unnest(${asking.map(({ projectId }) => projectId)}::int[],
      ${asking.map(({ menteeId }) => menteeId)}::int[],
      ${asking.map(({ actionId }) => actionId)}::int[]) as cell (project_id, mentee_id, action_id)
    join answer_sets s on s.project_id = cell.project_id and s.mentee_id = cell.mentee_id
      and s.action_id = cell.action_id
    where s.state = any (${states}::text[])`)
  const answered = new Set(rows.map(({ menteeId, actionId }) => `${menteeId} ${actionId}`))
  return cells.map(({ menteeId, actionId, typeId }) =>
    typeId === QUESTIONNAIRE ? answered.has(`${menteeId} ${actionId}`) : undefined,
  )
}
