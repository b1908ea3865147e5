import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { INVITATION_DAYS } from '@telemachos/contract/imports/limits'
import { sql } from '../../kernel/database/sql.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const DAY_MS = 86_400_000

describe('former members of a project', () => {
  let later = 0
  let programme: SmallProgramme
  let ProjectId: number

  beforeAll(async () => {
    programme = await startSmallProgramme({ clock: () => new Date(Date.now() + later) })
    ProjectId = programme.projectId
    const kayas = { Name: 'kayas', Label: 'ΚΑΥΑΣ', Type: 'text', Visible: 2, Editable: 2 }
    const settings = JSON.stringify({ User: { Fields: [], ProjectFields: [kayas] } })
    await programme.db.run(sql`
      update projects set settings = ${settings}::jsonb where id = ${ProjectId}`)
  })
  afterAll(() => programme.close())

  const list = (Search = '') =>
    programme.as.admin.ask('imports.listFormerMembers', { ProjectId, page: 1, Search })

  it('are shown to who administers it, and come back once they accept', async () => {
    const { as, people, db } = programme
    const { id: UserId } = people.mentee
    expect(await list()).toEqual({ list: [], count: 0, All: 0 })
    await db.run(sql`
      update memberships set fields = '{"kayas": "070003"}' where user_id = ${UserId}`)
    await db.run(sql`update users set email = 'mentee@example.org' where id = ${UserId}`)
    await as.mentee.ask('identity.leaveProject', {})
    const { list: left } = await list()
    expect(left).toMatchObject([{ UserId, Roles: ['Mentee'], Asked: null }])
    expect((await list(left[0]!.LastName)).count).toBe(1)
    expect(await list('κανένας')).toEqual({ list: [], count: 0, All: 1 })
    for (const name of ['coordinator', 'mentor'] as const) {
      const refused = await as[name].call('imports.listFormerMembers', { ProjectId, page: 1 })
      expect(refused.status).toBe(403)
    }

    const ask = () => as.admin.call('imports.inviteFormerMember', { ProjectId, UserId })
    expect((await ask()).ok).toBe(true)
    expect((await ask()).ok).toBe(true)
    const countMails = async () => {
      const mails = await db.rows(sql`
        select from mails where user_id = ${UserId} and template = 'identity.projectInvitation'`)
      return mails.length
    }
    expect(await countMails()).toBe(1)
    expect((await list()).list).toMatchObject([{ Asked: { State: 'waiting' } }])

    // Taking it back and asking again is no way to mail somebody time and again.
    const sent = await as.admin.ask('imports.listSentInvitations', { ProjectId, page: 1 })
    await as.admin.ask('imports.withdrawInvitation', { ProjectId, Id: sent.list[0]?.Id ?? 0 })
    expect((await list()).list).toMatchObject([{ Asked: null }])
    expect((await ask()).ok).toBe(true)
    expect(await countMails()).toBe(1)
    expect((await list()).list).toMatchObject([{ Asked: { State: 'waiting' } }])

    const answer = (Accept: boolean) =>
      as.mentee.ask('imports.answerInvitation', { Project: ProjectId, Accept })
    await answer(false)
    expect((await list()).list).toMatchObject([{ Asked: { State: 'declined' } }])
    expect(await ask()).toMatchObject({
      ok: false,
      body: { details: { rule: 'invitation_declined' } },
    })

    later = (INVITATION_DAYS + 1) * DAY_MS
    expect((await list()).list).toMatchObject([{ Asked: null }])
    expect((await ask()).ok).toBe(true)
    await answer(true)
    expect(await list()).toEqual({ list: [], count: 0, All: 0 })
    // As they were, with their registry number.
    const member = await db.one(sql`
      select roles, fields, left_at from memberships
      where project_id = ${ProjectId} and user_id = ${UserId}`)
    expect(member).toEqual({ roles: ['Mentee'], fields: { kayas: '070003' }, left_at: null })
    expect((await ask()).status).toBe(404)
  })

  it('keep their registry number, which nobody else is given', async () => {
    const { as, people, db } = programme
    const { id, username } = people.mentee
    const mentee = await programme.server.client().signIn(username)
    await mentee.ask('identity.leaveProject', {})
    const kept = await db.one(sql`
      select fields ->> 'kayas' as kayas from memberships
      where project_id = ${ProjectId} and user_id = ${id}`)
    expect(kept).toEqual({ kayas: '070003' })
    const Fields = { first_name: 'Νέα', last_name: 'Αφίξη', kayas: '070003' }
    const { Rows } = await as.admin.ask('imports.importUsers', {
      ProjectId,
      Users: [{ Username: 'newcomer', Roles: 'Mentee', Fields }],
    })
    expect(Rows).toMatchObject([{ Verdict: 'refused', Faults: [{ Field: 'kayas' }] }])
  })

  it('are found by it for what is paid, counted and sent, marked as such', async () => {
    const { as, people } = programme
    const UserId = people.mentee.id
    const found = { Kayas: '070003', UserId, HasLeft: true }
    const paid = await as.admin.ask('payments.getPayments', { ProjectId, Kayas: ['070003'] })
    expect(paid).toMatchObject({ People: [found], Unknown: [] })
    const forms = await as.admin.ask('microdata.getCompletion', { ProjectId, kayas: ['070003'] })
    expect(forms).toMatchObject({ People: [found], Unknown: [] })
    const exit = await as.admin.call('microdata.getEnd', { ProjectId, UserId })
    expect(exit).toMatchObject({ status: 200, body: { HasLeft: true } })
    // Whoever reaches a set of people has nobody in it who left.
    const other = await as.coordinator.call('microdata.getEnd', { ProjectId, UserId })
    expect(other.status).toBe(404)
  })
})
