import type { ApplicationStatus } from '@telemachos/contract/applications/statuses'
import type { Database } from '../kernel/database/database.ts'
import { sql } from '../kernel/database/sql.ts'
import { hashSecret } from '../modules/identity/index.ts'
import { personKeys } from '../modules/people/index.ts'
import { FORM } from './applications.ts'

/** Opens a call of a project for the form of these tests. */
export async function openCall(db: Database, projectId: number): Promise<void> {
  await db.run(sql`
    update projects
    set settings = settings || ${JSON.stringify({ Config: { Application: FORM } })}::jsonb
    where id = ${projectId}`)
  await db.run(sql`
    insert into application_calls (project_id, opens_at) values (${projectId}, now() - interval '1 day')
    on conflict (project_id) do nothing`)
}

let made = 0

interface MadeApplication {
  readonly id: number
  readonly protocol: string
  /** Of its private link. */
  readonly token: string
}

interface Wanted {
  readonly status?: ApplicationStatus
  readonly answers?: Readonly<Record<string, string>>
  readonly isProven?: boolean
}

/** An application that stands somewhere already, as if staff had brought it there. */
export async function makeApplication(
  db: Database,
  projectId: number,
  { status = 1, answers: more = {}, isProven = true }: Wanted = {},
): Promise<MadeApplication> {
  made += 1
  const token = `made-${made}`
  const protocol = `2020-${String(made).padStart(5, '0')}`
  const answers: Readonly<Record<string, string>> = {
    first_name: 'Μαρία',
    last_name: `Δοκιμή${made}`,
    email: `made${made}@example.org`,
    works: 'Όχι',
    ...more,
  }
  const { first_name: firstName = '', last_name: lastName = '', email = '', afm = '' } = answers
  const { searchKey } = personKeys({ firstName, lastName, username: email })
  const { id } = await db.one<{ id: number }>(sql`
    with form as (
      insert into application_forms as f (project_id, sections)
      values (${projectId}, ${JSON.stringify(FORM)}::jsonb)
      on conflict (project_id, digest) do update set sections = f.sections returning f.id
    ),
    application as (
      insert into applications (project_id, form_id, protocol, status, rejected_from, waiting,
        received_at, answers, first_name, last_name, search_key, afm, email, mailbox, birth_key, language,
        captcha_key, token_hash, token_until, proven_at, proven_email)
      select ${projectId}, form.id, ${protocol}, ${status}, case when ${status} = 1000 then 1 end,
        false, now(), ${JSON.stringify(answers)}::jsonb, ${firstName}, ${lastName},
        ${searchKey} || ' ' || ${protocol}, ${afm}, ${email}, ${email}, '', 'el', ${token},
        ${hashSecret(token)}, now() + interval '1 year',
        case when ${isProven}::boolean then now() end, case when ${isProven}::boolean then ${email} else '' end
      from form returning id
    ),
    noted as (
      insert into application_history (application_id, at, to_status)
      select id, now(), 1 from application
    )
    select id from application`)
  return { id, protocol, token }
}
