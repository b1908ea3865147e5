import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { DueRule } from '@telemachos/rules/due-rule'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { CellKey } from './cell-store.ts'
import { isShownTo } from './unshown-store.ts'

type Preview = OutputOf<typeof contract.actions.calls.previewDueRule>

/** An action in a project. */
export interface ActionPlace {
  readonly projectId: number
  readonly actionId: number
}

/** The rule of `project_actions pa`, as the contract writes it. */
export const storedRule: Sql = sql`case
  when pa.due_from is not null then jsonb_strip_nulls(jsonb_build_object('Kind', pa.due_from,
    'ActionId', pa.due_anchor_id, 'Amount', pa.due_amount, 'Unit', pa.due_unit))
  when pa.due_on is not null then jsonb_build_object('Kind', 'date', 'On', pa.due_on, 'Grace',
    case when pa.due_grace is not null then
      jsonb_build_object('Amount', pa.due_grace, 'Unit', pa.due_grace_unit) end)
  else jsonb_build_object('Kind', 'none') end`

/** The deadline's rule of an action; locked where it is to be written. */
export async function findDueRule(
  db: Db,
  { projectId, actionId }: ActionPlace,
  lock = false,
): Promise<{ rule: DueRule; lastEvent: string | null } | undefined> {
  return db.row(sql`
    select ${storedRule} as rule, pa.last_event_on as "lastEvent" from project_actions pa
    where pa.project_id = ${projectId} and pa.action_id = ${actionId}
    ${lock ? sql`for update` : sql``}`)
}

/** An action of the project with that from which its deadline counts, if it does. */
export interface DueLink {
  id: number
  title: string
  isMeeting: boolean
  anchorId: number | null
}

/** Every action of a project in order, with that from which its deadline counts. */
export function listDueLinks(db: Db, projectId: number, language: Language): Promise<DueLink[]> {
  return db.rows(sql`
    select a.id, ${inLanguage(sql`a.title`, sql`a.titles`, language)} as title,
      t.is_meeting as "isMeeting", pa.due_anchor_id as "anchorId"
    from project_actions pa
    join actions a on a.id = pa.action_id
    join action_types t on t.id = a.type_id
    where pa.project_id = ${projectId} order by pa.position, a.id`)
}

/** Has whoever changes deadlines of the project wait until the transaction ends. */
export async function holdDues(db: Db, projectId: number): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(hashtext('action_dues'), ${projectId})`)
}

/** A rule in the columns of `project_actions`; Grace stays where the rule has no date. */
function columnsOf(rule: DueRule) {
  const span = 'Amount' in rule ? rule : undefined
  return {
    on: rule.Kind === 'date' ? rule.On : null,
    grace: rule.Kind === 'date' ? rule.Grace : null,
    from: span?.Kind ?? null,
    amount: span?.Amount ?? null,
    unit: span?.Unit ?? null,
    anchorId: 'ActionId' in rule ? rule.ActionId : null,
  }
}

/** Writes the rule; the deadlines of mentees follow by triggers. */
export async function writeDueRule(
  db: Db,
  { projectId, actionId }: ActionPlace,
  rule: DueRule,
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<void> {
  const { on, grace, from, amount, unit, anchorId } = columnsOf(rule)
  const keepsGrace = rule.Kind !== 'date'
  await db.run(sql`
    update project_actions set due_on = ${on}::date, due_from = ${from}, due_amount = ${amount}::int,
      due_unit = ${unit}, due_anchor_id = ${anchorId}::int,
      due_grace = case when ${keepsGrace}::boolean then due_grace else ${grace?.Amount ?? null}::int end,
      due_grace_unit =
        case when ${keepsGrace}::boolean then due_grace_unit else ${grace?.Unit ?? null}::text end,
      revision = revision + 1, changed_at = ${at}, changed_by = ${by}
    where project_id = ${projectId} and action_id = ${actionId}`)
}

const PAGE_SIZE = 20

/** What a rule would mean now for the mentees of `reach` to whom the action is shown. */
export async function previewDues(
  db: Db,
  { projectId, actionId }: ActionPlace,
  {
    rule,
    reach,
    page,
    now,
  }: { readonly rule: DueRule; readonly reach: Sql; readonly page: Paged; readonly now: Date },
): Promise<Preview> {
  const { on, grace, from, amount, unit, anchorId } = columnsOf(rule)
  return db.one(sql`
    with people as materialized (
      select m.user_id, m.sort_key, u.first_name, u.last_name,
        (m.joined_at at time zone 'Europe/Athens')::date as joined
      from memberships m join users u on u.id = m.user_id
      where m.project_id = ${projectId} and m.is_mentee and m.left_at is null and m.active
        and ${isShownTo(projectId, sql`m.user_id`, sql`${actionId}::int`)} and ${reach}
    ),
    ruled as (
      select p.*, own.extended_to, own.extended_reason, own.extended_by,
        coalesce(own.due_on, pa.due_on) as stored, done.completed_at is not null as completed,
        date.scheduled_at is not null as dated,
        due_anchor_day(${from}, c.completed_at, d.scheduled_at) as anchor,
        due_by_event(ruled_due(${on}::date, ${grace?.Amount ?? null}::int,
          ${grace?.Unit ?? null}::text, ${from}, ${amount}::int, ${unit}, p.joined,
          due_anchor_day(${from}, c.completed_at, d.scheduled_at)), pa.last_event_on) as ruled
      from people p
      join project_actions pa on pa.project_id = ${projectId} and pa.action_id = ${actionId}
      left join action_dues own on own.project_id = ${projectId} and own.mentee_id = p.user_id
        and own.action_id = ${actionId}
      left join completions done on done.project_id = ${projectId} and done.mentee_id = p.user_id
        and done.action_id = ${actionId}
      left join action_data date on date.project_id = ${projectId} and date.drawer = 'mentee'
        and date.mentee_id = p.user_id and date.action_id = ${actionId}
      left join completions c on c.project_id = ${projectId} and c.mentee_id = p.user_id
        and c.action_id = ${anchorId}::int
      left join action_data d on d.project_id = ${projectId} and d.drawer = 'mentee'
        and d.mentee_id = p.user_id and d.action_id = ${anchorId}::int
    ),
    dues as materialized (
      select r.*, case when ruled is not null then greatest(ruled, extended_to) end as due from ruled r
    ),
    judged as materialized (
      select d.*, not completed and not dated
        and cell_state(null, null, due, ${now}::timestamptz) = 'overdue' as late
      from dues d
    )
    select count(*)::int as "All", count(due)::int as "Dated", min(due) as "Earliest",
      max(due) as "Latest", count(*) filter (where late)::int as "Late",
      count(*) filter (where due is distinct from stored)::int as "Changed",
      (select count(*)::int from (
        select from judged ${pageOf(page, PAGE_SIZE)}) part) as count,
      coalesce((select jsonb_agg(jsonb_build_object('Id', j.user_id, 'FirstName', j.first_name,
          'LastName', j.last_name, 'Joined', j.joined,
          'Anchor', case when ${from} = 'joining' then j.joined else j.anchor end,
          'Due', j.due, 'Now', j.stored, 'Completed', j.completed, 'Late', j.late,
          'Extension', case when j.extended_to is not null then jsonb_build_object(
            'Until', j.extended_to, 'Reason', j.extended_reason,
            'By', coalesce(by.first_name || ' ' || by.last_name, '')) end)
          order by j.late desc, j.completed, j.due nulls last, j.sort_key, j.user_id)
        from (
          select * from judged order by late desc, completed, due nulls last, sort_key, user_id
          ${pageOf(page, PAGE_SIZE)}
        ) j left join users by on by.id = j.extended_by), '[]') as list
    from judged`)
}

/** The deadline of one mentee; null where there is none. */
export async function findDue(
  db: Db,
  { projectId, menteeId, actionId }: CellKey,
): Promise<{ due: string | null; extendedTo: string | null }> {
  return db.one(sql`
    select coalesce(own.due_on, pa.due_on) as due, own.extended_to as "extendedTo"
    from project_actions pa
    left join action_dues own on own.project_id = pa.project_id and own.action_id = pa.action_id
      and own.mentee_id = ${menteeId}
    where pa.project_id = ${projectId} and pa.action_id = ${actionId}`)
}

/** More time for one mentee: until when, why, and who gives it. */
export interface Extension {
  readonly until: string
  readonly reason: string
  readonly by: number
  readonly at: Date
}

/** Gives one mentee more time, or takes it back with null. */
export async function writeExtension(
  db: Db,
  { projectId, menteeId, actionId }: CellKey,
  given: Extension | null,
): Promise<void> {
  await db.run(sql`
    select extend_due(${projectId}, ${menteeId}, ${actionId}, ${given?.until ?? null}::date,
      ${given?.reason ?? null}::text, ${given?.by ?? null}::int, ${given?.at ?? null}::timestamptz)`)
}
