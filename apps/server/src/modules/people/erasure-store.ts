import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { personKeys } from './person-keys.ts'

/** Roles and relations end, and the meetings that are still to come are cancelled. */
export async function endPlaces(db: Db, userId: number, endedBy: number): Promise<void> {
  await db.run(sql`
    update memberships set left_at = now() where user_id = ${userId} and left_at is null`)
  await db.run(sql`
    update relations set to_at = greatest(now(), from_at), ended_by = ${endedBy}
    where to_at is null and (holder_id = ${userId} or subject_id = ${userId})`)
}

/** What stands where a person was named who has been erased; the number is what rows still have. */
export const pseudonymOf = (userId: number): string => `Διαγραμμένο πρόσωπο ${userId}`

/** Leaves of people their number and a name that says so; they can never sign in again. */
export async function blankPeople(db: Db, userIds: readonly number[]): Promise<void> {
  const pseudonyms = userIds.map((userId) => {
    const [username, lastName] = [`erased-${userId}`, pseudonymOf(userId)]
    return { userId, username, lastName, ...personKeys({ firstName: '', lastName, username }) }
  })
  await db.run(sql`
    update users u set username = g.username, first_name = '', last_name = g."lastName", email = '',
      fields = '{}', preferences = '{}', sort_key = g."sortKey", search_key = g."searchKey",
      password_hash = null, state = 3, super_admin = false, language = 'el',
      default_project_id = null, invited_at = null, last_signed_in_at = null, erased_at = now()
    from jsonb_to_recordset(${JSON.stringify(pseudonyms)}::jsonb) as g
      ("userId" int, username text, "lastName" text, "sortKey" text, "searchKey" text)
    where u.id = g."userId"`)
  await db.run(sql`update memberships set fields = '{}' where user_id = any (${userIds}::int[])`)
}
