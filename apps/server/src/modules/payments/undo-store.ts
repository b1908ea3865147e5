import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { completingAgain, reopeningThose } from '../actions/index.ts'
import type { Changed, FormerPayment } from './store.ts'

/** Payments that were recorded, or taken back, together. */
export interface PaymentChange {
  id: number
  isRecorded: boolean
}

interface Changing {
  readonly projectId: number
  readonly by: number
  readonly now: Date
  readonly isRecorded: boolean
}

/** Keeps what was changed, so that it can be undone; @returns its id. */
export async function keepChange(
  db: Db,
  { projectId, by, now, isRecorded }: Changing,
  entries: readonly (Changed & Partial<FormerPayment> & { readonly kayas: string })[],
): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    with kept as (
      insert into payment_changes (project_id, changed_by, changed_at, is_recorded)
      values (${projectId}, ${by}, ${now}, ${isRecorded}) returning id
    ), entries as (
      insert into payment_change_entries (change_id, user_id, action_id, kayas, paid_at, paid_by,
        completed_at, completed_by)
      select kept.id, e."userId", e."actionId", e.kayas, coalesce(e."paidAt", ${now}::timestamptz),
        case when e."paidAt" is null then ${by}::int else e."paidBy" end,
        e."completedAt", e."completedBy"
      from kept, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e ("userId" int,
        "actionId" int, kayas text, "paidAt" timestamptz, "paidBy" int,
        "completedAt" timestamptz, "completedBy" int)
    )
    select id from kept`)
  return id
}

/** A change that somebody made in the project since then, locked. */
export function lockChange(
  db: Db,
  change: { readonly id: number; readonly projectId: number; readonly by: number },
  since: Date,
): Promise<PaymentChange | undefined> {
  return db.row(sql`
    select id, is_recorded as "isRecorded" from payment_changes
    where id = ${change.id} and project_id = ${change.projectId} and changed_by = ${change.by}
      and changed_at > ${since} for update`)
}

/** A payment of a change, with whose it is. */
export interface ChangedPayment extends Changed {
  firstName: string
  lastName: string
  /** False where somebody has changed it since: it stays as it is. */
  isUndone: boolean
}

/** What is undone, of whom: a condition on `memberships m`. Who is out of reach by now keeps what they have. */
interface Undoing {
  readonly projectId: number
  readonly changeId: number
  readonly reach: Sql
}

const entriesOf = ({ projectId, changeId, reach }: Undoing): Sql => sql`
  entries as materialized (
    select e.* from payment_change_entries e
    join memberships m on m.project_id = ${projectId} and m.user_id = e.user_id
    where e.change_id = ${changeId} and ${reach}
  )`

const told = (done: Sql): Sql => sql`
  select e.user_id as "userId", e.action_id as "actionId", u.first_name as "firstName",
    u.last_name as "lastName", d.user_id is not null as "isUndone"
  from entries e join users u on u.id = e.user_id
  left join ${done} d on d.user_id = e.user_id and d.action_id = e.action_id
  order by u.sort_key, u.id, e.action_id`

/** Takes back what was recorded, where it still stands as it was; with the completions that it made. */
export function undoRecorded(db: Db, undoing: Undoing): Promise<ChangedPayment[]> {
  const { projectId } = undoing
  return db.rows(sql`
    with ${entriesOf(undoing)},
    gone as (
      delete from payments p using entries e
      where p.project_id = ${projectId} and p.user_id = e.user_id
        and p.action_id = e.action_id and p.paid_at = e.paid_at
        and p.paid_by is not distinct from e.paid_by
      returning p.user_id, p.action_id, p.paid_at as at, p.paid_by as by_id
    ),
    reopened as (
      ${reopeningThose(sql`gone`, projectId)}
    )
    ${told(sql`gone`)}`)
}

/**
 * Records again what was taken back, where it has not been recorded since: under the number, at the
 * time and by whom it was, with its completion.
 */
export function undoTakenBack(db: Db, undoing: Undoing): Promise<ChangedPayment[]> {
  const { projectId } = undoing
  return db.rows(sql`
    with ${entriesOf(undoing)},
    paid as (
      insert into payments (project_id, user_id, action_id, kayas, paid_at, paid_by)
      select ${projectId}::int, e.user_id, e.action_id, e.kayas, e.paid_at, e.paid_by
      from entries e
      join project_actions a on a.project_id = ${projectId} and a.action_id = e.action_id
      order by e.user_id, e.action_id
      on conflict do nothing
      returning user_id, action_id
    ),
    cells as (
      select user_id, action_id, e.completed_at as at, e.completed_by as by_id
      from paid join entries e using (user_id, action_id)
      where e.completed_at is not null
    ),
    completed as (
      ${completingAgain(sql`cells`, projectId)}
    )
    ${told(sql`paid`)}`)
}

/** A change is undone once. */
export async function deleteChange(db: Db, id: number): Promise<void> {
  await db.run(sql`delete from payment_changes where id = ${id}`)
}

/** Forgets changes that nobody can undo any more. */
export async function deleteOldChanges(db: Pick<Db, 'run'>, before: Date): Promise<void> {
  await db.run(sql`delete from payment_changes where changed_at < ${before}`)
}
