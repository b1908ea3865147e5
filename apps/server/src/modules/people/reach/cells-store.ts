import { empty, sql, type Sql } from '../../../kernel/database/sql.ts'
import { always, type Asking } from './conditions-store.ts'

/** Which cells, a mentee in an action, are the caller's among those of the people within reach. */
export interface CellReach {
  /** The condition that the cell of these columns is. */
  readonly includes: (menteeId: Sql, actionId: Sql) => Sql
  /** Of whom only single cells are; undefined where people are within reach wholly or not at all. */
  readonly singles: SingleCells | undefined
}

/** The same, as the condition of a statement that asks for cells in one or in several of its parts. */
export interface ReachedCells extends CellReach {
  /** What gathers single cells once, as a table of the statement's WITH, where there are any. */
  readonly gathering: Sql
  /** The condition for the statement that has it. */
  readonly gathered: CellReach
}

/** What somebody mentors of people whom they have for single actions alone. */
interface SingleCells {
  /** Whether there is anything of the kind; looked up once, so that few pay for what few have. */
  readonly any: Sql
  /** Those cells: (mentee_id, action_id). */
  readonly rows: Sql
}

const EVERY_CELL: CellReach = { includes: () => always, singles: undefined }

/** All cells of whoever is within reach. */
export const everyCell: ReachedCells = { ...EVERY_CELL, gathering: empty, gathered: EVERY_CELL }

/** A mentor's: of people whom they have for single actions, the cells of these. */
export function mentoredCells(asking: Asking): ReachedCells {
  const singles = singleCells(asking)
  return {
    ...cellsOf(singles),
    gathering: sql`singles as materialized ${singles.rows},`,
    gathered: cellsOf(GATHERED),
  }
}

const cellsOf = (singles: SingleCells): CellReach => ({
  includes: (menteeId, actionId) => isSingleOrFree(singles, menteeId, actionId),
  singles,
})

function singleCells({ projectId, userId }: Asking): SingleCells {
  const held = (relation: Sql): Sql => sql`${relation}.project_id = ${projectId}
    and ${relation}.kind = 'mentor' and ${relation}.holder_id = ${userId}
    and ${relation}.to_at is null`
  const single = sql`${held(sql`one`)} and one.action_id is not null`
  return {
    any: sql`(select exists (select from relations one where ${single}))`,
    rows: sql`(
      select one.subject_id as mentee_id, one.action_id from relations one
      where ${single} and one.subject_id not in (
        select whole.subject_id from relations whole
        where ${held(sql`whole`)} and whole.action_id is null))`,
  }
}

/** What `gathering` has gathered. */
const GATHERED: SingleCells = {
  any: sql`(select exists (select from singles))`,
  rows: sql`singles`,
}

/** A cell is not of somebody of whom there are single ones, or is one of these. */
const isSingleOrFree = (
  { any, rows }: SingleCells,
  menteeId: Sql,
  actionId: Sql,
): Sql => sql`case when ${any} then
    ${menteeId} not in (select mentee_id from ${rows} singles)
      or (${menteeId}, ${actionId}) in (select mentee_id, action_id from ${rows} singles)
  else true end`
