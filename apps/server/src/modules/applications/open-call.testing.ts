import type { ApplicationStatus } from '@telemachos/contract/applications/statuses'
import type { Database } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { insertApplication } from './application-store.ts'
import { keysOf } from './keys.ts'
import { hashSecret } from '../identity/index.ts'
import { FORM } from '../../testing/applications.ts'

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

/** An application that stands somewhere already, as if staff had brought it there. */
export async function makeApplication(
  db: Database,
  projectId: number,
  {
    status = 1,
    answers: more = {},
  }: { readonly status?: ApplicationStatus; readonly answers?: Record<string, string> } = {},
): Promise<MadeApplication> {
  made += 1
  const token = `made-${made}`
  const answers = {
    first_name: 'Μαρία',
    last_name: `Δοκιμή${made}`,
    email: `made${made}@example.org`,
    works: 'Όχι',
    ...more,
  }
  const { id, protocol } = await db.transaction(async (tx) => {
    const application = await insertApplication(tx, {
      ...{ projectId, form: FORM, answers, language: 'el', now: new Date() },
      ...keysOf(FORM, answers),
      ...{ captchaKey: token, tokenHash: hashSecret(token) },
    })
    if (!application) throw new Error('the project takes no applications')
    return application
  })
  await db.run(sql`
    update applications set status = ${status}, rejected_from = case when ${status} = 1000 then 1 end
    where id = ${id}`)
  return { id, protocol, token }
}
