import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson, createProject } from '../../testing/factories.ts'
import { findToken } from '../../testing/find-token.ts'
import { plantPerson, PLANTED } from '../../testing/planted-person.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

describe('erasing a person', () => {
  let programme: SmallProgramme
  beforeEach(async () => {
    programme = await startSmallProgramme()
  })
  afterEach(() => programme.close())

  const erase = (UserId: number, Username: string) =>
    programme.as.admin.call('privacy.eraseUser', { UserId, Username, Reason: 'asked' })

  const auditRows = () =>
    programme.db.rows<{ detail: object; subjectId: number }>(sql`
      select detail, subject_id as "subjectId" from audit_log where verb = 'privacy.erased'`)

  it('leaves nothing of them in any table but what has to be kept', async () => {
    await plantPerson(programme)
    const { db, as, people } = programme
    const planted = await findToken(db)
    expect(planted.length).toBeGreaterThan(35)
    // Forms by which the funding is accounted for, and a registry number under which public money was paid.
    const kept = [
      'microdata.answers',
      'microdata_sendings.xml_error',
      'microdata_versions.answers',
      'microdata_versions.reason',
      'payments.kayas',
    ]
    expect(await erase(people.mentee.id, PLANTED.username)).toMatchObject({ status: 200 })
    expect(await findToken(db)).toEqual(kept)
    expect(await as.mentee.call('identity.getIdentity', {})).toMatchObject({ status: 401 })
    const rows = await auditRows()
    expect(rows).toMatchObject([{ subjectId: people.mentee.id, detail: { reason: 'asked' } }])
  })

  it('says afterwards what was done, as it was announced before', async () => {
    await plantPerson(programme)
    const { as, people } = programme
    const about = { UserId: people.mentee.id }
    expect(await as.admin.call('privacy.getErasure', about)).toMatchObject({ status: 404 })
    const preview = await as.admin.ask('privacy.previewErasure', about)
    await erase(people.mentee.id, PLANTED.username)
    const done = await as.admin.ask('privacy.getErasure', about)
    expect(done).toMatchObject({ Reason: 'asked', At: expect.stringMatching(/^\d{4}-/) })
    expect(done.Sections).toEqual(preview.Sections)
    expect(done.Sections.map(({ Section }) => Section)).toContain('payments')
    for (const name of ['coordinator', 'mentor'] as const)
      expect(await as[name].call('privacy.getErasure', about)).toMatchObject({ status: 403 })
  })

  it('tells an Admin of one of their projects that, and nothing of the others', async () => {
    const { as, db, people, projectId, server } = programme
    const { id } = people.mentee
    const elsewhere = await createProject(db)
    await db.run(sql`
      insert into memberships (project_id, user_id, roles) values (${elsewhere}, ${id}, '{Mentee}')`)
    const general = await createPerson(db, projectId, ['Admin'])
    await db.run(sql`update users set super_admin = true where id = ${general.id}`)
    const root = await server.client().signIn(general.username)
    const username = people.mentee.username
    await root.ask('privacy.eraseUser', { UserId: id, Username: username, Reason: 'withdrawn' })
    expect(await as.admin.ask('privacy.getErasure', { UserId: id })).toMatchObject({
      Reason: 'withdrawn',
      Sections: [],
    })
    const { Sections } = await root.ask('privacy.getErasure', { UserId: id })
    expect(Sections).not.toEqual([])
  })

  it('is done once, however many ask at once, and asking again changes nothing', async () => {
    const { id, username } = programme.people.mentee
    const answers = await Promise.all(Array.from({ length: 10 }, () => erase(id, username)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await erase(id, username)).status).toBe(200)
    expect(await auditRows()).toHaveLength(1)
  })

  it('keeps a mentor’s journals for the mentee, without the mentor’s name in any case', async () => {
    const { db, projectId, people, as } = programme
    const { mentor, mentee } = people
    await db.run(
      sql`update users set first_name = 'Γιώργος', last_name = 'Ρήγας' where id = ${mentor.id}`,
    )
    const actionId = await createMeeting(programme)
    const { notes, comment, mentorId } = await (async () => {
      expect((await erase(mentor.id, mentor.username)).status).toBe(200)
      return db.one<{ notes: string; comment: string; mentorId: number }>(sql`
        select j.notes, j.comment, g.mentor_id as "mentorId" from meeting_journals j
        join meetings g on g.id = j.meeting_id where g.action_id = ${actionId}`)
    })()
    const gone = `Διαγραμμένο πρόσωπο ${mentor.id}`
    expect(notes).toBe(
      `Η πρόταση του ${gone}. ${gone}: καλή ιδέα. Με τον ${gone}, και ${gone}. Χαρά και γιώργηδες.`,
    )
    expect([comment, mentorId]).toEqual(['', mentor.id])
    const model = await db.one<{ with: string; body: string }>(sql`
      select model ->> 'with' as with, body from mails where key = 'planted'`)
    expect(model).toEqual({ with: gone, body: `Συνάντηση με: ${gone}` })
    const [relation] = await as.mentee
      .ask('people.listRelations', {
        ProjectId: projectId,
        UserId: mentee.id,
      })
      .catch(() => [undefined])
    expect(relation).toBeUndefined()
    const planned = await db.rows(sql`
      select from meetings where mentor_id = ${mentor.id} and state = 'planned'`)
    expect(planned).toHaveLength(0)
  })

  it('leaves namesakes of other projects alone', async () => {
    const { db, people } = programme
    const elsewhere = await createProject(db)
    const { id } = await createPerson(db, elsewhere, ['Mentee'], {
      fields: { note: 'Άννα mentee' },
    })
    expect((await erase(people.mentee.id, people.mentee.username)).status).toBe(200)
    const row = await db.one<{ fields: object }>(sql`select fields from users where id = ${id}`)
    expect(row.fields).toEqual({ note: 'Άννα mentee' })
  })

  it('cannot be undone: no sign-in, no new password, no state', async () => {
    const { people, as, server, projectId } = programme
    const { id, username } = people.mentee
    await erase(id, username)
    const client = server.client()
    const signIn = await client.call('identity.signIn', { username, password: 'dokimi-1!' })
    expect(signIn.status).toBe(401)
    const invited = await as.admin.call('identity.inviteUsers', {
      ProjectId: projectId,
      UserIds: [id],
    })
    expect(invited.ok && invited.body).not.toMatchObject({ count: 1 })
    expect((await as.admin.call('people.setActiveState', { UserId: id, State: 1 })).status).toBe(
      404,
    )
  })

  it('is refused without the user name, by others, for oneself and for the last Admin', async () => {
    const { people, as } = programme
    const { mentee, admin } = people
    expect(await erase(mentee.id, `${mentee.username} `)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Username', rule: 'other_username' }] },
    })
    expect(await erase(admin.id, admin.username)).toMatchObject({
      status: 422,
      body: { fields: [{ rule: 'own_erasure' }] },
    })
    for (const who of ['coordinator', 'supervisor', 'mentor', 'mentee'] as const) {
      const input = { UserId: mentee.id, Username: mentee.username, Reason: 'asked' }
      expect((await as[who].call('privacy.eraseUser', input)).status).toBe(403)
    }
    expect((await erase(2_000_000_000, 'nobody')).status).toBe(404)
    expect(await auditRows()).toEqual([])
  })
})

/** A meeting that was held with a journal that names the mentor, one to come, and a mail about it. */
async function createMeeting({ db, projectId, people }: SmallProgramme): Promise<number> {
  const { mentor, mentee } = people
  const { id: actionId } = await db.one<{ id: number }>(sql`
    insert into actions (type_id, title) values (1, 'Γνωριμία') returning id`)
  await db.run(sql`insert into project_actions (project_id, action_id, flags, position)
    values (${projectId}, ${actionId}, 2, 1)`)
  for (const [at, state] of [
    ['2020-01-01T10:00Z', 'held'],
    ['2099-01-01T10:00Z', 'planned'],
  ] as const) {
    await db.run(sql`insert into meetings (project_id, action_id, mentor_id, mentee_id, during, state)
      values (${projectId}, ${actionId}, ${mentor.id}, ${mentee.id},
        tstzrange(${at}::timestamptz, ${at}::timestamptz + interval '45 minutes'), ${state})`)
  }
  await db.run(sql`insert into meeting_journals (meeting_id, notes, comment, comment_at)
    select id, 'Η πρόταση του Γιώργου Ρήγα. ΡΗΓΑΣ ΓΙΩΡΓΟΣ: καλή ιδέα. Με τον Ρήγα, και Γ. Ρήγας. Χαρά και γιώργηδες.',
      'Καλή δουλειά', now() from meetings where action_id = ${actionId} and state = 'held'`)
  await db.run(sql`insert into mails (key, project_id, user_id, template, model, state, subject, body)
    values ('planted', ${projectId}, ${mentee.id}, 'meetings.scheduled',
      '{"with": "Γιώργος Ρήγας"}', 'sent', 'Νέα συνάντηση', 'Συνάντηση με: Γιώργος Ρήγας')`)
  return actionId
}
