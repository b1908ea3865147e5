import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Changes a user name. */
export async function updateUsername(
  db: Db,
  { userId, login, searchKey }: { userId: number; login: string; searchKey: string },
): Promise<void> {
  await db.run(sql`
    update users set username = ${login}, search_key = ${searchKey} where id = ${userId}`)
}

/** Sets the project in which a member of it begins; false when they are no member. */
export async function updateDefaultProject(
  db: Db,
  userId: number,
  projectId: number,
): Promise<boolean> {
  const changed = await db.run(sql`
    update users set default_project_id = ${projectId}
    where id = ${userId} and (super_admin or exists (
      select from memberships m
      where m.project_id = ${projectId} and m.user_id = ${userId} and m.left_at is null))
      and exists (select from projects where id = ${projectId})`)
  return changed === 1
}

/** Ends a membership and every relation of the person in the project; their history stays. */
export async function endMembership(db: Db, projectId: number, userId: number): Promise<void> {
  await db.run(sql`
    update memberships set left_at = now()
    where project_id = ${projectId} and user_id = ${userId} and left_at is null`)
  await db.run(sql`
    update relations set to_at = greatest(now(), from_at), ended_by = ${userId}
    where project_id = ${projectId} and to_at is null
      and (holder_id = ${userId} or subject_id = ${userId})`)
  await db.run(sql`
    update users set default_project_id = null
    where id = ${userId} and default_project_id = ${projectId}`)
}

/** Notes when a person last signed in. */
export async function markSignedIn(db: Db, userId: number): Promise<void> {
  await db.run(sql`update users set last_signed_in_at = now() where id = ${userId}`)
}

/** Notes when people were last invited. */
export async function markInvited(db: Db, userIds: readonly number[]): Promise<void> {
  await db.run(sql`update users set invited_at = now() where id = any (${userIds}::int[])`)
}

/** Remembers a person's language. */
export async function updateLanguage(db: Db, userId: number, language: Language): Promise<void> {
  await db.run(sql`update users set language = ${language} where id = ${userId}`)
}

/** Keeps choices beside those that were made before. */
export async function addPreferences(db: Db, userId: number, chosen: object): Promise<void> {
  await db.run(sql`
    update users set preferences = preferences || ${JSON.stringify(chosen)}::jsonb
    where id = ${userId}`)
}

/** Makes somebody the Admin of a project. */
export async function insertAdmin(db: Db, projectId: number, userId: number): Promise<void> {
  await db.run(sql`
    insert into memberships (project_id, user_id, roles)
    values (${projectId}, ${userId}, array['Admin'])`)
}

/** Gives people other e-mail addresses, empty for none: in identity, once they were confirmed. */
export async function updateEmails(
  db: Db,
  changes: readonly { readonly userId: number; readonly address: string }[],
): Promise<void> {
  await db.run(sql`
    update users u set email = g.address
    from unnest(${changes.map(({ userId }) => userId)}::int[],
      ${changes.map(({ address }) => address)}::text[]) as g (id, address)
    where u.id = g.id`)
}

/** Sets a person's password; false when there is no such person. */
export async function updatePassword(db: Db, userId: number, hash: string): Promise<boolean> {
  return (await db.run(sql`update users set password_hash = ${hash} where id = ${userId}`)) === 1
}
