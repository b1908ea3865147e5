import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../kernel/database/sql.ts'
import { createPerson, createProject } from '../testing/factories.ts'
import { openKilledWorld, type KilledWorld } from '../testing/killed-server.ts'
import {
  SMTP_STEPS,
  startScriptedMailServer,
  type ScriptedMailServer,
} from '../testing/scripted-mail-server.ts'

/** No death and start takes so long, on whatever machine: a test that does is one that hangs. */
const DEATH_MS = 30_000

let mailServer: ScriptedMailServer
let world: KilledWorld

beforeAll(async () => {
  mailServer = await startScriptedMailServer()
  world = await openKilledWorld({ SMTP_URL: mailServer.url })
})
afterAll(async () => {
  await world.close()
  await mailServer.close()
})

interface Mails {
  readonly list: readonly { To: { Id: number }; State: string; Attempts: number; Error: string }[]
}

it(
  'sends what had not left when its server was killed, and lists what may have arrived',
  async () => {
    const { server, database } = world
    const projectId = await createProject(database)
    const admin = await createPerson(database, projectId, ['Admin'])
    const people = new Map<number, string>()
    for (const step of SMTP_STEPS) {
      mailServer.mood = (reached) => (reached === step ? 'hang' : 'well')
      const { id } = await createPerson(database, projectId, ['Mentee'])
      people.set(id, step)
      await database.run(sql`update users set email = ${`${step}@example.org`} where id = ${id}`)
      await database.run(sql`
        insert into mails (key, user_id, project_id, template, model)
        values (${step}, ${id}, ${projectId}, 'identity.passwordChanged', '{"username": "one"}')`)
      await server.start()
      await mailServer.untilReached()
      await server.kill()
      // Until the others have died too.
      await database.run(sql`
        update mails set held_until = now() + interval '50 minutes' where held_until is not null`)
    }
    mailServer.mood = () => 'well'
    await server.start()
    const cookie = await server.signIn(admin.username)
    const listed = async () => {
      const input = { ProjectId: projectId, page: 1 }
      const { list } = await server.ask<Mails>('/api/notify/ProjectMails', input, cookie)
      return Object.fromEntries(
        list.map(({ To, State, Attempts, Error }) => [
          people.get(To.Id),
          [State, Attempts, Error].join(' '),
        ]),
      )
    }
    const eachStep = (before: string, atContent: string) =>
      Object.fromEntries(SMTP_STEPS.map((step) => [step, step === 'content' ? atContent : before]))
    expect(await listed()).toEqual(eachStep('queued 1 ', 'queued 1 '))
    await database.run(sql`
      update mails set held_until = now() - interval '1 second' where held_until is not null`)
    await expect
      .poll(listed, { timeout: DEATH_MS })
      .toEqual(eachStep('sent 2 ', 'failed 1 unknown'))
    const arrived = mailServer.arrived.map(({ to }) => to)
    expect(arrived.toSorted()).toEqual(SMTP_STEPS.map((step) => `${step}@example.org`).toSorted())
  },
  (SMTP_STEPS.length + 2) * DEATH_MS,
)
