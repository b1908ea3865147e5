import type { TypeNeeds } from '@telemachos/contract/actions/type-needs'
import { Batcher } from '../../kernel/batcher.ts'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { readNeeds, readSince, type CellKey } from '../actions/index.ts'

/** What an action asks by its type. */
export interface ActionNeeds {
  readonly version: number
  readonly needs: TypeNeeds
  /** The version that has to be read at least. */
  readonly since: number
}

/** What actions ask by their type, in their order; undefined where there is no such action. */
async function listNeeds(
  db: Db,
  actionIds: readonly number[],
): Promise<(ActionNeeds | undefined)[]> {
  const rows = await db.rows<{ id: number; version: number; needs: unknown }>(sql`
    select id, version, data -> 'needs' as needs from actions where id = any (${actionIds}::int[])`)
  const byId = new Map(
    rows.map(({ id, version, needs }) => [
      id,
      { version, needs: readNeeds(needs), since: readSince(needs) },
    ]),
  )
  return actionIds.map((id) => byId.get(id))
}

const gathers = new WeakMap<Db, Batcher<number, ActionNeeds | undefined>>()

/** The same of one action, asked for together with those that others ask for at the same time. */
export function findNeeds(db: Db, actionId: number): Promise<ActionNeeds | undefined> {
  let gather = gathers.get(db)
  if (!gather) {
    gather = new Batcher((actionIds) => listNeeds(db, actionIds))
    gathers.set(db, gather)
  }
  return gather.ask(actionId)
}

/** Those of the actions that name no document. */
export async function listUnnamed(
  db: Db,
  actions: readonly { readonly actionId: number }[],
): Promise<number[]> {
  const rows = await db.rows<{ id: number; needs: unknown }>(sql`
    select id, data -> 'needs' as needs from actions
    where id = any (${actions.map(({ actionId }) => actionId)}::int[])`)
  return rows.filter(({ needs }) => readNeeds(needs).slots.length === 0).map(({ id }) => id)
}

/** One writer at a time in the work of a mentee in an action, until the transaction ends. */
export async function lockWork(db: Db, { menteeId, actionId }: CellKey): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(${menteeId}::int, ${actionId}::int)`)
}

export interface ReadingRow {
  readonly at: string
  readonly confirmed: boolean
  readonly version: number
}

/** The last reading of an action by a mentee. */
export function findReading(
  db: Db,
  { projectId, menteeId, actionId }: CellKey,
): Promise<ReadingRow | undefined> {
  return db.row(sql`
    select read_at as at, confirmed, version from action_readings
    where project_id = ${projectId} and mentee_id = ${menteeId} and action_id = ${actionId}
    order by version desc limit 1`)
}

/** Records a reading; false where one of that version is recorded already. */
export async function insertReading(
  db: Db,
  { projectId, menteeId, actionId }: CellKey,
  { version, confirmed, at }: { version: number; confirmed: boolean; at: Date },
): Promise<boolean> {
  const written = await db.run(sql`
    insert into action_readings (project_id, mentee_id, action_id, version, read_at, confirmed)
    values (${projectId}, ${menteeId}, ${actionId}, ${version}, ${at}, ${confirmed})
    on conflict do nothing`)
  return written === 1
}
