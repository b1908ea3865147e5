import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createPerson, createProject, type TestPerson } from '../../testing/factories.ts'
import { withLinks } from '../../testing/mailed-links.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server.ts'
import { sendResets } from './send-resets.ts'

const NEW = 'new@example.org'

describe('a changed e-mail address', () => {
  let test: TestDatabase
  let server: TestServer
  let projectId: number
  let pupil: TestPerson
  let mentor: TestPerson
  let admin: TestPerson

  beforeAll(async () => {
    test = await createTestDatabase()
    server = await startTestServer({ connection: test.connection })
  })
  afterAll(async () => {
    await server.close()
    await test.drop()
  })
  beforeEach(async () => {
    projectId = await createProject(server.database)
    pupil = await createPerson(server.database, projectId, ['Mentee'])
    mentor = await createPerson(server.database, projectId, ['Mentor'])
    admin = await createPerson(server.database, projectId, ['Admin'])
    await server.database.run(sql`
      update users set email = username || '@example.org'
      where id in (${pupil.id}, ${mentor.id}, ${admin.id})`)
    await server.database.run(sql`
      update projects set settings = ${JSON.stringify({
        User: {
          Fields: [{ Name: 'email', Label: 'E-mail', Type: 'email', Visible: 6, Editable: 6 }],
        },
      })}::jsonb where id = ${projectId}`)
    await server.database.run(sql`
      insert into relations (project_id, kind, holder_id, subject_id)
      values (${projectId}, 'mentor', ${mentor.id}, ${pupil.id})`)
  })

  const own = (name: TestPerson) => `${name.username}@example.org`
  const emailOf = async ({ id }: TestPerson) =>
    (await server.database.one<{ email: string }>(sql`select email from users where id = ${id}`))
      .email
  /** The links that were mailed to an address, the latest last. */
  const linksTo = async (address: string) => {
    const mails = await server.database.rows<{ id: number; template: string }>(sql`
      select id::int as id, template from mails where recipient = ${address} and user_id = ${pupil.id}
      order by mails.id`)
    const linked = await withLinks(server.database, mails)
    return linked.map(({ template, url }) => ({ template, Token: url.split('/').at(-1) ?? '' }))
  }
  const change = (of: TestPerson, Value = NEW) => ({ UserId: of.id, Name: 'email', Value })
  const askOwn = async (Value = NEW) => {
    const client = await server.client().signIn(pupil.username)
    return client.ask('people.updateField', change(pupil, Value))
  }
  const resetsSentTo = async (email: string) => {
    await server.client().ask('identity.forgotPassword', { email })
    await sendResets(server.database, 'http://127.0.0.1')
    const rows = await server.database.rows(sql`
      select from mails where template = 'identity.resetPassword' and user_id = ${pupil.id}`)
    return rows.length
  }

  it('is not for a mentor to make: a reset would open the account', async () => {
    const client = await server.client().signIn(mentor.username)
    const refused = await client.call('people.updateField', change(pupil))
    expect(refused.body).toMatchObject({ fields: [{ field: 'email', rule: 'email_owner' }] })
    expect(await emailOf(pupil)).toBe(own(pupil))
  })

  it('counts for nothing until it was confirmed from there', async () => {
    expect(await askOwn()).toEqual({
      Values: { email: own(pupil) },
      Pending: { email: NEW },
    })
    expect(await emailOf(pupil)).toBe(own(pupil))
    expect(await resetsSentTo(NEW)).toBe(0)

    const [link] = await linksTo(NEW)
    expect(link?.template).toBe('identity.confirmEmail')
    const anybody = server.client()
    expect(await anybody.ask('identity.checkEmailToken', { Token: link?.Token ?? '' })).toEqual({
      Kind: 'confirm',
      Username: pupil.username,
      Email: NEW,
    })
    await anybody.ask('identity.redeemEmailToken', { Token: link?.Token ?? '' })
    expect(await emailOf(pupil)).toBe(NEW)
    expect(await resetsSentTo(NEW)).toBe(1)
    const again = await anybody.call('identity.redeemEmailToken', { Token: link?.Token ?? '' })
    expect(again.body).toMatchObject({ fields: [{ rule: 'dead_link' }] })
  })

  it('is told to the address before, which takes it back and ends every session', async () => {
    await askOwn()
    const [confirm] = await linksTo(NEW)
    await server.client().ask('identity.redeemEmailToken', { Token: confirm?.Token ?? '' })
    const thief = await server.client().signIn(pupil.username)
    const elsewhere = await server.client().signIn(pupil.username)
    const { Url } = await elsewhere.ask('meetings.renewFeed', {})
    const token = new URL(Url).searchParams.get('token') ?? ''
    const [undo] = await linksTo(own(pupil))
    expect(undo?.template).toBe('identity.emailChanged')
    const Token = undo?.Token ?? ''
    expect(await server.client().ask('identity.redeemEmailToken', { Token })).toEqual({
      Kind: 'undo',
    })
    expect(await emailOf(pupil)).toBe(own(pupil))
    expect((await thief.call('identity.getIdentity', {})).status).toBe(401)
    expect((await server.client().call('meetings.readFeed', { token })).status).toBe(404)
  })

  it('is stopped by the address before, while it still waits', async () => {
    await askOwn()
    const [undo] = await linksTo(own(pupil))
    await server.client().ask('identity.redeemEmailToken', { Token: undo?.Token ?? '' })
    const [confirm] = await linksTo(NEW)
    const late = await server
      .client()
      .call('identity.redeemEmailToken', { Token: confirm?.Token ?? '' })
    expect(late.body).toMatchObject({ fields: [{ rule: 'dead_link' }] })
    expect(await emailOf(pupil)).toBe(own(pupil))
  })

  it('can be taken back for a week, and confirmed for a day', async () => {
    await askOwn()
    const [confirm] = await linksTo(NEW)
    const [undo] = await linksTo(own(pupil))
    const holds = async (Token = '') =>
      (await server.client().call('identity.checkEmailToken', { Token })).status === 200
    const pass = (days: number) =>
      server.database.run(sql`
        update email_changes set confirm_until = confirm_until - make_interval(days => ${days}),
          undo_until = undo_until - make_interval(days => ${days}) where user_id = ${pupil.id}`)
    await pass(1)
    expect([await holds(confirm?.Token), await holds(undo?.Token)]).toEqual([false, true])
    await pass(7)
    expect(await holds(undo?.Token)).toBe(false)
  })

  it('is replaced by a newer one, sent again, and cancelled', async () => {
    const client = await server.client().signIn(pupil.username)
    await client.ask('people.updateField', change(pupil))
    await client.ask('people.updateField', change(pupil, 'newer@example.org'))
    expect(await client.ask('identity.getPendingEmail', {})).toMatchObject({
      Pending: { Email: 'newer@example.org' },
    })
    await client.ask('identity.resendPendingEmail', {})
    const [first, second] = await linksTo('newer@example.org')
    const check = async (Token = '') =>
      (await client.call('identity.checkEmailToken', { Token })).status
    expect([await check(first?.Token), await check(second?.Token)]).toEqual([422, 200])
    await client.ask('identity.cancelPendingEmail', {})
    expect(await check(second?.Token)).toBe(422)
    expect(await client.ask('identity.getPendingEmail', {})).toEqual({ Pending: null })
  })

  it('asks for the password, unless it was just given', async () => {
    const client = await server.client().signIn(pupil.username)
    const age = () =>
      server.database.run(sql`
        update sessions set proven_at = proven_at - interval '11 minutes' where user_id = ${pupil.id}`)
    await age()
    for (const attempt of [
      await client.call('people.updateField', change(pupil)),
      await client.call('identity.changePassword', { Password: 'καινούριος-9!' }),
    ]) {
      expect(attempt.body).toMatchObject({
        fields: [{ field: 'Password', rule: 'password_needed' }],
      })
    }
    const wrong = await client.call('identity.confirmPassword', { Password: 'something else' })
    expect(wrong.body).toMatchObject({ fields: [{ field: 'Password', rule: 'password_wrong' }] })
    await client.ask('identity.confirmPassword', { Password: TEST_PASSWORD })
    await client.ask('people.updateField', change(pupil))
  })

  it('may be made by an Admin, whose new address is confirmed all the same', async () => {
    const client = await server.client().signIn(admin.username)
    await client.ask('people.updateField', change(pupil))
    expect(await emailOf(pupil)).toBe(own(pupil))
    expect((await linksTo(own(pupil))).map(({ template }) => template)).toEqual([
      'identity.emailChanged',
    ])
  })

  it('is set at once for somebody who cannot sign in yet', async () => {
    await server.database.run(sql`update users set password_hash = null where id = ${pupil.id}`)
    const client = await server.client().signIn(admin.username)
    await client.ask('people.updateField', change(pupil))
    expect(await emailOf(pupil)).toBe(NEW)
  })

  it('removes an address at once, and lets it come back', async () => {
    await askOwn('')
    expect(await emailOf(pupil)).toBe('')
    const [undo] = await linksTo(own(pupil))
    await server.client().ask('identity.redeemEmailToken', { Token: undo?.Token ?? '' })
    expect(await emailOf(pupil)).toBe(own(pupil))
  })
})
