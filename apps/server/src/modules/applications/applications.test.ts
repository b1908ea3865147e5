import { STATUS, afterMove, MOVES, STATUSES } from '@telemachos/contract/applications/statuses'
import { makeAfm } from '../../app/demo/numbers.ts'
import { Random } from '../../app/demo/random.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { FORM, prove, solveCaptcha, solvedTask } from '../../testing/applications.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'

describe('applications', () => {
  const random = new Random(17)
  let programme: SmallProgramme
  let ProjectId: number
  let Project: string
  let guest: TestClient
  let now = new Date()

  const openFrom = (days: number, Capacity: number | null = null, ClosesAt: string | null = null) =>
    programme.as.admin.ask('applications.setCall', {
      ProjectId,
      OpensAt: new Date(now.getTime() + days * 86_400_000).toISOString(),
      ClosesAt,
      Capacity,
    })

  beforeAll(async () => {
    programme = await startSmallProgramme({ clock: () => now })
    ProjectId = programme.projectId
    const { db, server } = programme
    const field = (Name: string) => ({ Name, Label: Name, Type: '', Visible: 4, Editable: 4 })
    await db.run(
      sql`update projects set settings = ${JSON.stringify({
        Config: { Application: FORM },
        User: { Fields: [field('afm')], ProjectFields: [field('kayas')] },
      })}::jsonb where id = ${ProjectId}`,
    )
    ;({ url: Project } = await db.one<{ url: string }>(
      sql`select url from projects where id = ${ProjectId}`,
    ))
    guest = server.client()
    await openFrom(-1)
  })
  afterAll(() => programme.close())

  let number = 0
  const answersOf = (more: Record<string, string> = {}) => {
    number += 1
    return {
      first_name: 'Ελένη',
      last_name: `Παπαδοπούλου${number}`,
      email: `eleni${number}@example.org`,
      afm: makeAfm(random),
      works: 'Όχι',
      ...more,
    }
  }
  const submission = async (Answers: Record<string, string>) => ({
    Project,
    Answers,
    Truthful: true,
    Consent: true,
    Captcha: await solvedTask(programme.db),
  })
  /** Applies, and proves the address by the mail. */
  const apply = async (more: Record<string, string> = {}) => {
    const answers = answersOf(more)
    const made = await guest.ask('applications.submit', await submission(answers))
    await prove(guest, programme.db, answers.email)
    return made
  }
  const idOf = async (Protocol: string) => {
    const { list } = await programme.as.admin.ask('applications.list', {
      ProjectId,
      Group: 'applicants',
      Search: Protocol,
      page: 1,
    })
    return list[0]?.Id ?? 0
  }
  const move = (Ids: number[], Status: number, Reason?: string) =>
    programme.as.admin.ask('applications.changeStatus', { ProjectId, Ids, Status, Reason })

  it('have a form in the language of whoever asks, while the project takes any', async () => {
    const form = await guest.ask('applications.getForm', { Project })
    expect(form.State).toBe('open')
    expect(form.Sections.map(({ Title }) => Title)).toEqual(['Στοιχεία', 'Εργασία'])
    const none = await guest.ask('applications.getForm', { Project: 'nowhere' })
    expect(none.State).toBe('none')
    const { Open } = await guest.ask('applications.getForm', { Project: '' })
    expect(Open.map(({ Url }) => Url)).toEqual([Project])
  })

  it('are taken in with a number and a link, and found by their answers', async () => {
    const made = await apply({ works: 'Ναι', sector: 'Υγεία' })
    expect(made.Protocol).toMatch(/^\d{4}-\d{5}$/)
    const own = await guest.ask('applications.getApplication', { Token: made.Token })
    expect(own).toMatchObject({ Protocol: made.Protocol, Status: 1, Waiting: false })
    expect(own.Answers).toMatchObject({ sector: 'Υγεία' })
    const one = await programme.as.admin.ask('applications.read', {
      ProjectId,
      AppId: await idOf(made.Protocol),
    })
    const afm = one.Sections[0]?.Answers.find(({ Label }) => Label === 'ΑΦΜ')
    expect(afm?.Answer).toMatch(/^•{5}\d{4}$/)
  })

  it('are refused answer by answer, and with fields that the form does not have', async () => {
    const wrong = await submission(
      answersOf({ first_name: 'Άννα', works: 'Ναι', sector: 'Τουρισμός', years: '61', admin: '1' }),
    )
    const refused = await guest.call('applications.submit', {
      ...wrong,
      Answers: { ...wrong.Answers, afm: '123', email: '' },
    })
    expect(refused.status).toBe(400)
    if (refused.ok) return
    expect(refused.body.fields?.map(({ field, rule }) => [field, rule]).toSorted()).toEqual([
      ['Answers.admin', 'unknown_field'],
      ['Answers.afm', 'afm'],
      ['Answers.email', 'required'],
      ['Answers.sector', 'invalid_value'],
      ['Answers.years', 'answer_refused'],
    ])
  })

  it('leave out answers to what is not asked', async () => {
    const { Token } = await apply({ works: 'Όχι', sector: 'Υγεία' })
    const { Answers } = await guest.ask('applications.getApplication', { Token })
    expect(Answers).not.toHaveProperty('sector')
  })

  it('want both consents and a solved task, which counts once', async () => {
    const Captcha = await solveCaptcha(guest)
    const whole = { ...(await submission(answersOf())), Captcha }
    for (const part of ['Truthful', 'Consent', 'Captcha'] as const) {
      const { [part]: _, ...rest } = whole
      expect((await guest.call('applications.submit', rest)).status).toBe(400)
    }
    const forged = {
      ...whole,
      Captcha: Buffer.from('{"challenge":{},"solution":{}}').toString('base64'),
    }
    expect((await guest.call('applications.submit', forged)).status).toBe(400)
    const [first, atOnce] = await Promise.all([
      guest.ask('applications.submit', whole),
      guest.ask('applications.submit', whole),
    ])
    expect(atOnce.Protocol).toBe(first.Protocol)
    // The same once more, since the answer was lost; and somebody else with the same task.
    const again = await guest.ask('applications.submit', whole)
    expect(again.Protocol).toBe(first.Protocol)
    expect(await guest.ask('applications.checkToken', { Token: first.Token })).toEqual({
      Status: 'invalidToken',
    })
    expect(await guest.ask('applications.checkToken', { Token: again.Token })).toEqual({
      Status: 'valid',
    })
    const replayed = await guest.call('applications.submit', { ...whole, Answers: answersOf() })
    expect(replayed.status).toBe(400)
  })

  it('are closed before and after, and wait once the places are taken', async () => {
    await openFrom(1)
    expect((await guest.ask('applications.getForm', { Project })).State).toBe('before')
    const early = await guest.call('applications.submit', await submission(answersOf()))
    expect(early.ok ? '' : early.body.details?.['rule']).toBe('applications_closed')
    await openFrom(-2, null, new Date(now.getTime() - 86_400_000).toISOString())
    expect((await guest.ask('applications.getForm', { Project })).State).toBe('closed')
    const late = await guest.call('applications.submit', await submission(answersOf()))
    expect(late.ok).toBe(false)

    const { Received } = await programme.as.admin.ask('applications.getCall', { ProjectId })
    await openFrom(-1, Received + 3)
    const answers = Array.from({ length: 12 }, () => answersOf())
    const sent = await Promise.all(answers.map((one) => submission(one)))
    const made = await Promise.all(sent.map((one) => guest.ask('applications.submit', one)))
    expect(new Set(made.map(({ Protocol }) => Protocol)).size).toBe(12)
    // Places are given in the order in which addresses are proven.
    expect(made.filter(({ Waiting }) => Waiting)).toEqual([])
    expect(await guest.ask('applications.getForm', { Project })).toMatchObject({ Full: false })
    const proven = await Promise.all(answers.map(({ email }) => prove(guest, programme.db, email)))
    const waiting = proven.flatMap(({ Applications }) => Applications.map(({ Waiting }) => Waiting))
    // Nobody is told that places are taken as long as nobody has been selected for them.
    expect(waiting).toEqual(Array.from({ length: 12 }, () => false))
    expect(await guest.ask('applications.getForm', { Project })).toMatchObject({ Full: false })
    const inOrder = await programme.db.rows<{ waiting: boolean }>(sql`
      select waiting from applications where email = any (${answers.map(({ email }) => email)}::text[])`)
    expect(inOrder.filter((one) => !one.waiting)).toHaveLength(3)
    const isFull = async () => (await guest.ask('applications.getForm', { Project })).Full
    await openFrom(-1, 1)
    expect(await isFull()).toBe(false)
    await programme.db.run(sql`
      update applications set status = 3 where email = ${answers[0]?.email ?? ''}`)
    expect(await isFull()).toBe(true)
    await programme.db.run(sql`
      update applications set status = 1 where email = ${answers[0]?.email ?? ''}`)
    await openFrom(-1)
  })

  it('go where the table of moves says, and nowhere else', async () => {
    const rows = STATUSES.map((status) =>
      MOVES.map((one) =>
        afterMove({ status, rejectedFrom: status === STATUS.rejected ? 100 : null }, one),
      ),
    )
    expect(Object.fromEntries(STATUSES.map((status, row) => [status, rows[row]]))).toEqual({
      1: [2, undefined, 1000],
      100: [2, undefined, 1000],
      2: [3, 1, 1000],
      3: [undefined, 2, undefined],
      1000: [undefined, 100, undefined],
    })
    const id = await idOf((await apply()).Protocol)
    expect((await move([id], -2)).Unchanged).toHaveLength(1)
    expect((await move([id], -1)).Changed).toEqual([{ Id: id, Status: 2 }])
    expect((await move([id], 1000, 'Εκτός ηλικίας')).Changed).toEqual([{ Id: id, Status: 1000 }])
    expect((await move([id], -2)).Changed).toEqual([{ Id: id, Status: 2 }])
    const one = await programme.as.admin.ask('applications.read', { ProjectId, AppId: id })
    expect(one.History.map(({ To, Kind }) => [To, Kind])).toEqual([
      [1, 'status'],
      [1, 'proof'],
      // A project that has said nothing tells applicants.
      [1, 'mail'],
      [2, 'status'],
      [2, 'mail'],
      [1000, 'status'],
      [1000, 'mail'],
      [2, 'status'],
    ])
  })

  it('are rejected without a reason by a client that knows the specification alone', async () => {
    const id = await idOf((await apply()).Protocol)
    expect((await move([id], 1000)).Changed).toEqual([{ Id: id, Status: 1000 }])
    const one = await programme.as.admin.ask('applications.read', { ProjectId, AppId: id })
    const rejected = one.History.find(({ To, Kind }) => To === 1000 && Kind === 'status')
    expect([one.Status, one.Reason ?? '', rejected?.Note]).toEqual([1000, '', ''])
  })

  it('make one mentee and one invitation, however many select at once', async () => {
    const { Protocol, Token } = await apply()
    const id = await idOf(Protocol)
    await move([id], -1)
    const answers = await Promise.all(Array.from({ length: 50 }, () => move([id], -1)))
    expect(answers.filter(({ Changed }) => Changed.length > 0)).toHaveLength(1)
    // That they are selected, and the invitation.
    expect(answers.reduce((sum, { Mailed }) => sum + Mailed, 0)).toBe(2)
    const people = await programme.db.rows(sql`
      select m.roles, m.fields ->> 'kayas' as kayas from applications a
      join memberships m on m.user_id = a.user_id and m.project_id = a.project_id
      where a.id = ${id}`)
    expect(people).toEqual([{ roles: ['Mentee'], kayas: Protocol }])
    expect(await guest.ask('applications.getApplication', { Token })).toMatchObject({ Status: 3 })
    // Taken back and selected again, it is the same person, who is told once: by the first mail, or by another
    // one where that has not left because it was no longer true.
    await move([id], -2)
    const again = await move([id], -1)
    expect(again.Changed).toEqual([{ Id: id, Status: 3 }])
    expect(
      await programme.db.rows(sql`
        select note from application_history
        where application_id = ${id} and kind = 'mail' and note = 'selected'`),
    ).toHaveLength(1)
  })

  it('stay where nobody can be made of them, and say why', async () => {
    const afm = makeAfm(random)
    const first = await idOf((await apply({ afm })).Protocol)
    const second = await idOf((await apply({ afm })).Protocol)
    const one = await programme.as.admin.ask('applications.read', { ProjectId, AppId: first })
    expect(one.Same.map(({ Id, By }) => [Id, By])).toEqual([[second, 'afm']])
    await move([first, second], -1)
    expect((await move([first], -1)).Changed).toHaveLength(1)
    const { Changed, Unchanged } = await move([second], -1)
    expect(Changed).toEqual([])
    expect(Unchanged[0]?.Because).not.toBe('')
  })

  it('are changed by the applicant when staff ask, once', async () => {
    const answers = answersOf()
    const { Protocol, Token } = await guest.ask('applications.submit', await submission(answers))
    await prove(guest, programme.db, answers.email)
    const AppId = await idOf(Protocol)
    const changed = { ...answers, last_name: 'Αλλαγμένη' }
    const unasked = await guest.call('applications.change', { Token, Answers: changed })
    expect(unasked.ok).toBe(false)
    const Text = 'Γράψτε το επώνυμο όπως στην ταυτότητα.'
    await programme.as.admin.ask('applications.resubmit', { ProjectId, AppId, Text })
    expect(await guest.ask('applications.getApplication', { Token })).toMatchObject({
      ChangesAsked: Text,
    })
    await guest.ask('applications.change', { Token, Answers: changed })
    const one = await programme.as.admin.ask('applications.read', { ProjectId, AppId })
    expect(one).toMatchObject({ Status: 100, LastName: 'Αλλαγμένη', ChangesAsked: false })
    const twice = await guest.call('applications.change', { Token, Answers: answers })
    expect(twice.ok).toBe(false)
  })

  it('are told by their numbers in the feed, to who may read them', async () => {
    const answers = answersOf()
    const { Protocol, Token } = await guest.ask('applications.submit', await submission(answers))
    await prove(guest, programme.db, answers.email)
    const AppId = await idOf(Protocol)
    const Text = 'Γράψτε το επώνυμο όπως στην ταυτότητα.'
    await programme.as.admin.ask('applications.resubmit', { ProjectId, AppId, Text })
    await guest.ask('applications.change', { Token, Answers: answers })
    await move([AppId], -1)
    await move([AppId], 1000)
    for (const name of ['admin', 'coordinator', 'supervisor'] as const) {
      const { list } = await programme.as[name].ask('people.listActivity', { ProjectId, page: 1 })
      const told = list
        .filter(({ Verb }) => Verb.startsWith('applications.'))
        .map(({ Verb, Change }) => [Verb.split('.')[1], Change.Protocol])
      const read = await programme.as[name].call('applications.read', { ProjectId, AppId })
      const number = read.ok ? Protocol : null
      expect([name, ...told.slice(0, 5)]).toEqual([
        name,
        ['moved', number],
        ['moved', number],
        ['changed', number],
        ['changesAsked', number],
        ['submitted', number],
      ])
    }
  })

  it('tell a stranger nothing', async () => {
    const AppId = await idOf((await apply()).Protocol)
    for (const who of ['mentor', 'mentee'] as const) {
      const read = await programme.as[who].call('applications.read', { ProjectId, AppId })
      expect(read.status).toBe(403)
    }
    for (let guess = 0; guess < 50; guess++) {
      const Token = Buffer.from(`guess-${guess}`).toString('base64url')
      expect(await guest.ask('applications.checkToken', { Token })).toEqual({
        Status: 'invalidToken',
      })
      const read = await guest.call('applications.getApplication', { Token })
      expect(read.status).toBe(404)
    }
    const { Token } = await apply()
    now = new Date(now.getTime() + 366 * 86_400_000)
    expect((await guest.call('applications.getApplication', { Token })).status).toBe(404)
  })
})
