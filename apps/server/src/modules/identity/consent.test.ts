import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson, createProject, type TestPerson } from '../../testing/factories.ts'
import {
  startTestServer,
  type CallName,
  type TestClient,
  type TestServer,
} from '../../testing/test-server.ts'

describe('consent', () => {
  let server: TestServer
  let projectId: number
  let person: TestPerson
  let mentee: TestClient

  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    projectId = await createProject(server.database)
    await require(projectId, { Required: true, UserField: 'gdpr', MinValue: 1 })
    await publish(1)
    person = await createPerson(server.database, projectId, ['Mentee'])
    mentee = await server.client().signIn(person.username)
  })

  async function require(
    id: number,
    gdpr: object,
    fields: readonly string[] = [],
    type = 'User',
  ): Promise<void> {
    const ProjectFields = fields.map((Name) => ({ Name, Label: Name, Type: 'text' }))
    const settings = { Config: { gdpr }, [type]: { ProjectFields } }
    await server.database.run(sql`
      update projects set settings = ${JSON.stringify(settings)}::jsonb where id = ${id}`)
  }
  const publish = (version: number, from = 'now') =>
    server.database.run(sql`
      insert into consent_texts (project_id, version, text_el, text_en, valid_from)
      values (${projectId}, ${version}, ${`Κείμενο ${version}`}, ${`Text ${version}`}, ${from}::timestamptz)`)
  const codeOf = async (client: TestClient, name: CallName, input: object) => {
    const answer = await client.call(name, input)
    return answer.ok ? 'ok' : answer.body.code
  }
  const look = (client = mentee) => codeOf(client, 'actions.listActions', { ProjectId: projectId })
  const inputOf = (Version: number) => ({ ProjectId: projectId, Version, Language: 'en' })
  const give = (Version = 1) => mentee.ask('identity.giveConsent', inputOf(Version))
  const fieldsOf = () =>
    server.database.one<{ own: string | null; here: string | null }>(sql`
      select u.fields ->> 'gdpr' as own, m.fields ->> 'gdpr' as here
      from users u join memberships m on m.user_id = u.id where u.id = ${person.id}`)

  it('is read by who is only registered, of whom none is asked', async () => {
    const registered = await createPerson(server.database, projectId, ['Registered'])
    const client = await server.client().signIn(registered.username)
    expect(await client.ask('identity.getConsent', { ProjectId: projectId })).toMatchObject({
      ...{ Asked: true, Required: false, Current: { Version: 1 }, Last: null },
    })
  })

  it('opens the project, is kept with its version, and is announced to other sessions', async () => {
    expect(await look()).toBe('consent_required')
    const other = await server.client().signIn(person.username)
    expect(await look(other)).toBe('consent_required')
    expect(await mentee.ask('identity.getConsent', { ProjectId: projectId })).toMatchObject({
      Asked: true,
      Required: true,
      Current: { Version: 1, Text: { el: 'Κείμενο 1', en: 'Text 1' } },
      Last: null,
    })
    await give()
    expect(await look()).toBe('ok')
    await expect.poll(() => look(other), { timeout: 10_000 }).toBe('ok')
    expect(await fieldsOf()).toEqual({ own: '1', here: null })
    const row = await server.database.one(sql`
      select c.version, c.kind, c.language, a.verb, a.actor_id as actor
      from consents c join audit_log a on a.request_id = c.request_id
      where c.user_id = ${person.id}`)
    expect(row).toEqual({
      version: 1,
      kind: 'given',
      language: 'en',
      verb: 'consent.given',
      actor: person.id,
    })
  })

  it('is one, however often it is given', async () => {
    await Promise.all([give(), give(), give()])
    const { count } = await server.database.one<{ count: number }>(sql`
      select count(*)::int as count from consents where user_id = ${person.id}`)
    expect(count).toBe(1)
  })

  it('is asked again when a newer version is required, and only then', async () => {
    await give()
    await publish(2)
    expect(await look()).toBe('ok')
    await require(projectId, { Required: true, UserField: 'gdpr', MinValue: 2 })
    await expect.poll(() => look(), { timeout: 10_000 }).toBe('consent_required')
    const stale = await mentee.call('identity.giveConsent', inputOf(1))
    expect([stale.status, stale.ok || stale.body.details]).toEqual([409, { Version: 2 }])
    await give(2)
    expect(await look()).toBe('ok')
    expect(await fieldsOf()).toMatchObject({ own: '2' })
  })

  it('is not given to a text that is not valid yet, or too old', async () => {
    await publish(2, 'tomorrow')
    await require(projectId, { Required: true, UserField: 'gdpr', MinValue: 2 })
    expect(await mentee.ask('identity.getConsent', { ProjectId: projectId })).toMatchObject({
      Current: null,
    })
    for (const Version of [1, 2]) {
      expect(await codeOf(mentee, 'identity.giveConsent', inputOf(Version))).toBe('not_found')
    }
  })

  it.each(['User', 'Mentee'])('is kept in the project where %s has it there', async (type) => {
    await require(projectId, { Required: true, UserField: 'gdpr', MinValue: 1 }, ['gdpr'], type)
    await give()
    expect(await fieldsOf()).toEqual({ own: null, here: '1' })
    expect(await look()).toBe('ok')
  })

  it.each([
    ['a larger value', '3', 'ok'],
    ['a smaller value', '0.5', 'consent_required'],
    ['no number', 'ναι', 'consent_required'],
    ['nothing', '', 'consent_required'],
  ])('counts %s in the field as %s: %s', async (_what, value, code) => {
    await server.database.run(sql`
      update users set fields = jsonb_build_object('gdpr', ${value}::text) where id = ${person.id}`)
    await expect.poll(() => look(), { timeout: 10_000 }).toBe(code)
  })

  it('is asked of nobody who is more than a Mentee, nor where none is required', async () => {
    const both = await createPerson(server.database, projectId, ['Mentee', 'Mentor'])
    expect(await look(await server.client().signIn(both.username))).toBe('ok')
    await require(projectId, { Required: false, UserField: 'gdpr', MinValue: 1 })
    await expect.poll(() => look(), { timeout: 10_000 }).toBe('ok')
    expect(await codeOf(mentee, 'identity.giveConsent', inputOf(1))).toBe('not_found')
  })

  it('leaves the person’s other projects open', async () => {
    const elsewhere = await createProject(server.database)
    await server.database.run(sql`insert into memberships (project_id, user_id, roles)
      values (${elsewhere}, ${person.id}, array['Mentee'])`)
    await expect
      .poll(() => codeOf(mentee, 'actions.listActions', { ProjectId: elsewhere }))
      .toBe('ok')
    expect(await look()).toBe('consent_required')
    const moved = await mentee.ask('identity.switchProject', { ProjectId: elsewhere })
    expect(moved).toMatchObject({ ProjectId: elsewhere, ConsentRequired: false })
    // What is asked from there about the shut project stays shut too.
    expect(await codeOf(mentee, 'projects.getProjectById', { Id: elsewhere })).toBe('ok')
    expect(await codeOf(mentee, 'projects.getProjectById', { Id: projectId })).toBe(
      'consent_required',
    )
    expect(Object.keys(await mentee.ask('projects.getSettings', {}))).toEqual([String(elsewhere)])
  })

  it('is taken back, which shuts the project, and given again', async () => {
    await give()
    await mentee.ask('identity.withdrawConsent', { ProjectId: projectId })
    expect(await look()).toBe('consent_required')
    expect(await fieldsOf()).toMatchObject({ own: '0' })
    await give()
    expect(await look()).toBe('ok')
    const admin = await createPerson(server.database, projectId, ['Admin'])
    const client = await server.client().signIn(admin.username)
    const input = { ProjectId: projectId, UserId: person.id }
    const listed = await client.ask('identity.listConsents', input)
    expect(listed.map(({ Kind, Version }) => [Kind, Version])).toEqual([
      ['given', 1],
      ['withdrawn', 1],
      ['given', 1],
    ])
    const { list } = await client.ask('people.listActivity', { ...input, page: 1 })
    expect(list.map(({ Verb }) => Verb)).toEqual([
      'consent.given',
      'consent.withdrawn',
      'consent.given',
    ])
  })

  it('leaves rows that nobody changes', async () => {
    await give()
    for (const change of [
      sql`update consents set version = 1`,
      sql`delete from consents`,
      sql`update consent_texts set text_el = 'άλλο'`,
    ]) {
      await expect(server.database.run(change)).rejects.toThrow('never changed')
    }
  })

  it('is not given by an administrator in the mentee’s place', async () => {
    const { username } = await createPerson(server.database, projectId, ['Admin'])
    const admin = await server.client().signIn(username)
    const token = await admin.ask('identity.makeLoginAs', { UserId: person.id })
    await admin.ask('identity.redeemLoginAs', { token })
    const input = inputOf(1)
    expect(await codeOf(admin, 'identity.giveConsent', input)).toBe('own_person_only')
    expect(await look(admin)).toBe('consent_required')
    await admin.ask('identity.endLoginAs', {})
    await admin.ask('identity.viewAs', { UserId: person.id })
    expect(await codeOf(admin, 'identity.giveConsent', input)).toBe('viewing_only')
    expect(await look(admin)).toBe('consent_required')
    expect(await look()).toBe('consent_required')
  })
})
