import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson, createProject } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

const TEXT = { el: '## Τίτλος\n\nΜια παράγραφος', en: '## A title\n\nA paragraph' }

describe('consent texts', () => {
  let programme: SmallProgramme
  let ProjectId: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    const gdpr = { Config: { gdpr: { Required: true, UserField: 'gdpr', MinValue: 1 } } }
    await programme.db.run(sql`
      update projects set settings = ${JSON.stringify(gdpr)}::jsonb where id = ${ProjectId}`)
  })
  afterAll(() => programme.close())

  const list = () => programme.as.admin.ask('identity.listConsentTexts', { ProjectId })
  const publish = (After: number, Text = TEXT) =>
    programme.as.admin.call('identity.publishConsentText', { ProjectId, After, Text })

  it('are published as versions, the newest of which is asked for', async () => {
    const { as, people, db } = programme
    expect(await list()).toEqual([])
    expect((await publish(0)).body).toEqual({ Version: 1 })
    await as.mentee.ask('identity.giveConsent', { ProjectId, Version: 1, Language: 'el' })
    expect((await publish(1, { el: 'Νέο', en: 'New' })).body).toEqual({ Version: 2 })

    const Admin = { Id: people.admin.id, FirstName: expect.any(String), LastName: 'admin' }
    expect(await list()).toMatchObject([
      { Version: 2, Text: { el: 'Νέο', en: 'New' }, By: Admin, Agreed: 0 },
      { Version: 1, Text: TEXT, By: Admin, Agreed: 1 },
    ])
    const asked = await as.mentee.ask('identity.getConsent', { ProjectId })
    // Whoever agreed to the version before is not shut out by a new one.
    expect(asked).toMatchObject({ Required: false, Current: { Version: 2 }, Last: { Version: 1 } })
    const rows = await db.rows(sql`
      select actor_id as actor, detail from audit_log where verb = 'consent.textPublished' order by id`)
    expect(rows).toEqual([1, 2].map((version) => ({ actor: people.admin.id, detail: { version } })))
  })

  it('are told to the mentees, and what these say to who looks after them', async () => {
    const { as, db } = programme
    const noticesOf = async (who: PersonName) => {
      const { list } = await as[who].ask('notifications.listNotifications', { ProjectId, page: 1 })
      return list.map(({ Kind, Values, Path, Outdated }) => ({ Kind, Values, Path, Outdated }))
    }
    const text = (version: string, Outdated: boolean) => ({
      Kind: 'identity.consentText',
      ...{ Values: { version }, Path: 'userinfo', Outdated },
    })
    expect(await noticesOf('mentee')).toEqual([text('2', false), text('1', true)])
    await as.mentee.ask('identity.giveConsent', { ProjectId, Version: 2, Language: 'el' })
    expect((await noticesOf('mentee')).map(({ Outdated }) => Outdated)).toEqual([true, true])
    await as.mentee.ask('identity.withdrawConsent', { ProjectId })
    const said = (Kind: string, Outdated: boolean) => ({
      Kind,
      Values: { with: 'Άννα mentee' },
      ...{ Path: `mentor/mentee/${programme.people.mentee.id}`, Outdated },
    })
    const all = [
      said('identity.consentWithdrawn', false),
      said('identity.consentGiven', true),
      said('identity.consentGiven', true),
    ]
    for (const who of ['mentor', 'supervisor', 'coordinator'] as const)
      expect(await noticesOf(who)).toEqual(all)
    expect(await noticesOf('otherMentor')).toEqual([])
    const { count } = await db.one<{ count: number }>(sql`
      select count(*)::int as count from mails where template = 'notifications.told'`)
    expect(count).toBe(3)
    await as.mentee.ask('identity.giveConsent', { ProjectId, Version: 2, Language: 'el' })
  })

  it('do not replace one that was published meanwhile', async () => {
    const answer = await publish(1)
    expect([answer.status, answer.body]).toEqual([
      409,
      expect.objectContaining({ code: 'conflict', details: { Version: 2 } }),
    ])
    const both = await Promise.all([publish(2), publish(2)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('must be there in both languages', async () => {
    const answer = await publish(3, { el: 'Κείμενο', en: ' ' })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ fields: [{ field: 'Text.en', rule: 'required' }] })
    expect(await list()).toHaveLength(3)
  })

  it('are those of the project that is named, for who administers it', async () => {
    const { as, db, server } = programme
    const before = await list()
    const other = await createProject(db)
    const names = { ProjectId: other, After: 0, Text: TEXT }
    const refused = await as.admin.call('identity.publishConsentText', names)
    expect([refused.status, refused.body]).toMatchObject([404, { code: 'not_found' }])
    expect((await as.admin.call('identity.listConsentTexts', { ProjectId: other })).status).toBe(
      404,
    )

    // A mentor in the one, an administrator in the other.
    const person = await createPerson(db, ProjectId, ['Mentor'])
    await db.run(sql`
      insert into memberships (user_id, project_id, roles)
      values (${person.id}, ${other}, '{Mentor,Admin}')`)
    const client = await server.client().signIn(person.username)
    expect(await client.ask('identity.publishConsentText', names)).toEqual({ Version: 1 })
    expect((await client.call('identity.publishConsentText', { ...names, ProjectId })).status).toBe(
      403,
    )
    expect(await client.ask('identity.listConsentTexts', { ProjectId: other })).toMatchObject([
      { Version: 1, Text: TEXT, By: { Id: person.id } },
    ])
    expect(await list()).toEqual(before)
    const rows = await db.rows(sql`
      select project_id as "projectId" from audit_log
      where verb = 'consent.textPublished' and actor_id = ${person.id}`)
    expect(rows).toEqual([{ projectId: other }])
  })
})
