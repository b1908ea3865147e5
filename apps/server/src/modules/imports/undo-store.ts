import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'
import type { Former } from '../people/index.ts'
import type { UndoneImport } from './import-store.ts'

type KeptReason = OutputOf<typeof contract.imports.calls.previewUndo>['Kept'][number]['Because']

/** Somebody whom an import brought in, and why they stay as they are; `over`: there is nothing to undo. */
export interface Judged {
  id: string
  userId: number
  firstName: string
  lastName: string
  how: 'added' | 'joined' | 'invited'
  at: string
  former: Former | null
  because: KeptReason | 'over' | null
}

/** What of the log says nothing about whether somebody was worked on: how they came to be here. */
const OF_THE_IMPORT = ['imports.added', 'imports.existingAdded', 'identity.invited']

/** Locks the next people of an import and their memberships, so that what is found of them stays so. */
export async function lockNext(db: Db, importId: number, most: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select u.id from users u where u.id in (
      select p.user_id from import_people p
      where p.import_id = ${importId} and p.outcome is null and p.how <> 'already'
        and p.user_id is not null
      order by p.user_id limit ${whole(most)})
    order by u.id for update of u`)
  return rows.map(({ id }) => id)
}

/** Locks the memberships of people in a project and their invitations into it. */
export async function lockStanding(
  db: Db,
  projectId: number,
  userIds: readonly number[],
): Promise<void> {
  await db.rows(sql`
    select from memberships where project_id = ${projectId} and user_id = any (${userIds}::int[])
    order by user_id for update`)
  await db.rows(sql`
    select from project_invitations
    where project_id = ${projectId} and user_id = any (${userIds}::int[])
    order by user_id for update`)
}

/** Says of the people of an import, all or some, what stands in the way of undoing it for them. */
export function judge(
  db: Db,
  { id, projectId, loggedAfter }: UndoneImport,
  some: readonly number[] | 'all',
): Promise<Judged[]> {
  const only = some === 'all' ? sql`true` : sql`p.user_id = any (${some}::int[])`
  return db.rows(sql`
    with people as materialized (
      select p.* from import_people p
      where p.import_id = ${id} and p.outcome is null and p.how <> 'already'
        and p.user_id is not null and ${only}
    ),
    -- What people did in the project since, of those who were somewhere else before.
    busy as materialized (
      select distinct a.actor_id from audit_log a
      where a.project_id = ${projectId} and a.at > ${loggedAfter}::timestamptz
        and a.actor_id in (select user_id from people where how <> 'added')
    )
    select p.id::text as id, p.user_id as "userId", u.first_name as "firstName",
      u.last_name as "lastName", p.how, p.at, p.former, case
        when p.how = 'invited' then case
          when m.user_id is not null and m.left_at is null then 'accepted'
          when i.user_id is null or i.declined_at is not null or i.until <= now() then 'over'
          when i.sent_at > p.at then 'changed' end
        when u.erased_at is not null or m.user_id is null then 'over'
        when p.how = 'added' and (u.last_signed_in_at is not null or u.password_hash is not null)
          then 'signedIn'
        when m.left_at is not null or (p.how = 'added' and exists (
          select from memberships o where o.user_id = u.id and o.project_id <> ${projectId}))
          then 'changed'
        when b.actor_id is not null then 'filledIn'
        when exists (
          select from audit_log a where a.project_id = ${projectId} and a.subject_id = p.user_id
            and a.at > ${loggedAfter}::timestamptz and a.verb <> all (${OF_THE_IMPORT}::text[]))
          then 'changed'
        when 'Admin' = any (m.roles) and not exists (
          select from memberships o where o.project_id = ${projectId} and o.left_at is null
            and o.active and 'Admin' = any (o.roles)
            and o.user_id not in (select user_id from people)) then 'lastAdmin'
      end as because
    from people p
    join users u on u.id = p.user_id
    left join memberships m on m.project_id = ${projectId} and m.user_id = p.user_id
    left join project_invitations i on i.project_id = ${projectId} and i.user_id = p.user_id
      and p.how = 'invited'
    left join busy b on b.actor_id = p.user_id
    order by u.sort_key, p.user_id`)
}

/** Notes what became of people by undoing. */
export async function noteOutcomes(
  db: Db,
  outcomes: readonly { readonly id: string; readonly outcome: string }[],
): Promise<void> {
  await db.run(sql`
    update import_people p set outcome = given.outcome, former = null
    from unnest(${outcomes.map(({ id }) => id)}::bigint[],
      ${outcomes.map(({ outcome }) => outcome)}::text[]) as given (id, outcome)
    where p.id = given.id`)
}

/** Marks an import as undone; nobody is added to it any more. */
export async function markUndone(db: Db, id: number, by: number, now: Date): Promise<void> {
  await db.run(sql`
    update imports set undone_at = ${now}::timestamptz, undone_by = ${by}
    where id = ${id} and undone_at is null`)
}

/** Takes invitations into a project back. */
export async function deleteInvitations(
  db: Db,
  projectId: number,
  userIds: readonly number[],
): Promise<void> {
  await db.run(sql`
    delete from project_invitations
    where project_id = ${projectId} and user_id = any (${userIds}::int[])`)
}

/** How many people of an import are still to be gone through. */
export async function countRemaining(db: Db, importId: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from import_people
    where import_id = ${importId} and outcome is null and how <> 'already'
      and user_id is not null`)
  return count
}
