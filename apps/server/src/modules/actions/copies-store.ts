import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** A row as the database has it, with whatever columns there are. */
export type StoredRow = Readonly<Record<string, unknown>>

/** An action of a project, with how it stands there. */
export interface StoredAction {
  readonly action: StoredRow
  readonly link: StoredRow
}

/** The actions of a project, in their order. */
export function readStoredActions(db: Db, projectId: number): Promise<StoredAction[]> {
  return db.rows(sql`
    select to_jsonb(a) as action, to_jsonb(pa) as link
    from project_actions pa join actions a on a.id = pa.action_id
    where pa.project_id = ${projectId} order by pa.position, pa.action_id`)
}

/** So many ids that no action has, the smallest first; each is larger than any so far. */
export async function takeActionIds(db: Db, count: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('actions', 'id'))::int as id
    from generate_series(1, ${count}::int)`)
  return rows.map(({ id }) => id).toSorted((a, b) => a - b)
}

/** Writes whole rows of actions, and how they stand in their project. */
export async function insertStoredActions(db: Db, copies: readonly StoredAction[]): Promise<void> {
  const [actions, links] = [copies.map(({ action }) => action), copies.map(({ link }) => link)]
  await db.run(sql`
    insert into actions
    select * from jsonb_populate_recordset(null::actions, ${JSON.stringify(actions)}::jsonb)`)
  await db.run(sql`
    insert into project_actions
    select * from jsonb_populate_recordset(null::project_actions, ${JSON.stringify(links)}::jsonb)`)
}

/** Gives a project the groups of another one, those without any action too. */
export async function copyGroups(db: Db, from: number, to: number): Promise<void> {
  await db.run(sql`
    insert into action_groups (project_id, path)
    select ${to}::int, path from action_groups where project_id = ${from}`)
}

/** An action as somebody has written it down beforehand. */
export interface WrittenAction {
  readonly id: number
  readonly typeId: number
  readonly title: string
  readonly titles: Readonly<Record<string, string>>
  readonly descr: string
  readonly descrs: Readonly<Record<string, string>>
  readonly data: Readonly<Record<string, unknown>>
  readonly enable: string
  readonly show: string
  readonly flags: number
  readonly group: readonly string[]
}

/** Writes actions into a project that has none, in their order. */
export async function insertWrittenActions(
  db: Db,
  projectId: number,
  actions: readonly WrittenAction[],
): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(actions.map((one, index) => ({ ...one, position: (index + 1) * 10 })))}::jsonb)
    as w (id int, "typeId" int, title text, titles jsonb, descr text, descrs jsonb, data jsonb,
      enable text, show text, flags int, "group" text[], position int)`
  await db.run(sql`
    insert into actions (id, type_id, title, titles, descr, descrs, data, enable_condition,
      show_condition)
    select id, "typeId", title, titles, descr, descrs, data, enable, show from ${rows}`)
  await db.run(sql`
    insert into project_actions (project_id, action_id, flags, position, group_path)
    select ${projectId}::int, id, flags, position, "group" from ${rows}`)
}
