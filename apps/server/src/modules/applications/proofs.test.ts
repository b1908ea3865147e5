import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeAfm } from '../../app/demo/numbers.ts'
import { Random } from '../../app/demo/random.ts'
import { sql } from '../../kernel/database/sql.ts'
import { FORM, openCall, proofTo, prove, solvedTask } from '../../testing/applications.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'
import { removeOld } from './remove-old.ts'

const DAY_MS = 86_400_000

describe('the address of an application', () => {
  const random = new Random(9)
  let programme: SmallProgramme
  let ProjectId: number
  let Project: string
  let guest: TestClient
  let now = new Date()

  beforeAll(async () => {
    programme = await startSmallProgramme({ clock: () => now })
    ProjectId = programme.projectId
    guest = programme.server.client()
    Project = await openCall(programme, { form: FORM, now, Capacity: 2 })
    await programme.as.admin.ask('applications.setRules', {
      ...{ ProjectId, Criteria: [], Reasons: [], Ties: [], Disagreement: 20, Version: 0 },
      Mails: ['received', 'changes', 'eligible', 'rejected'],
    })
  })
  beforeEach(async () => {
    await programme.db.run(sql`delete from applications`)
    await programme.db.run(sql`update application_calls set received = 0`)
    await programme.db.run(sql`delete from requested_mails`)
    await programme.db.run(sql`delete from mails`)
  })
  afterAll(() => programme.close())

  const answersOf = (email: string, more: Record<string, string> = {}) => ({
    ...{ first_name: 'Ελένη', last_name: 'Νίκα', email, afm: makeAfm(random), works: 'Όχι' },
    ...more,
  })
  const apply = async (Answers: Record<string, string>, client = guest) =>
    client.ask('applications.submit', {
      ...{ Project, Answers, Truthful: true, Consent: true },
      Captcha: await solvedTask(programme.db),
    })
  const mailsTo = async (recipient: string) =>
    (
      await programme.db.rows<{ template: string }>(
        sql`select template from mails where recipient = ${recipient} order by id`,
      )
    ).map(({ template }) => template)
  const rowOf = async (Protocol: string) => {
    const { list } = await programme.as.admin.ask('applications.list', {
      ...{ ProjectId, Group: 'applicants' as const, Search: Protocol, page: 1 },
    })
    const [row] = list
    if (!row) throw new Error(`no application ${Protocol}`)
    return row
  }
  const move = (Ids: number[], Status: -1 | 1000, Reason?: string) =>
    programme.as.admin.ask('applications.changeStatus', { ProjectId, Ids, Status, Reason })
  const received = async () =>
    (await programme.as.admin.ask('applications.getCall', { ProjectId })).Received

  it('is seen by staff as not confirmed, takes no place, goes nowhere, and is not mailed', async () => {
    const { Protocol, Token, Proof } = await apply(answersOf('one@example.org'))
    expect(Proof).toMatchObject({ Email: 'one@example.org', Counted: false, Own: false })
    const { Id, Proven } = await rowOf(Protocol)
    expect(Proven).toBe(false)
    const listed = async (which: 'proven' | 'unproven') =>
      (
        await programme.as.admin.ask('applications.list', {
          ...{ ProjectId, Group: 'applicants' as const, Search: '', page: 1 },
          Filter: { Proof: which },
        })
      ).list.map((one) => one.Id)
    expect([await listed('proven'), await listed('unproven')]).toEqual([[], [Id]])
    const call = await programme.as.admin.ask('applications.getCall', { ProjectId })
    expect(call).toMatchObject({ Received: 0, Unproven: 1 })
    const { Changed, Unchanged } = await move([Id], -1)
    expect(Changed).toEqual([])
    expect(Unchanged[0]?.Because).toContain('δεν έχει επιβεβαιωθεί')
    await programme.as.admin.ask('applications.resubmit', { ProjectId, AppId: Id, Text: 'Γράψτε.' })
    // By the private link the applicant sees it all the same.
    const own = await guest.ask('applications.getApplication', { Token })
    expect(own).toMatchObject({ ChangesAsked: 'Γράψτε.', Proof: { Email: 'one@example.org' } })
    expect((await move([Id], 1000, 'Ψεύτικη')).Mailed).toBe(0)
    expect(await mailsTo('one@example.org')).toEqual(['applications.proof'])
    // What was rejected is not proven any more.
    const proof = (await proofTo(programme.db, 'one@example.org')) ?? ''
    const read = await guest.ask('applications.readProof', { Token: proof })
    expect(read.Applications).toEqual([])
  })

  it('is confirmed by its link: the application counts, and its applicant is told', async () => {
    const { Protocol, Token } = await apply(answersOf('two@example.org'))
    const { Applications } = await prove(guest, programme.db, 'two@example.org')
    expect(Applications).toMatchObject([{ Protocol, Waiting: false, Before: [] }])
    expect(await received()).toBe(1)
    expect(await mailsTo('two@example.org')).toEqual([
      'applications.proof',
      'applications.received',
    ])
    expect((await guest.ask('applications.getApplication', { Token })).Proof).toBeNull()
    const { Id } = await rowOf(Protocol)
    expect((await move([Id], -1)).Changed).toHaveLength(1)
  })

  it('is proven once by twenty who press at once', async () => {
    await apply(answersOf('press@example.org'))
    const Token = (await proofTo(programme.db, 'press@example.org')) ?? ''
    const { Applications } = await guest.ask('applications.readProof', { Token })
    const Ids = Applications.map(({ Id }) => Id)
    const pressed = await Promise.all(
      Array.from({ length: 20 }, () => guest.call('applications.confirmProof', { Token, Ids })),
    )
    expect(pressed.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await received()).toBe(1)
    expect(await mailsTo('press@example.org')).toHaveLength(2)
  })

  it('proves nothing of another address, whichever numbers are named', async () => {
    await apply(answersOf('mine@example.org'))
    const { Protocol } = await apply(answersOf('theirs@example.org'))
    const Token = (await proofTo(programme.db, 'mine@example.org')) ?? ''
    const { Id } = await rowOf(Protocol)
    const confirmed = await guest.call('applications.confirmProof', { Token, Ids: [Id] })
    expect(confirmed.status).toBe(422)
    expect(await guest.ask('applications.disown', { Token, Ids: [Id] })).toEqual({ Removed: 0 })
    expect((await rowOf(Protocol)).Proven).toBe(false)
    for (const guess of ['none', Buffer.from('guess').toString('base64url')]) {
      const dead = await guest.ask('applications.readProof', { Token: guess })
      expect(dead.Status).toBe('invalidToken')
      const confirmed = await guest.call('applications.confirmProof', { Token: guess, Ids: [Id] })
      expect(confirmed.status).toBe(422)
    }
  })

  it('is marked by hand by staff of the project, which is recorded, and mails nobody', async () => {
    const { Protocol } = await apply(answersOf('hand@example.org'))
    const { Id } = await rowOf(Protocol)
    for (const who of ['mentor', 'mentee'] as const) {
      const refused = await programme.as[who].call('applications.markProven', {
        ...{ ProjectId, Ids: [Id] },
      })
      expect(refused.status).toBe(403)
    }
    const mark = () =>
      programme.as.supervisor.ask('applications.markProven', { ProjectId, Ids: [Id] })
    const both = await Promise.all([mark(), mark()])
    expect(both.flatMap(({ Marked }) => Marked)).toEqual([Id])
    expect(await received()).toBe(1)
    expect(await mailsTo('hand@example.org')).toEqual(['applications.proof'])
    const audited = await programme.db.rows(sql`
      select actor_id as "actorId", detail from audit_log where verb = 'applications.markedProven'`)
    expect(audited).toEqual([
      { actorId: programme.people.supervisor.id, detail: { protocol: Protocol } },
    ])
    const { History } = await programme.as.admin.ask('applications.read', { ProjectId, AppId: Id })
    expect(History.at(-1)).toMatchObject({ Kind: 'proof', From: 1, To: 1 })
    expect(History.at(-1)?.By).not.toBeNull()
    expect((await move([Id], -1)).Changed).toHaveLength(1)
  })

  it('needs no proof where the applicant is signed in with it, whatever its case', async () => {
    const { mentee } = programme.people
    await programme.db.run(sql`update users set email = 'Own@example.org' where id = ${mentee.id}`)
    const own = await apply(answersOf('OWN@example.org'), programme.as.mentee)
    expect(own.Proof).toBeNull()
    expect(await received()).toBe(1)
    expect(await mailsTo('own@example.org')).toEqual(['applications.received'])
    const other = await apply(answersOf('other@example.org'), programme.as.mentee)
    expect(other.Proof).toMatchObject({ Own: false })
    expect(await mailsTo('other@example.org')).toEqual(['applications.proof'])
    const { Tokens } = await programme.as.mentee.ask('applications.listOwn', {})
    const refused = await programme.as.mentee.call('applications.confirmOwn', { Token: Tokens[0] })
    expect(refused.status).toBe(422)
    // Applied for before signing in, it is confirmed without a mail.
    await apply(answersOf('own@example.org'))
    await programme.db.run(sql`
      update applications set applicant_id = ${mentee.id} where email = 'own@example.org'`)
    const [Token = ''] = (await programme.as.mentee.ask('applications.listOwn', {})).Tokens
    const waiting = await programme.as.mentee.ask('applications.getApplication', { Token })
    expect(waiting.Proof).toMatchObject({ Own: true })
    await programme.as.mentee.ask('applications.confirmOwn', { Token })
    expect(await received()).toBe(2)
  })

  it('tells who applied before with the same number, and not the one who applies now', async () => {
    const afm = makeAfm(random)
    const first = await apply(answersOf('first@example.org', { afm }))
    await prove(guest, programme.db, 'first@example.org')
    const second = await apply(answersOf('second@example.org', { afm }))
    expect(await mailsTo('first@example.org')).not.toContain('applications.again')
    const { Applications } = await prove(guest, programme.db, 'second@example.org')
    expect(Applications).toMatchObject([{ Before: [] }])
    const own = await guest.ask('applications.getApplication', { Token: second.Token })
    expect(own.Before).toEqual([])
    expect(await mailsTo('first@example.org')).toContain('applications.again')
    expect(await mailsTo('second@example.org')).toEqual([
      'applications.proof',
      'applications.received',
    ])
    const { Id, Duplicates } = await rowOf(second.Protocol)
    expect(Duplicates).toBe(1)
    const read = await programme.as.admin.ask('applications.read', { ProjectId, AppId: Id })
    expect(read.Same).toMatchObject([{ Protocol: first.Protocol, By: 'afm', Proven: true }])
    // Once a day, however many come.
    await apply(answersOf('third@example.org', { afm }))
    await prove(guest, programme.db, 'third@example.org')
    const told = await mailsTo('first@example.org')
    expect(told.filter((one) => one === 'applications.again')).toHaveLength(1)
  })

  it('tells who applies again from the same mailbox, and staff of its other spellings', async () => {
    const first = await apply(answersOf('same@gmail.com'))
    await prove(guest, programme.db, 'same@gmail.com')
    const second = await apply(answersOf('same@gmail.com'))
    const { Applications } = await prove(guest, programme.db, 'same@gmail.com')
    expect(Applications[0]?.Before).toMatchObject([{ Protocol: first.Protocol }])
    const own = await guest.ask('applications.getApplication', { Token: second.Token })
    expect(own.Before).toMatchObject([{ Protocol: first.Protocol }])
    const third = await apply(answersOf('s.a.m.e+x@gmail.com'))
    const { Id, Duplicates } = await rowOf(third.Protocol)
    expect(Duplicates).toBe(2)
    const read = await programme.as.admin.ask('applications.read', { ProjectId, AppId: Id })
    expect(read.Same.map(({ By }) => By)).toEqual(['email', 'email'])
  })

  it('stays the proven one until a new one is proven, and the application keeps its place', async () => {
    const answers = answersOf('before@example.org')
    const { Protocol, Token } = await apply(answers)
    await prove(guest, programme.db, 'before@example.org')
    const { Id } = await rowOf(Protocol)
    const ask = () =>
      programme.as.admin.ask('applications.resubmit', { ProjectId, AppId: Id, Text: 'Νέο e-mail' })
    await ask()
    await guest.ask('applications.change', {
      ...{ Token, Answers: { ...answers, email: 'after@example.org' } },
    })
    expect(await received()).toBe(1)
    expect(await mailsTo('after@example.org')).toEqual(['applications.proof'])
    const own = await guest.ask('applications.getApplication', { Token })
    expect(own.Proof).toMatchObject({ Email: 'after@example.org', Counted: true, Until: null })
    const before = (await mailsTo('before@example.org')).length
    expect((await move([Id], -1)).Unchanged).toHaveLength(1)
    await ask()
    expect(await mailsTo('before@example.org')).toHaveLength(before + 1)
    now = new Date(now.getTime() + 6 * DAY_MS)
    await removeOld(programme.db, now, true)
    await prove(guest, programme.db, 'after@example.org')
    expect(await received()).toBe(1)
    expect((await move([Id], -1)).Mailed).toBe(1)
    expect(await mailsTo('after@example.org')).toContain('applications.eligible')
  })

  it('is not asked for by a form without one; where it may be left out, staff confirm', async () => {
    const settings = async (form: unknown) =>
      programme.db.run(sql`
        update projects set settings = ${JSON.stringify({ Config: { Application: form } })}::jsonb
        where id = ${ProjectId}`)
    const name = { Order: 1, Label: 'Όνομα', Required: true }
    await settings([{ Title: 'Στοιχεία', Questions: { first_name: name } }])
    expect((await apply({ first_name: 'Άννα' })).Proof).toBeNull()
    expect(await received()).toBe(1)
    const email = { Order: 2, Label: 'E-mail' }
    await settings([{ Title: 'Στοιχεία', Questions: { first_name: name, email } }])
    const { Protocol, Proof } = await apply({ first_name: 'Άννα' })
    expect(Proof).toMatchObject({ Email: '', AgainAt: null, Until: null })
    now = new Date(now.getTime() + 8 * DAY_MS)
    await removeOld(programme.db, now, true)
    const { Id } = await rowOf(Protocol)
    await programme.as.admin.ask('applications.markProven', { ProjectId, Ids: [Id] })
    expect(await received()).toBe(2)
    await settings(FORM)
  })

  it('gives no place back where it had none', async () => {
    await apply(answersOf('placed@example.org'))
    await prove(guest, programme.db, 'placed@example.org')
    const { Token } = await apply(answersOf('gone@example.org'))
    await guest.ask('applications.withdraw', { Token })
    expect(await received()).toBe(1)
  })
})
