import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createPerson, createProject } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { queueMails, queueOutside } from './index.ts'

const NEXT_YEAR = new Date(Date.now() + 365 * 86_400_000)

describe('a mail that is about to leave', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())
  beforeEach(() => programme.db.run(sql`delete from mails`))

  /** What became of the mails once they were due, by their template. */
  const leave = async (): Promise<{ state: string; error: string | null; body: string }[]> => {
    const { db } = programme
    await db.run(sql`update mails set due_at = now() where state = 'queued'`)
    await expect
      .poll(
        () => db.rows(sql`select id from mails where state in ('queued', 'taken', 'sending')`),
        { timeout: 15_000 },
      )
      .toEqual([])
    return db.rows(sql`select state, error, coalesce(body, '') as body from mails order by id`)
  }
  const person = async (roles: ('Mentee' | 'Mentor')[] = ['Mentee']): Promise<number> => {
    const { id } = await createPerson(programme.db, programme.projectId, roles)
    await programme.db.run(sql`update users set email = ${`p${id}@example.org`} where id = ${id}`)
    return id
  }
  /** Queues a mail for later, as quiet hours do. */
  const queue = (userId: number, model: object, projectId: number | null = programme.projectId) =>
    queueMails(programme.db, {
      template: projectId === null ? 'identity.passwordChanged' : 'notifications.digest',
      projectId,
      senderId: null,
      dueAt: NEXT_YEAR,
      to: [{ userId, key: `later/${userId}/${projectId}`, model: { ...model } }],
    })
  const lines = { path: '/', lines: [{ title: 'Νέα', count: 1 }], more: 0 }

  it('goes to members alone, as they are then', async () => {
    const { db, projectId } = programme
    const [here, left, inactive, absent] = await Promise.all([
      person(),
      person(),
      person(),
      person(),
    ])
    const elsewhere = await createProject(db)
    await db.run(sql`
      insert into memberships (project_id, user_id, roles)
      values (${elsewhere}, ${left}, '{Mentee}')`)
    for (const id of [here, left, inactive, absent]) await queue(id, lines)
    // An account is written to as long as it is one, whatever its projects.
    await queue(left, {}, null)
    await queue(inactive, {}, null)
    await db.run(sql`
      update memberships set left_at = now() where project_id = ${projectId} and user_id = ${left}`)
    await db.run(sql`update users set state = 0 where id = ${inactive}`)
    await db.run(sql`
      update memberships set active = false
      where project_id = ${projectId} and user_id = ${absent}`)
    const gone = { state: 'cancelled', error: 'not_member', body: '' }
    expect(await leave()).toMatchObject([
      { state: 'kept', error: null },
      gone,
      gone,
      gone,
      { state: 'kept', error: null },
      gone,
    ])
  })

  it('tells of planned meetings alone', async () => {
    const { db, as, people, projectId } = programme
    const { id: MenteeId } = people.mentee
    await db.run(sql`update users set email = 'mentee@example.org' where id = ${MenteeId}`)
    const plan = async (title: string, days: number) => {
      const ActionId = await createAction(db, projectId, { typeId: 1, title })
      const date = athensInstant(addDays(todayInAthens(new Date()), days), '10:00')
      await as.mentor.ask('actions.publishAction', { ActionId, MenteeId, date })
      return ActionId
    }
    const [first] = [await plan('Πρώτη', 30), await plan('Δεύτερη', 40)]
    await as.mentor.ask('mail.mailUsers', {
      Data: { [MenteeId]: {} },
      Template: 'mentorMeetings.html',
    })
    const dates = sql`template = 'mentorMeetings.html'`
    const hold = () =>
      db.run(sql`
        update mails set state = 'queued', held_until = null, done_at = null, body = null,
          due_at = ${NEXT_YEAR} where ${dates}`)
    await leave()
    await db.run(sql`delete from mails where not ${dates}`)
    expect((await leave())[0]?.body).toMatch(/Πρώτη[^]*Δεύτερη/)

    await hold()
    await db.run(sql`update meetings set state = 'cancelled' where action_id = ${first}`)
    const [mail] = await leave()
    expect(mail).toMatchObject({ state: 'kept', body: expect.stringContaining('Δεύτερη') })
    expect(mail?.body).not.toContain('Πρώτη')

    await hold()
    await db.run(sql`
      update meetings set during = tstzrange(lower(during) + interval '1 day', upper(during) + interval '1 day')
      where state = 'planned' and mentee_id = ${MenteeId}`)
    expect(await leave()).toMatchObject([{ state: 'cancelled', error: 'outdated' }])
  })

  it('lists what is still unread and still so', async () => {
    const { db, projectId } = programme
    const userId = await person()
    const rows = await db.rows<{ id: number }>(sql`
      insert into notices (key, project_id, user_id, kind, thing, model, way, created_at)
      select 'leaving/' || n, ${projectId}, ${userId}, 'payments.recorded', 'leaving/' || n, '{}',
        'digest', now()
      from generate_series(1, 3) n returning id`)
    const told = rows.map(({ id }, place) => ({
      ...{ id, count: 1, title: `Γραμμή ${place}` },
    }))
    await queue(userId, { ...lines, lines: told })
    await db.run(sql`update notices set read_at = now() where id = ${rows[0]?.id ?? 0}`)
    await db.run(sql`update notices set outdated_at = now() where id = ${rows[1]?.id ?? 0}`)
    const [mail] = await leave()
    expect(mail?.state).toBe('kept')
    expect(mail?.body.match(/Γραμμή \d/g)).toEqual(['Γραμμή 2'])

    await db.run(sql`delete from mails`)
    await queue(userId, { ...lines, lines: told.slice(0, 2) })
    expect(await leave()).toMatchObject([{ state: 'cancelled', error: 'outdated' }])
  })

  it('tells an applicant where the application stands then', async () => {
    const { db, projectId } = programme
    const { id } = await db.one<{ id: number }>(sql`
      with form as (
        insert into application_forms (project_id, sections) values (${projectId}, '[]') returning id
      )
      insert into applications (project_id, form_id, protocol, status, waiting, received_at, answers,
        first_name, last_name, search_key, afm, email, birth_key, language, captcha_key, token_hash,
        token_until)
      select ${projectId}, form.id, '1/2026', 2, false, now(), '{}', 'Άννα', 'Μπέη', '', '',
        'anna@example.org', '', 'el', 'leaving', 'leaving', now() from form returning id`)
    const told = (kind: string) =>
      queueOutside(
        db,
        {
          template: `applications.${kind}`,
          projectId,
          senderId: null,
          recipient: 'anna@example.org',
          language: 'el',
          key: `applications.${kind}:${id}:1`,
          model: {
            name: 'Άννα',
            title: 'Πρόσκληση',
            protocol: '1/2026',
            text: '',
            days: 7,
            documents: [],
          },
        },
        NEXT_YEAR,
      )
    for (const kind of [
      'received',
      'eligible',
      'selected',
      'rejected',
      'changes',
      'uploadReminder',
    ])
      await told(kind)
    expect((await leave()).map(({ state }) => state)).toEqual([
      ...['kept', 'kept', 'cancelled', 'cancelled', 'cancelled', 'cancelled'],
    ])
  })
})
