import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { INVITATION_DAYS } from '@telemachos/contract/imports/limits'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { sender, sentWith, type SentWith } from './invitation-store.ts'

type SentRow = OutputOf<typeof contract.imports.calls.listSentInvitations>['list'][number]

/** Invitations of a project that wait; of one sender, or of all where there is none. */
export interface Sent {
  readonly projectId: number
  readonly by: number | null
  readonly now: Date
}

const waiting = ({ projectId, by, now }: Sent): Sql => sql`
  i.project_id = ${projectId} and i.declined_at is null and i.until > ${now}::timestamptz
  and (${by}::int is null or i.invited_by = ${by}::int)`

/** A page of them, the oldest first, and how many there are. */
export async function listSent(
  db: Db,
  sent: Sent,
  page: Paged,
): Promise<{ list: SentRow[]; all: number }> {
  const [list, { all }] = await Promise.all([
    db.rows<SentRow>(sql`
      select i.id as "Id", i.called as "Called", i.roles as "Roles", json_build_object(
          'Id', u.id, 'FirstName', u.first_name, 'LastName', u.last_name) as "By",
        i.invited_at as "At", i.sent_at as "SentAt", i.until as "Until"
      from project_invitations i join users u on u.id = i.invited_by
      where ${waiting(sent)}
      order by i.invited_at, i.id ${pageOf(page)}`),
    db.one<{ all: number }>(sql`
      select count(*)::int as all from project_invitations i where ${waiting(sent)}`),
  ])
  return { list, all }
}

/** One of them, locked until the transaction ends. */
export function lockSent(db: Db, sent: Sent, id: number): Promise<LockedSent | undefined> {
  return db.row(sql`
    select i.id, i.user_id as "userId", i.sent_at as "sentAt", i.relation, i.invited_by as by,
      ${sentWith}
    from project_invitations i ${sender}
    where ${waiting(sent)} and i.id = ${id} for update of i`)
}

interface LockedSent extends SentWith {
  id: number
  userId: number
  sentAt: string
  relation: Relation
  by: number
}

type Relation = 'coordinator' | 'supervisor' | null

/** Takes an invitation back. When it was sent is known for a while, so that nobody is mailed again and again. */
export async function endSent(db: Db, id: number, now: Date): Promise<void> {
  await db.run(sql`
    update project_invitations set until = ${now}::timestamptz, fields = '{}' where id = ${id}`)
}

/** Lets an invitation wait anew. */
export async function renewSent(
  db: Db,
  id: number,
  { by, relation, now }: { readonly by: number; readonly relation: Relation; readonly now: Date },
): Promise<void> {
  await db.run(sql`
    update project_invitations
    set invited_by = ${by}, relation = ${relation}, sent_at = ${now}::timestamptz,
      until = ${now}::timestamptz + make_interval(days => ${INVITATION_DAYS})
    where id = ${id}`)
}
