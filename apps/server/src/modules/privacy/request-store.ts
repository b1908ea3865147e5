import type { Language } from '@telemachos/contract/core/define-texts'
import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { ErasureReason } from '@telemachos/contract/privacy/reasons'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { identifier, sql, type Sql } from '../../kernel/database/sql.ts'

type Calls = typeof contract.privacy.calls
type Request = OutputOf<Calls['listErasureRequests']>[number]

const nameOf = (person: string): Sql => {
  const row = identifier(person)
  return sql`json_build_object(
    'Id', ${row}.id, 'FirstName', ${row}.first_name, 'LastName', ${row}.last_name)`
}

const requests: Sql = sql`
  from erasure_requests r
  join users who on who.id = r.user_id
  join users asker on asker.id = r.requested_by
  join projects p on p.id = r.project_id
  where r.decided_at is null`

/** The requests that nobody has decided, the oldest first. */
export function listRequests(db: Db, language: Language): Promise<Request[]> {
  return db.rows(sql`
    select r.id as "Id", ${nameOf('who')} as "Person", ${nameOf('asker')} as "By",
      json_build_object('Id', p.id, 'url', p.url, 'Descr', ${inLanguage(sql`p.descr`, sql`p.descrs`, language)}) as "Project",
      r.at as "At", r.reason as "Reason"
    ${requests} order by r.at, r.id limit 200`)
}

/** What is asked about a person and not decided. */
export function findRequest(
  db: Db,
  userId: number,
): Promise<Omit<Request, 'Person' | 'Project'> | undefined> {
  return db.row(sql`
    select r.id as "Id", ${nameOf('asker')} as "By", r.at as "At", r.reason as "Reason"
    ${requests} and r.user_id = ${userId}`)
}

/** Keeps a request; false when there is one about the person already. */
export async function insertRequest(
  db: Db,
  request: { userId: number; projectId: number; by: number; reason: ErasureReason },
): Promise<boolean> {
  const added = await db.run(sql`
    insert into erasure_requests (user_id, project_id, requested_by, reason)
    values (${request.userId}, ${request.projectId}, ${request.by}, ${request.reason})
    on conflict (user_id) where decided_at is null do nothing`)
  return added === 1
}

/** Decides a request against it; whom it was about, when it was still open. */
export async function declineRequest(
  db: Db,
  id: number,
  by: number,
): Promise<{ userId: number } | undefined> {
  return db.row(sql`
    update erasure_requests
    set decided_at = now(), decision = 'declined', decided_by = ${by}
    where id = ${id} and decided_at is null returning user_id as "userId"`)
}

/** Whatever was asked about a person has been done. */
export async function decideRequests(db: Db, userId: number, by: number): Promise<void> {
  await db.run(sql`
    update erasure_requests set decided_at = now(), decision = 'erased', decided_by = ${by}
    where user_id = ${userId} and decided_at is null`)
}
