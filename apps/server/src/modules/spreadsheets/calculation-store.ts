import type { InputValues } from '@telemachos/contract/spreadsheets/settings'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { isUsedIn } from './spreadsheet-store.ts'

/** What an action asks by its type, as it is stored. */
export async function findCalculation(db: Db, actionId: number): Promise<unknown> {
  const row = await db.row<{ needs: unknown }>(sql`
    select data -> 'needs' as needs from actions where id = ${actionId}`)
  return row?.needs
}

/** An input that has to be filled in. */
export interface RequiredInput {
  readonly Name: string
  readonly Label: { readonly el: string; readonly en: string }
}

/** What a calculator asks of who completes its action. */
export interface Asked {
  readonly required: readonly RequiredInput[]
  /** Whether anything can be put in at all. */
  readonly hasInputs: boolean
}

/** An action in a project. */
interface ActionPlace {
  readonly actionId: number
  readonly projectId: number
}

/** What the calculators of actions ask, in the order of the actions; nothing where their project has none. */
export function findAsked(db: Db, actions: readonly ActionPlace[]): Promise<Asked[]> {
  return db.rows(sql`
    select coalesce(jsonb_path_query_array(s.settings, '$.Inputs[*] ? (@.Required == true)'), '[]')
        as required,
      coalesce(s.settings -> 'Inputs' -> 0 is not null, false) as "hasInputs"
    from unnest(${actions.map((one) => one.actionId)}::int[],
      ${actions.map((one) => one.projectId)}::int[])
      with ordinality as asked (action_id, project_id, place)
    left join actions a on a.id = asked.action_id
    left join spreadsheets s on s.id = (a.data #>> '{needs,calculator,spreadsheet}')::int
      and ${isUsedIn(sql`asked.project_id`)}
    order by asked.place`)
}

/** Those of the actions that name no spreadsheet which their project has or uses. */
export async function listWithout(db: Db, actions: readonly ActionPlace[]): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select a.id from unnest(${actions.map((one) => one.actionId)}::int[],
      ${actions.map((one) => one.projectId)}::int[]) as asked (action_id, project_id)
    join actions a on a.id = asked.action_id
    where not exists (
      select from spreadsheets s where s.id = (a.data #>> '{needs,calculator,spreadsheet}')::int
        and ${isUsedIn(sql`asked.project_id`)})`)
  return rows.map(({ id }) => id)
}

interface ScenarioRow {
  Id: number
  Name: string
  Inputs: InputValues
  At: string
}

interface ScenarioKey {
  readonly projectId: number
  readonly spreadsheetId: number
  readonly userId: number
}

/** Whether the project has or uses a spreadsheet. */
export async function isUsed(
  db: Db,
  { projectId, spreadsheetId }: Pick<ScenarioKey, 'projectId' | 'spreadsheetId'>,
): Promise<boolean> {
  const { used } = await db.one<{ used: boolean }>(sql`
    select exists (select from spreadsheets s where s.id = ${spreadsheetId}
      and ${isUsedIn(projectId)}) as used`)
  return used
}

/** A person's sets of inputs of a spreadsheet, by name. */
export function listScenarios(
  db: Db,
  { projectId, spreadsheetId, userId }: ScenarioKey,
): Promise<ScenarioRow[]> {
  return db.rows(sql`
    select id as "Id", name as "Name", inputs as "Inputs", saved_at as "At"
    from spreadsheet_scenarios
    where project_id = ${projectId} and spreadsheet_id = ${spreadsheetId} and user_id = ${userId}
    order by sort_text(name) collate "C", id`)
}

/** Keeps a set of inputs by its name. */
export function writeScenario(
  db: Db,
  { projectId, spreadsheetId, userId }: ScenarioKey,
  { name, inputs, at }: { readonly name: string; readonly inputs: InputValues; readonly at: Date },
): Promise<ScenarioRow> {
  return db.one(sql`
    insert into spreadsheet_scenarios as s (project_id, spreadsheet_id, user_id, name, inputs, saved_at)
    values (${projectId}, ${spreadsheetId}, ${userId}, ${name}, ${JSON.stringify(inputs)}::jsonb, ${at})
    on conflict (spreadsheet_id, project_id, user_id, name)
      do update set inputs = excluded.inputs, saved_at = excluded.saved_at
    returning id as "Id", name as "Name", inputs as "Inputs", saved_at as "At"`)
}

/** Deletes one of a person's own; false where there is none. */
export async function deleteScenario(
  db: Db,
  { projectId, userId }: Omit<ScenarioKey, 'spreadsheetId'>,
  id: number,
): Promise<boolean> {
  const written = await db.run(sql`
    delete from spreadsheet_scenarios
    where id = ${id} and project_id = ${projectId} and user_id = ${userId}`)
  return written === 1
}
