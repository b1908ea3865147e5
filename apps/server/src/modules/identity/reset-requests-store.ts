import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'

/** A request for a new password, by an address of which nobody has looked whose it is. */
export interface ResetRequest {
  address: string
  requestId: string
}

/** Keeps a request until the job comes by. */
export async function insertResetRequest(
  db: Db,
  { address, requestId }: ResetRequest,
): Promise<void> {
  await db.run(sql`
    insert into reset_requests (address, request_id) values (${address}, ${requestId})`)
}

/**
 * Takes the oldest requests, in the transaction in which they are carried out; who takes them at the
 * same time waits, and finds the others.
 */
export function takeResetRequests(db: Db, most: number): Promise<ResetRequest[]> {
  return db.rows(sql`
    with taken as (
      delete from reset_requests where id in (
        select id from reset_requests order by id limit ${whole(most)})
      returning id, address, request_id
    )
    select address, request_id as "requestId" from taken order by id`)
}
