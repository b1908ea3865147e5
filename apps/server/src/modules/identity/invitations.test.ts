import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson, createProject, type TestPerson } from '../../testing/factories.ts'
import { withLinks } from '../../testing/mailed-links.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'

describe('invitations', () => {
  let server: TestServer
  let projectId: number
  let manager: TestClient
  let managerId: number

  beforeAll(async () => {
    server = await startTestServer()
    projectId = await createProject(server.database)
    const person = await createPerson(server.database, projectId, ['ProjectManager'])
    managerId = person.id
    manager = await server.client().signIn(person.username)
  })
  afterAll(() => server.close())

  async function invitee(project = projectId, password = false): Promise<TestPerson> {
    const person = await createPerson(server.database, project, ['Mentee'])
    await server.database.run(sql`
      update users set email = ${`${person.username}@example.org`},
        password_hash = case when ${password}::boolean then password_hash end
      where id = ${person.id}`)
    return person
  }

  const invite = (...people: readonly TestPerson[]) =>
    manager.ask('identity.inviteUsers', {
      ProjectId: projectId,
      UserIds: people.map(({ id }) => id),
    })

  const lastMail = async ({ id }: TestPerson) => {
    const mails = await server.database.rows<{
      id: number
      template: string
      senderId: number
    }>(sql`
      select id::int as id, template, sender_id as "senderId", model from mails
      where user_id = ${id} order by mails.id desc limit 1`)
    return (await withLinks(server.database, mails))[0]
  }

  const datesOf = ({ id }: TestPerson) =>
    server.database.one<{ invited: boolean; signedIn: boolean }>(sql`
      select invited_at is not null as invited, last_signed_in_at is not null as "signedIn"
      from users where id = ${id}`)

  it('lead to a first password, for seven days, and are recorded', async () => {
    const person = await invitee()
    expect(await invite(person)).toEqual({ Invited: [person.id], NotInvited: [] })
    expect(await datesOf(person)).toEqual({ invited: true, signedIn: false })
    const mail = await lastMail(person)
    expect(mail).toMatchObject({
      template: 'identity.invitation',
      senderId: managerId,
      model: { days: 7, username: person.username, name: 'Άννα Δοκιμή' },
    })
    const Token = mail?.url.split('/').at(-1)
    await server.database.run(sql`
      update password_tokens set expires_at = expires_at - interval '6 days 23 hours'
      where user_id = ${person.id}`)
    expect(await server.client().ask('identity.checkPasswordToken', { Token })).toEqual({
      Username: person.username,
      Purpose: 'invitation',
      Strict: false,
    })
    await server.client().ask('identity.resetPassword', { Token, Password: 'πρώτος-κωδικός-1!' })
    await server.client().signIn(person.username, 'πρώτος-κωδικός-1!')
    expect(await datesOf(person)).toEqual({ invited: true, signedIn: true })
    expect(await invite(person)).toEqual({
      Invited: [],
      NotInvited: [{ UserId: person.id, Because: 'hasSignedIn' }],
    })
  })

  it('may be sent again, which makes the first one void', async () => {
    const person = await invitee()
    await invite(person)
    const first = (await lastMail(person))?.url.split('/').at(-1)
    expect((await invite(person)).Invited).toEqual([person.id])
    const answer = await server.client().call('identity.checkPasswordToken', { Token: first })
    expect(answer.status).toBe(422)
  })

  it('go to whoever has a password but has never come', async () => {
    const person = await invitee(projectId, true)
    expect((await invite(person)).Invited).toEqual([person.id])
  })

  it('do not go to people of other projects, without address, or not active', async () => {
    const stranger = await invitee(await createProject(server.database))
    const [silent, archived] = [await invitee(), await invitee()]
    await server.database.run(sql`update users set email = '' where id = ${silent!.id}`)
    await server.database.run(sql`update users set state = 3 where id = ${archived!.id}`)
    const nobody = { id: 2_000_000_000, username: '' }
    expect(await invite(stranger, silent!, archived!, nobody)).toEqual({
      Invited: [],
      NotInvited: [
        { UserId: stranger.id, Because: 'notFound' },
        { UserId: silent!.id, Because: 'noEmail' },
        { UserId: archived!.id, Because: 'inactive' },
        { UserId: nobody.id, Because: 'notFound' },
      ],
    })
    expect(await lastMail(stranger)).toBeUndefined()
    expect(await datesOf(stranger)).toEqual({ invited: false, signedIn: false })
  })

  it('are not sent by a mentor, nor into another project', async () => {
    const person = await invitee()
    const { username } = await createPerson(server.database, projectId, ['Mentor'])
    const mentor = await server.client().signIn(username)
    const input = { ProjectId: projectId, UserIds: [person.id] }
    expect((await mentor.call('identity.inviteUsers', input)).status).toBe(403)
    const elsewhere = { ...input, ProjectId: await createProject(server.database) }
    expect((await manager.call('identity.inviteUsers', elsewhere)).status).toBe(404)
    expect(await lastMail(person)).toBeUndefined()
  })

  const show = (person: { readonly id: number }, client = manager) =>
    client.call('identity.showInvitation', { ProjectId: projectId, UserId: person.id })
  const ruleOf = ({ body }: { readonly body: unknown }) =>
    (body as { details?: { rule?: string } }).details?.rule

  it('are shown to whoever hands them over where no mail leaves, which is recorded', async () => {
    const person = await invitee()
    await server.database.run(sql`update users set email = '' where id = ${person.id}`)
    const shown = await show(person)
    const Url = shown.ok ? shown.body.Url : ''
    expect(shown.ok && Date.parse(shown.body.Until)).toBeGreaterThan(Date.now())
    const Token = Url.split('/').at(-1)
    const second = await show(person)
    const newer = second.ok ? second.body.Url.split('/').at(-1) : undefined
    const check = (token: string | undefined) =>
      server.client().call('identity.checkPasswordToken', { Token: token })
    expect((await check(Token)).status).toBe(422)
    expect((await check(newer)).body).toEqual({
      Username: person.username,
      Purpose: 'invitation',
      Strict: false,
    })
    expect(await lastMail(person)).toBeUndefined()
    const recorded = await server.database.rows(sql`
      select actor_id as by, verb, detail from audit_log where subject_id = ${person.id}`)
    const row = { by: managerId, verb: 'identity.invitationShown', detail: {} }
    expect(recorded).toEqual([row, row])
    const Password = 'πρώτος-κωδικός-1!'
    await server.client().ask('identity.resetPassword', { Token: newer, Password })
    await server.client().signIn(person.username, Password)
    expect(ruleOf(await show(person))).toBe('not_invitable')
  })

  it('are shown of nobody who has as much power anywhere, is not active or not here', async () => {
    const other = await createProject(server.database)
    const [equal, elsewhere, root, archived] = [
      ...[await invitee(), await invitee(), await invitee(), await invitee()],
    ]
    const { database } = server
    await database.run(sql`
      update memberships set roles = '{ProjectManager}' where user_id = ${equal!.id}`)
    await database.run(sql`
      insert into memberships (user_id, project_id, roles)
      values (${elsewhere!.id}, ${other}, '{Admin}')`)
    await database.run(sql`update users set super_admin = true where id = ${root!.id}`)
    await database.run(sql`update users set state = 3 where id = ${archived!.id}`)
    for (const person of [equal, elsewhere, root, await invitee(other), { id: 2_000_000_000 }])
      expect((await show(person!)).status).toBe(404)
    expect(ruleOf(await show(archived!))).toBe('not_invitable')
    await database.run(sql`update users set super_admin = false where id = ${root!.id}`)
    const { username } = await createPerson(database, projectId, ['Mentor'])
    const mentor = await server.client().signIn(username)
    expect((await show(await invitee(), mentor)).status).toBe(403)
  })

  it('are shown to nobody where mails leave', async () => {
    const mailing = await startTestServer({ smtpUrl: 'smtp://127.0.0.1:1?tls=off' })
    const { database } = mailing
    const project = await createProject(database)
    const admin = await createPerson(database, project, ['Admin'])
    const person = await createPerson(database, project, ['Mentee'])
    const client = await mailing.client().signIn(admin.username)
    const input = { ProjectId: project, UserId: person.id }
    expect(ruleOf(await client.call('identity.showInvitation', input))).toBe('mails_leave')
    expect(await client.ask('people.getAccount', { UserId: person.id })).toMatchObject({
      MailsLeave: true,
    })
    expect(await database.rows(sql`select from password_tokens`)).toEqual([])
    await mailing.close()
  })
})
