import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Roles and relations end, and the meetings that are still to come are cancelled. */
export async function endPlaces(db: Db, userId: number, endedBy: number): Promise<void> {
  await db.run(sql`
    update memberships set left_at = now() where user_id = ${userId} and left_at is null`)
  await db.run(sql`
    update relations set to_at = greatest(now(), from_at), ended_by = ${endedBy}
    where to_at is null and (holder_id = ${userId} or subject_id = ${userId})`)
}

interface Pseudonym {
  readonly userId: number
  readonly username: string
  readonly lastName: string
  readonly sortKey: string
  readonly searchKey: string
}

/** Leaves of a person their number and a name that says so; they can never sign in again. */
export async function blankPerson(db: Db, pseudonym: Pseudonym): Promise<void> {
  const { userId } = pseudonym
  await db.run(sql`
    update users set username = ${pseudonym.username}, first_name = '',
      last_name = ${pseudonym.lastName}, email = '', fields = '{}', preferences = '{}',
      sort_key = ${pseudonym.sortKey}, search_key = ${pseudonym.searchKey}, password_hash = null,
      state = 3, super_admin = false, language = 'el', default_project_id = null,
      invited_at = null, last_signed_in_at = null, erased_at = now()
    where id = ${userId}`)
  await db.run(sql`update memberships set fields = '{}' where user_id = ${userId}`)
}
