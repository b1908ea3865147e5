import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { openCall, prove, solvedTask } from '../../testing/applications.ts'
import { withLinks } from '../../testing/mailed-links.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { attemptKey, takeAttempt } from '../identity/index.ts'
import { removeOld } from './remove-old.ts'

const FORM = [
  {
    Title: 'Στοιχεία',
    Questions: {
      first_name: { Order: 1, Label: 'Όνομα', Required: true },
      last_name: { Order: 2, Label: 'Επώνυμο', Required: true },
      email: { Order: 3, Label: 'E-mail', Required: true },
      months: { Order: 4, Label: 'Μήνες', Type: 'number', Script: 'return value < 61 ? 0 : 1' },
      odd: { Order: 5, Label: 'Περίεργο', Script: 'for (;;) {}' },
    },
  },
]
const PASSWORD = 'καινούριος-a9!'

describe('accounts of applicants', () => {
  let programme: SmallProgramme
  let ProjectId: number
  let Project: string
  let now = new Date()
  beforeAll(async () => {
    programme = await startSmallProgramme({ clock: () => now })
    ProjectId = programme.projectId
    Project = await openCall(programme, { form: FORM, now })
  })
  afterAll(() => programme.close())

  const guest = () => programme.server.client()
  const registration = async (Email: string) => ({
    Project,
    FirstName: 'Άννα',
    LastName: 'Καλογήρου',
    Email,
    Password: PASSWORD,
    Consent: true,
    Captcha: await solvedTask(programme.db),
  })
  const mailTo = async (recipient: string) => {
    const mails = await programme.db.rows<{ id: number; template: string }>(sql`
      select id::int as id, template from mails where recipient = ${recipient}
      order by mails.id desc limit 1`)
    return (await withLinks(programme.db, mails))[0]
  }
  const registered = async (email: string) => {
    await guest().ask('applications.register', await registration(email))
    const Token = new URL((await mailTo(email))?.url ?? '').hash.slice(1)
    return { Token, ...(await guest().ask('applications.confirmRegistration', { Token })) }
  }
  const apply = async (client = guest(), email = 'anna@example.org', more = {}) =>
    client.call('applications.submit', {
      Project,
      Answers: { first_name: 'Άννα', last_name: 'Καλογήρου', email, ...more },
      Truthful: true,
      Consent: true,
      Captcha: await solvedTask(programme.db),
    })

  it('begin once the address is confirmed, and have what was applied for from it', async () => {
    const before = await apply(guest(), 'Anna@example.org')
    const asked = await registration('anna@example.org')
    await guest().ask('applications.register', asked)
    const replayed = await guest().call('applications.register', asked)
    expect(replayed.status).toBe(400)
    const Token = new URL((await mailTo('anna@example.org'))?.url ?? '').hash.slice(1)
    const early = await guest().call('identity.signIn', {
      ...{ username: 'anna@example.org', password: PASSWORD },
    })
    expect(early.ok).toBe(false)
    const { Username } = await guest().ask('applications.confirmRegistration', { Token })
    expect((await guest().call('applications.confirmRegistration', { Token })).ok).toBe(false)
    const anna = await guest().signIn(Username, PASSWORD)
    const after = await apply(anna)
    const { Tokens } = await anna.ask('applications.listOwn', {})
    expect(Tokens).toHaveLength(2)
    const own = await Promise.all(
      Tokens.map((one) => anna.ask('applications.getApplication', { Token: one })),
    )
    const protocols = [after, before].map((made) => (made.ok ? made.body.Protocol : ''))
    expect(own.map(({ Protocol }) => Protocol)).toEqual(protocols)
    // The specification's call names no token: it is the latest of whoever is signed in.
    const latest = await anna.ask('applications.getApplication', {})
    expect([latest.Token, latest.Protocol]).toEqual([Tokens[0], protocols[0]])
    for (const other of [guest(), programme.as.mentee]) {
      expect((await other.call('applications.getApplication', {})).status).toBe(404)
    }
    // What one's own number leads to, it leads nobody else to.
    for (const other of [guest(), programme.as.mentee, programme.as.admin]) {
      const read = await other.call('applications.getApplication', { Token: Tokens[0] })
      expect(read.status).toBe(404)
    }
    const mentor = await programme.as.mentor.call('applications.listOwn', {})
    expect(mentor.status).toBe(403)
  })

  it('answer known and unknown addresses alike, and are forgotten after a day', async () => {
    const { email } = await programme.db.one<{ email: string }>(sql`
      update users set email = 'known@example.org' where id = ${programme.people.mentor.id}
      returning email`)
    const known = await guest().call('applications.register', await registration(email))
    const unknown = await guest().call(
      'applications.register',
      await registration('nobody@example.org'),
    )
    expect(known.body).toEqual(unknown.body)
    expect((await mailTo(email))?.template).toBe('applications.alreadyRegistered')
    expect((await mailTo(email))?.url).not.toContain('#')
    const link = (await mailTo('nobody@example.org'))?.url ?? ''
    now = new Date(now.getTime() + 25 * 3_600_000)
    await removeOld(programme.db, now, true)
    const Token = new URL(link).hash.slice(1)
    expect((await guest().call('applications.confirmRegistration', { Token })).ok).toBe(false)
    expect(await programme.db.rows(sql`select email from registrations`)).toEqual([])
  })

  it('are mailed once, and are whose password it is where several ask with one address', async () => {
    const email = 'contested@example.org'
    const first = {
      ...(await registration(email)),
      Password: 'κάποιου-άλλου-b9!',
      FirstName: 'Ξένη',
    }
    await guest().ask('applications.register', first)
    await guest().ask('applications.register', await registration('Contested@Example.org'))
    const sent = await programme.db.rows<{ id: number }>(sql`
      select id from mails where lower(recipient) = ${email}`)
    const mails = await withLinks(programme.db, sent)
    expect(mails).toHaveLength(1)
    const Token = new URL(mails[0]?.url ?? '').hash.slice(1)
    const confirm = (Password?: string) =>
      guest().call('applications.confirmRegistration', { Token, Password })
    for (const password of [undefined, 'κανενός-c9!']) {
      const refused = await confirm(password)
      expect(refused.ok ? [] : refused.body.fields).toMatchObject([
        { field: 'Password', rule: 'registration_password' },
      ])
    }
    expect((await confirm(PASSWORD)).ok).toBe(true)
    const own = await guest().signIn(email, PASSWORD)
    expect(await own.ask('identity.getIdentity', {})).toMatchObject({ FirstName: 'Άννα' })
    expect((await confirm('κάποιου-άλλου-b9!')).status).toBe(422)
  })

  it('are not pushed out by others who ask with the address, nor is a password guessed by its link', async () => {
    const email = 'wanted@example.org'
    const ask = async (Password: string) =>
      guest().call('applications.register', { ...(await registration(email)), Password })
    const waiting = async () =>
      (await programme.db.rows(sql`select from registrations where email = ${email}`)).length
    const confirm = (Token: string, Password: string) =>
      guest().call('applications.confirmRegistration', { Token, Password })
    const linkOf = async () => new URL((await mailTo(email))?.url ?? '').hash.slice(1)
    expect((await ask(PASSWORD)).ok).toBe(true)
    const Token = await linkOf()
    const strangers = await Promise.all(
      Array.from({ length: 7 }, (_, place) => ask(`κάποιου-άλλου-b${place}!`)),
    )
    expect(strangers.filter(({ ok }) => ok)).toHaveLength(4)
    expect(strangers.find(({ ok }) => !ok)?.status).toBe(429)
    expect(await waiting()).toBe(5)
    // Once a mail leaves again, whoever asks is kept: the owner too, who comes after all the others.
    now = new Date(now.getTime() + 16 * 60_000)
    expect((await ask('του-κατόχου-d9!')).ok).toBe(true)
    expect([await waiting(), await linkOf()]).toEqual([6, expect.not.stringMatching(Token)])

    await programme.db.run(sql`
      delete from registrations where token_hash in (
        select token_hash from registrations where email = ${email} order by until limit 3 offset 1)`)
    const guesses = []
    for (let guess = 0; guess < 11; guess += 1)
      guesses.push(await confirm(Token, `άλλος-${guess}!`))
    expect(guesses.map(({ status }) => status)).toEqual([...Array<number>(10).fill(400), 429])
    // Another link has attempts of its own.
    expect((await confirm(await linkOf(), PASSWORD)).ok).toBe(true)
  }, 30_000)

  it('want a strong password, a consent, a solved task and an open call', async () => {
    const whole = await registration('weak@example.org')
    const weak = await guest().call('applications.register', { ...whole, Password: 'abcdefgh' })
    expect(weak.ok ? [] : weak.body.fields?.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['password_digit', 'password_special']),
    )
    for (const wrong of [{ Consent: false }, { Captcha: 'none' }, { Project: 'nowhere' }]) {
      expect((await guest().call('applications.register', { ...whole, ...wrong })).ok).toBe(false)
    }
    expect(await mailTo('weak@example.org')).toBeUndefined()
  })

  it('are those of mentees once they are selected, with the password that they have', async () => {
    const { Username } = await registered('nikos@example.org')
    const nikos = await guest().signIn(Username, PASSWORD)
    const made = await apply(nikos, 'other@example.org')
    await prove(guest(), programme.db, 'other@example.org')
    const { list } = await programme.as.admin.ask('applications.list', {
      ...{ ProjectId, Group: 'applicants' as const, page: 1 },
      Search: made.ok ? made.body.Protocol : '',
    })
    const Ids = list.map(({ Id }) => Id)
    for (const place of [2, 3]) {
      const moved = await programme.as.admin.ask('applications.changeStatus', {
        ...{ ProjectId, Ids, Status: -1 as const },
      })
      expect(moved.Changed).toEqual([{ Id: Ids[0], Status: place }])
    }
    const places = await programme.db.rows(sql`
      select m.roles, a.user_id = u.id as same from users u
      join memberships m on m.user_id = u.id and m.left_at is null
      join applications a on a.applicant_id = u.id
      where u.username = ${Username}`)
    expect(places).toEqual([{ roles: ['Mentee'], same: true }])
    const again = await guest().signIn(Username, PASSWORD)
    expect((await again.ask('identity.getIdentity', {})).Role).toBe('Mentee')
    const { Tokens } = await again.ask('applications.listOwn', {})
    const taken = await again.call('applications.withdraw', { Token: Tokens[0] })
    expect(taken.ok ? '' : taken.body.details?.['rule']).toBe('already_selected')
  })

  it('are nobody else’s: an administrator in somebody’s place neither reads nor changes', async () => {
    const { Username } = await registered('eleni@example.org')
    const eleni = await guest().signIn(Username, PASSWORD)
    const made = await apply(eleni, 'eleni@example.org')
    const { Tokens } = await eleni.ask('applications.listOwn', {})
    const [Token = ''] = Tokens
    const { UserId } = await eleni.ask('identity.getIdentity', {})
    const inPlace = async (mode: 'acting' | 'viewing') => {
      const admin = await guest().signIn(programme.people.admin.username)
      if (mode === 'viewing') {
        await admin.ask('identity.viewAs', { UserId: UserId ?? 0 })
        return admin
      }
      const token = await admin.ask('identity.makeLoginAs', { UserId: UserId ?? 0 })
      await admin.ask('identity.redeemLoginAs', { token })
      return admin
    }
    for (const mode of ['acting', 'viewing'] as const) {
      const admin = await inPlace(mode)
      for (const one of [{ Token }, {}]) {
        expect((await admin.call('applications.getApplication', one)).status).toBe(404)
      }
      expect(await admin.ask('applications.checkToken', { Token })).toEqual({
        Status: 'invalidToken',
      })
      const refused = [
        await admin.call('applications.change', { Token, Answers: { first_name: 'Ξένη' } }),
        await admin.call('applications.withdraw', { Token }),
        await admin.call('applications.confirmOwn', { Token }),
        await admin.call('applications.startDocument', {
          ...{ Token, Question: 'identity', Name: 'α.pdf', Bytes: 10 },
        }),
        await admin.call('applications.endDocument', { Token, Id: 1 }),
        await admin.call('applications.removeDocument', { Token, Id: 1 }),
        await apply(admin, 'eleni@example.org'),
      ]
      const code = mode === 'acting' ? 'own_person_only' : 'viewing_only'
      expect(refused.map((one) => (one.ok ? 'ok' : one.body.code))).toEqual(refused.map(() => code))
    }
    const acting = await inPlace('acting')
    expect((await acting.call('applications.mailProof', { Token })).status).toBe(404)
    expect(await eleni.ask('applications.getApplication', { Token })).toMatchObject({
      Protocol: made.ok ? made.body.Protocol : '',
      Answers: { first_name: 'Άννα' },
    })
  })

  it('are not needed for validators that are scripts: these judge, or say that they cannot', async () => {
    const wrong = await apply(guest(), 'a@example.org', { months: '61' })
    expect(wrong.ok ? [] : wrong.body.fields).toMatchObject([
      { field: 'Answers.months', rule: 'answer_refused' },
    ])
    const stuck = await apply(guest(), 'a@example.org', { odd: 'x' })
    expect(stuck.ok ? '' : stuck.body.details?.['rule']).toBe('cannot_check')
    const { Faults } = await programme.as.admin.ask('applications.getCall', { ProjectId })
    expect(Faults).toMatchObject([{ Question: 'odd', Problem: 'time', Times: 1 }])
    expect((await apply(guest(), 'a@example.org', { months: '60' })).ok).toBe(true)
    const form = await guest().ask('applications.getForm', { Project })
    expect(JSON.stringify(form)).not.toContain('for (;;)')
  })

  it('have scripts judge ten times for one solved task, however many are sent at once', async () => {
    const Captcha = await solvedTask(programme.db)
    const send = (months: string, captcha = Captcha) =>
      guest().call('applications.submit', {
        Project,
        Answers: { first_name: 'Άννα', last_name: 'Καλογήρου', email: 'a@example.org', months },
        ...{ Truthful: true, Consent: true, Captcha: captcha },
      })
    const ruleOf = (answer: Awaited<ReturnType<typeof send>>) =>
      answer.ok ? 'ok' : answer.body.fields?.[0]?.rule
    // What is wrong without a script costs nothing.
    expect(ruleOf(await send('πολλοί'))).not.toBe('captcha')
    const guesses = await Promise.all(Array.from({ length: 14 }, (_, n) => send(String(100 + n))))
    const rules = guesses.map(ruleOf).toSorted()
    expect(rules).toEqual([
      ...Array<string>(10).fill('answer_refused'),
      ...Array<string>(4).fill('captcha'),
    ])
    expect(ruleOf(await send('60'))).toBe('captcha')
    const fresh = await solvedTask(programme.db)
    const made = await send('60', fresh)
    expect(ruleOf(made)).toBe('ok')
    // Whoever lost the answer has it again.
    expect(ruleOf(await send('60', fresh))).toBe('ok')
  })

  it('have a password hashed ten times for one solved task', async () => {
    const asked = await registration('often@example.org')
    const task = JSON.parse(Buffer.from(asked.Captcha, 'base64').toString()) as {
      challenge: { signature: string }
    }
    const key = attemptKey('task', task.challenge.signature)
    for (let tried = 0; tried < 10; tried += 1) await takeAttempt(programme.db, key, 10)
    const refused = await guest().call('applications.register', asked)
    expect(refused.ok ? [] : refused.body.fields).toMatchObject([{ rule: 'captcha' }])
    const fresh = { ...asked, Captcha: await solvedTask(programme.db) }
    expect((await guest().call('applications.register', fresh)).ok).toBe(true)
  })
})
