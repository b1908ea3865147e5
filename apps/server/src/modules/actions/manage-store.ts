import type { contract } from '@telemachos/contract'
import type { DEPENDENT_KINDS } from '@telemachos/contract/actions/manage-calls'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Language } from '@telemachos/contract/core/define-texts'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { join, sql, type Sql } from '../../kernel/database/sql.ts'
import { actionDependents } from './action-dependents.ts'
import { askedQuestionnaires } from './asked-questionnaires.ts'

type Dependents = OutputOf<typeof contract.actions.calls.listDependents>[number]

/** Who does it, and when. */
interface Done {
  readonly by: number
  readonly at: Date
}

/** How conditions of the action `o` name the completion of the action `a`: `completion['67']`. */
const readsCompletion = sql`concat_ws(' ', o.enable_condition, o.show_condition, o.completion ->> 'Condition')
  ~ ('\\mcompletion\\s*\\[\\s*["'']?' || a.id || '["'']?\\s*\\]')`

/** How much of each kind depends on the action `a` in a project, one row a kind. */
function dependentsOf(projectId: Sql): Sql {
  const own: readonly (readonly [(typeof DEPENDENT_KINDS)[number], Sql])[] = [
    ['Completions', sql`completions d where d.project_id = ${projectId} and d.action_id = a.id`],
    ['Data', sql`action_data d where d.project_id = ${projectId} and d.action_id = a.id`],
    ['Mentors', sql`relations d where d.project_id = ${projectId} and d.action_id = a.id`],
  ]
  const others = actionDependents
    .all()
    .map(({ kind, rows }) => [kind, rows(projectId, sql`a.id`)] as const)
  const counts = [...own, ...others].map(
    ([kind, rows]) => sql`select ${kind}::text as kind, count(*)::int as count from ${rows}`,
  )
  return join(counts, ' union all ')
}

/** What depends on the actions of a project, locked; of those among them that it has. */
export function lockDependents(
  db: Db,
  projectId: number,
  actionIds: readonly number[],
  language: Language,
): Promise<Dependents[]> {
  return db.rows(sql`
    select a.id as "ActionId", ${inLanguage(sql`a.title`, sql`a.titles`, language)} as "Title",
      pa.flags & ${GRID_FLAGS.CanDelete}::int = 0 as "Kept",
      (select coalesce(jsonb_agg(jsonb_build_object('Kind', kind, 'Count', count))
          filter (where count > 0), '[]')
        from (${dependentsOf(sql`${projectId}::int`)}) k) as "Dependents",
      (select coalesce(jsonb_agg(jsonb_build_object('Id', o.id,
          'Title', ${inLanguage(sql`o.title`, sql`o.titles`, language)}) order by po.position), '[]')
        from actions o join project_actions po on po.action_id = o.id
        where po.project_id = pa.project_id and not o.id = any (${actionIds}::int[])
          and (po.due_anchor_id = a.id or ${readsCompletion})) as "Conditions"
    from project_actions pa join actions a on a.id = pa.action_id
    where pa.project_id = ${projectId} and a.id = any (${actionIds}::int[])
    order by a.id for update of pa`)
}

/** Archives actions that are not, or restores those that are; @returns how many the project has. */
export function setArchived(
  db: Db,
  projectId: number,
  actionIds: readonly number[],
  archived: boolean,
  { by, at }: Done,
): Promise<number> {
  const { Published } = GRID_FLAGS
  return db.run(sql`
    update project_actions
    set archived_at = case when ${archived} then coalesce(archived_at, ${at}) end,
      was_published = ${archived} and (was_published or flags & ${Published}::int <> 0),
      flags = case
        when ${archived} then flags & ~${Published}::int
        when archived_at is not null and was_published then flags | ${Published}::int
        else flags end,
      revision = revision + 1, changed_at = ${at}, changed_by = ${by}
    where project_id = ${projectId} and action_id = any (${actionIds}::int[])`)
}

/** Takes actions out of a project; one that no project has any longer goes altogether. */
export async function removeActions(
  db: Db,
  projectId: number,
  actionIds: readonly number[],
): Promise<void> {
  await db.run(sql`
    delete from project_actions
    where project_id = ${projectId} and action_id = any (${actionIds}::int[])`)
  await db.run(sql`
    delete from actions a where a.id = any (${actionIds}::int[])
      and not exists (select from project_actions pa where pa.action_id = a.id)
      and not exists (
        select from (${dependentsOf(sql`any (select id from projects)`)}) k where count > 0)`)
}

/** Moves actions into another project, unpublished at its end. */
export async function moveActions(
  db: Db,
  projectId: number,
  actionIds: readonly number[],
  to: number,
  { by, at }: Done,
): Promise<void> {
  await db.run(sql`
    delete from unshown_actions
    where project_id = ${projectId} and action_id = any (${actionIds}::int[])`)
  // A deadline that counts from an action that stays has nothing to count from.
  await db.run(sql`
    update project_actions
    set due_from = null, due_amount = null, due_unit = null, due_anchor_id = null
    where project_id = ${projectId} and action_id = any (${actionIds}::int[])
      and due_anchor_id is not null and not due_anchor_id = any (${actionIds}::int[])`)
  await db.run(sql`
    update project_actions pa
    set project_id = ${to}, flags = pa.flags & ~${GRID_FLAGS.Published}::int, position = ${atEnd(to)}
        + (array_position(${actionIds}::int[], pa.action_id) * 10),
      archived_at = null, was_published = false, revision = pa.revision + 1,
      changed_at = ${at}, changed_by = ${by}
    where pa.project_id = ${projectId} and pa.action_id = any (${actionIds}::int[])`)
}

const atEnd = (projectId: number): Sql => sql`coalesce((
  select max(position) from project_actions where project_id = ${projectId}), 0)`

/** Which of these actions a project has. */
export async function listThere(
  db: Db,
  projectId: number,
  actionIds: readonly number[],
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select action_id as id from project_actions
    where project_id = ${projectId} and action_id = any (${actionIds}::int[])`)
  return rows.map(({ id }) => id)
}

/** The titles of those actions whose questionnaire another project may not ask. */
export async function listUnaskable(
  db: Db,
  projectId: number,
  actionIds: readonly number[],
  to: number,
): Promise<string[]> {
  const rows = await db.rows<{ title: string }>(sql`
    select a.title from actions a join project_actions pa on pa.action_id = a.id
    where pa.project_id = ${projectId} and a.id = any (${actionIds}::int[])
      and a.quest_id is not null
      and not ${askedQuestionnaires.get().isOf(to, sql`a.quest_id`)}
      and not exists (
        select from actions other join project_actions there on there.action_id = other.id
        where other.quest_id = a.quest_id and there.project_id = ${to})`)
  return rows.map(({ title }) => title)
}

/** A copy that was made of an action, with its conditions. */
export interface Copy {
  readonly from: number
  readonly id: number
  readonly show: string
  readonly enable: string
  readonly completion: string
}

interface Copying extends Done {
  readonly projectId: number
  readonly actionIds: readonly number[]
  readonly to: number
}

/**
 * Copies actions with every column that they have: into another project at its end, within a project
 * behind each. @returns the copies in the order of the actions.
 */
export function copyActions(
  db: Db,
  { projectId, actionIds, to, by, at }: Copying,
): Promise<Copy[]> {
  const isSame = to === projectId
  return db.rows(sql`
    with source as materialized (
      select pa.action_id as from_id, nextval(pg_get_serial_sequence('actions', 'id'))::int as id,
        case when ${isSame} then pa.position
          else ${atEnd(to)} + (row_number() over (order by pa.position, pa.action_id) * 10)::int
          end as position
      from project_actions pa
      where pa.project_id = ${projectId} and pa.action_id = any (${actionIds}::int[])
    ),
    made as (
      insert into actions
      select (jsonb_populate_record(a, jsonb_build_object('id', s.id, 'version', 1,
        'form_version', 1, 'created_at', ${at}::timestamptz, 'saved_at', ${at}::timestamptz, 'saved_by', ${by}::int,
        'title', left(a.title, 280) || case when ${isSame} then ' (αντίγραφο)' else '' end,
        'titles', case when ${isSame} and a.titles ? 'en'
          then a.titles || jsonb_build_object('en', left(a.titles ->> 'en', 280) || ' (copy)')
          else a.titles end))).*
      from actions a join source s on s.from_id = a.id
      returning *
    ),
    linked as (
      insert into project_actions
      select (jsonb_populate_record(pa, jsonb_build_object('project_id', ${to}::int,
        'action_id', s.id, 'flags', pa.flags & ~${GRID_FLAGS.Published}::int | ${GRID_FLAGS.CanDelete}::int,
        'position', s.position, 'revision', 1, 'changed_at', ${at}::timestamptz,
        'changed_by', ${by}::int, 'archived_at', null, 'was_published', false, 'last_event_on', null)
        -- A deadline that counts from another action counts from its copy, or from where it is kept.
        || case
          when pa.due_anchor_id is null then '{}'
          when anchor.id is not null then jsonb_build_object('due_anchor_id', anchor.id)
          when ${isSame} then '{}'
          else '{"due_from": null, "due_amount": null, "due_unit": null, "due_anchor_id": null}'
        end)).*
      from project_actions pa
      join source s on s.from_id = pa.action_id
      left join source anchor on anchor.from_id = pa.due_anchor_id
      where pa.project_id = ${projectId}
      returning action_id
    )
    select s.from_id as "from", s.id, m.show_condition as show, m.enable_condition as enable,
      coalesce(m.completion ->> 'Condition', '') as completion
    from source s join made m on m.id = s.id join linked l on l.action_id = s.id
    order by array_position(${actionIds}::int[], s.from_id)`)
}

/** Writes the conditions of copies. */
export async function writeConditions(
  db: Db,
  copies: readonly Omit<Copy, 'from'>[],
): Promise<void> {
  await db.run(sql`
    update actions a
    set show_condition = w.show, enable_condition = w.enable,
      completion = case when w.completion = '' then a.completion
        else a.completion || jsonb_build_object('Condition', w.completion) end
    from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)
      as w (id int, show text, enable text, completion text)
    where a.id = w.id`)
}
