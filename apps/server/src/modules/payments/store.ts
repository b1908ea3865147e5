import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { reopeningAll, titleTo, type Reader } from '../actions/index.ts'

/** An action of payments. */
export interface PaymentAction {
  id: number
  title: string
  /** As it is stored, with other languages beside it. */
  ownTitle: string
  titles: Record<string, string>
  /** Whether it takes payments. */
  isPublished: boolean
  /** Whether mentees see it. */
  isShown: boolean
}

/** The project's actions among these, by their ids. */
export function listPaymentActions(
  db: Db,
  projectId: number,
  actionIds: readonly number[],
  reader: Reader,
): Promise<PaymentAction[]> {
  const shown = GRID_FLAGS.Published
  return db.rows(sql`
    select a.id, ${titleTo(reader)} as title, a.title as "ownTitle", a.titles,
      pa.flags & ${shown}::int <> 0 and pa.archived_at is null as "isPublished",
      pa.flags & ${shown | GRID_FLAGS.HideFromMentee} = ${shown} as "isShown"
    from project_actions pa join actions a on a.id = pa.action_id
    where pa.project_id = ${projectId} and pa.action_id = any (${actionIds}::int[])
    order by a.id`)
}

export interface PaymentRow {
  userId: number
  actionId: number
  at: string
  by: string | null
}

/** What these people have been paid, by action. */
export function listPayments(
  db: Db,
  projectId: number,
  userIds: readonly number[],
): Promise<PaymentRow[]> {
  return db.rows(sql`
    select p.user_id as "userId", p.action_id as "actionId", p.paid_at as at,
      b.last_name || ' ' || b.first_name as by
    from payments p left join users b on b.id = p.paid_by
    where p.project_id = ${projectId} and p.user_id = any (${userIds}::int[])
    order by p.user_id, p.action_id`)
}

export interface Paying {
  readonly projectId: number
  readonly people: readonly { readonly userId: number; readonly kayas: string }[]
  readonly actionIds: readonly number[]
  readonly by: number
  readonly now: Date
}

export interface Changed {
  userId: number
  actionId: number
}

/**
 * Records payments, each at most once however many try at a time.
 * @returns what was not recorded before.
 */
export function insertPayments(
  db: Db,
  { projectId, people, actionIds, by, now }: Paying,
): Promise<Changed[]> {
  return db.rows(sql`
    insert into payments (project_id, user_id, action_id, kayas, paid_at, paid_by)
    select ${projectId}::int, g.user_id, a.id, g.kayas, ${now}::timestamptz, ${by}::int
    from unnest(${people.map(({ userId }) => userId)}::int[],
      ${people.map(({ kayas }) => kayas)}::text[]) g (user_id, kayas)
    cross join unnest(${actionIds}::int[]) a (id)
    order by g.user_id, a.id
    on conflict do nothing
    returning user_id as "userId", action_id as "actionId"`)
}

/** What a payment was, and the completion that went with it. */
export interface FormerPayment extends Changed {
  kayas: string
  paidAt: string
  paidBy: number | null
  completedAt: string | null
  completedBy: number | null
}

/** Takes payments back, and their actions' completions; @returns what had been recorded. */
export function deletePayments(
  db: Db,
  { projectId, people, actionIds }: Omit<Paying, 'by' | 'now'>,
): Promise<FormerPayment[]> {
  return db.rows(sql`
    with gone as (
      delete from payments where project_id = ${projectId}
        and user_id = any (${people.map(({ userId }) => userId)}::int[])
        and action_id = any (${actionIds}::int[])
      returning user_id, action_id, kayas, paid_at, paid_by
    ),
    reopened as (
      ${reopeningAll(sql`gone`, projectId)}
    )
    -- The statement sees completions as they were before it.
    select g.user_id as "userId", g.action_id as "actionId", g.kayas, g.paid_at as "paidAt",
      g.paid_by as "paidBy", c.completed_at as "completedAt", c.completed_by as "completedBy"
    from gone g
    left join completions c on c.project_id = ${projectId} and c.mentee_id = g.user_id
      and c.action_id = g.action_id and c.completed_at is not null`)
}

/** The payments of an action, as rows to be counted (see actionDependents). */
export const ofAction = (projectId: Sql, actionId: Sql): Sql =>
  sql`payments p where p.project_id = ${projectId} and p.action_id = ${actionId}`
