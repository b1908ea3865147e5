import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'

/** An account that somebody has asked for. */
export interface Registration {
  readonly projectId: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly passwordHash: string
  readonly language: Language
}

/** Keeps it until its link is opened. */
export async function insertRegistration(
  db: Db,
  registration: Registration & {
    readonly hash: string
    readonly captchaKey: string
    readonly hours: number
    readonly now: Date
  },
): Promise<void> {
  const { now, hours } = registration
  await db.run(sql`
    insert into registrations (token_hash, project_id, first_name, last_name, email, password_hash,
      language, captcha_key, until)
    values (${registration.hash}, ${registration.projectId}, ${registration.firstName},
      ${registration.lastName}, ${registration.email}, ${registration.passwordHash},
      ${registration.language}, ${registration.captchaKey},
      ${now}::timestamptz + make_interval(hours => ${hours}::int))`)
}

const COLUMNS = sql`project_id as "projectId", first_name as "firstName", last_name as "lastName", email,
  password_hash as "passwordHash", language`

/** The registration of a link that holds. */
export function findRegistration(
  db: Db,
  hash: string,
  now: Date,
): Promise<Registration | undefined> {
  return db.row(sql`
    select ${COLUMNS} from registrations where token_hash = ${hash} and until > ${now}::timestamptz`)
}

/** What was asked for with an address and waits for its confirmation, that of the link first and then the latest. */
export function listRegistrations(
  db: Db,
  { email, hash }: { readonly email: string; readonly hash: string },
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<Registration[]> {
  return db.rows(sql`
    select ${COLUMNS} from registrations
    where lower(email) = lower(${email}) and until > ${now}::timestamptz
    order by token_hash = ${hash} desc, until desc limit ${whole(most)}`)
}

/** How many wait for the confirmation of an address. */
export async function countRegistrations(db: Db, email: string, now: Date): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from registrations
    where lower(email) = lower(${email}) and until > ${now}::timestamptz`)
  return count
}

/** Removes what was asked for with an address. */
export function deleteRegistrations(db: Db, email: string): Promise<number> {
  return db.run(sql`delete from registrations where lower(email) = lower(${email})`)
}

/** Whether an address belongs to an account, or is the name of one. */
export async function isKnownAddress(db: Db, email: string): Promise<boolean> {
  const { known } = await db.one<{ known: boolean }>(sql`
    select exists (select from users where lower(email) = lower(${email}))
      or exists (select from users where lower(username) = lower(${email})) as known`)
  return known
}

/** Forgets what nobody has confirmed. */
export function deleteOldRegistrations(db: Db, now: Date): Promise<number> {
  return db.run(sql`delete from registrations where until <= ${now}::timestamptz`)
}
