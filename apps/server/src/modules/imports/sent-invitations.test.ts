import { INVITATION_DAYS } from '@telemachos/contract/imports/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson, createProject, type TestPerson } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

const DAY_MS = 86_400_000

describe('the invitations of a project that wait', () => {
  let later = 0
  let programme: SmallProgramme
  let ProjectId: number
  let source: number

  beforeAll(async () => {
    programme = await startSmallProgramme({ clock: () => new Date(Date.now() + later) })
    ProjectId = programme.projectId
    source = await createProject(programme.db)
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    later = 0
    await programme.db.run(sql`delete from project_invitations`)
    await programme.db.run(sql`delete from mails`)
  })

  /** Somebody of another project, whom the project knows by their address. */
  async function stranger(): Promise<TestPerson> {
    const person = await createPerson(programme.db, source, ['Mentee'], {
      firstName: 'Κρυφό',
      lastName: 'Ξένου',
    })
    await programme.db.run(sql`
      update users set email = username || '@example.org' where id = ${person.id}`)
    return person
  }
  async function invite(name: PersonName, person: TestPerson, Roles = ''): Promise<void> {
    const email = `${person.username}@example.org`
    const Fields = { first_name: 'Άννα', last_name: 'Ξένου', email }
    const [row] = (
      await programme.as[name].ask('imports.importUsers', {
        ProjectId,
        Users: [{ Username: person.username, Roles, Fields }],
        ConfirmedRoles: ['Coordinator'],
      })
    ).Rows
    expect(row?.Verdict).toBe('invited')
  }
  const listed = async (name: PersonName, page = 1) =>
    programme.as[name].ask('imports.listSentInvitations', { ProjectId, page })
  const first = async (name: PersonName = 'admin') => {
    const [one] = (await listed(name)).list
    if (!one) throw new Error('nobody waits')
    return one
  }
  const act = (name: PersonName, verb: 'withdraw' | 'resend', Id: number) =>
    programme.as[name].call(`imports.${verb}Invitation`, { ProjectId, Id })
  const mails = async () =>
    (await programme.db.rows(sql`select from mails where template = 'identity.projectInvitation'`))
      .length

  it('are listed with what the project wrote of the person, and nothing of theirs', async () => {
    const person = await stranger()
    await invite('coordinator', person)
    const { list, All } = await listed('admin')
    expect(list).toMatchObject([
      { Called: 'Άννα Ξένου', Roles: ['Mentee'], By: { LastName: 'coordinator' } },
    ])
    expect(All).toBe(1)
    expect(JSON.stringify(list)).not.toMatch(
      new RegExp(`Κρυφό|${person.username}|:${person.id}[,}]`),
    )
  })

  it('are those of the project for who administers it, their own for others, nobody else’s', async () => {
    await invite('coordinator', await stranger())
    await invite('admin', await stranger())
    expect([(await listed('admin')).All, (await listed('coordinator')).All]).toEqual([2, 1])
    expect((await listed('supervisor')).All).toBe(0)
    const { Id } = await first('coordinator')
    for (const name of ['mentor', 'mentee'] as const) {
      const answer = await programme.as[name].call('imports.listSentInvitations', {
        ProjectId,
        page: 1,
      })
      expect(answer.status).toBe(403)
      expect((await act(name, 'withdraw', Id)).status).toBe(403)
      expect((await act(name, 'resend', Id)).status).toBe(403)
    }
    for (const verb of ['withdraw', 'resend'] as const)
      expect((await act('supervisor', verb, Id)).status).toBe(404)
  })

  it('of another project are not there', async () => {
    await invite('admin', await stranger())
    const { Id } = await first()
    const elsewhere = await createProject(programme.db)
    const other = await createPerson(programme.db, elsewhere, ['Admin'])
    const client = await programme.server.client().signIn(other.username)
    const input = { ProjectId: elsewhere, Id }
    expect((await client.call('imports.withdrawInvitation', input)).status).toBe(404)
    expect((await client.call('imports.resendInvitation', input)).status).toBe(404)
  })

  it('are withdrawn, and can be accepted no more', async () => {
    const person = await stranger()
    await invite('admin', person)
    const { Id } = await first()
    expect(await act('admin', 'withdraw', Id)).toMatchObject({ ok: true })
    expect((await listed('admin')).All).toBe(0)
    const self = await programme.server.client().signIn(person.username)
    const accept = { Project: ProjectId, Accept: true }
    expect((await self.call('imports.answerInvitation', accept)).status).toBe(404)
    expect((await act('admin', 'withdraw', Id)).status).toBe(404)
    const audited = await programme.db.rows(sql`
      select subject_id as "subjectId" from audit_log where verb = 'imports.invitationWithdrawn'`)
    expect(audited).toEqual([{ subjectId: null }])
    await invite('admin', person)
  })

  it('are sent again a day later, and wait anew', async () => {
    await invite('admin', await stranger())
    const before = await first()
    expect(await act('admin', 'resend', before.Id)).toMatchObject({
      status: 422,
      body: { details: { rule: 'invitation_rests' } },
    })
    expect(await mails()).toBe(1)
    later = (INVITATION_DAYS - 1) * DAY_MS
    expect(await act('admin', 'resend', before.Id)).toMatchObject({ ok: true })
    expect(await mails()).toBe(2)
    later = (INVITATION_DAYS + 5) * DAY_MS
    const after = await first()
    expect(after).toMatchObject({ Id: before.Id, At: before.At })
    expect(Date.parse(after.Until)).toBeGreaterThan(Date.parse(before.Until))
    later = 2 * INVITATION_DAYS * DAY_MS
    expect((await listed('admin')).All).toBe(0)
    expect((await act('admin', 'resend', before.Id)).status).toBe(404)
  })

  it('are no more there once they were answered', async () => {
    const person = await stranger()
    await invite('admin', person)
    const { Id } = await first()
    const self = await programme.server.client().signIn(person.username)
    await self.ask('imports.answerInvitation', { Project: ProjectId, Accept: false })
    expect((await listed('admin')).All).toBe(0)
    later = 2 * DAY_MS
    expect((await act('admin', 'resend', Id)).status).toBe(404)
  })

  it('stay their sender’s, or become those of who sends again what the sender may give no more', async () => {
    const { db, people } = programme
    const person = await stranger()
    await invite('coordinator', person)
    later = 2 * DAY_MS
    const { Id } = await first()
    await act('admin', 'resend', Id)
    expect((await first()).By.Id).toBe(people.coordinator.id)
    later = 4 * DAY_MS
    await db.run(
      sql`update memberships set roles = '{Mentor}' where user_id = ${people.coordinator.id}`,
    )
    expect(await act('admin', 'resend', Id)).toMatchObject({ ok: true })
    expect((await first()).By.Id).toBe(people.admin.id)
    await db.run(sql`
      update memberships set roles = '{Coordinator}' where user_id = ${people.coordinator.id}`)
  })

  it('are sent again by nobody to whom the roles are not to give', async () => {
    const { db, projectId, server } = programme
    const manager = await createPerson(db, projectId, ['Supervisor'])
    await invite('admin', await stranger(), 'Coordinator')
    const { Id } = await first()
    await db.run(sql`update project_invitations set invited_by = ${manager.id} where id = ${Id}`)
    later = 2 * DAY_MS
    const client = await server.client().signIn(manager.username)
    const input = { ProjectId: projectId, Id }
    expect((await client.call('imports.resendInvitation', input)).status).toBe(403)
  })

  it('come ten a page, the oldest first', async () => {
    for (let n = 0; n < 11; n++) {
      later = n * 1000
      await invite('admin', await stranger())
    }
    const [one, two] = [await listed('admin'), await listed('admin', 2)]
    expect([one.list.length, one.All, two.list.length]).toEqual([10, 11, 1])
    const times = [...one.list, ...two.list].map(({ At }) => At)
    expect(times).toEqual(times.toSorted())
  })
})
