import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** An account that somebody has asked for. */
export interface Registration {
  readonly projectId: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly passwordHash: string
  readonly language: Language
}

/** Keeps it until its link is opened; false where the solved task counted before. */
export async function insertRegistration(
  db: Db,
  registration: Registration & {
    readonly hash: string
    readonly captchaKey: string
    readonly hours: number
    readonly now: Date
  },
): Promise<boolean> {
  const { now, hours } = registration
  const written = await db.run(sql`
    insert into registrations (token_hash, project_id, first_name, last_name, email, password_hash,
      language, captcha_key, until)
    values (${registration.hash}, ${registration.projectId}, ${registration.firstName},
      ${registration.lastName}, ${registration.email}, ${registration.passwordHash},
      ${registration.language}, ${registration.captchaKey},
      ${now}::timestamptz + make_interval(hours => ${hours}::int))
    on conflict do nothing`)
  return written === 1
}

/** Takes the registration of a link, once. */
export function takeRegistration(
  db: Db,
  hash: string,
  now: Date,
): Promise<Registration | undefined> {
  return db.row(sql`
    delete from registrations where token_hash = ${hash} and until > ${now}::timestamptz
    returning project_id as "projectId", first_name as "firstName", last_name as "lastName", email,
      password_hash as "passwordHash", language`)
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
