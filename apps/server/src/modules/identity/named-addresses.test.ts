import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { FORM, openCall, solvedTasks } from '../../testing/applications.ts'
import { createPerson, type TestPerson } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { sendResets } from './send-resets.ts'

const STRANGER = 'stranger@example.org'
const MINUTE_MS = 60_000

/** Every way by which somebody who has proven nothing has a mail sent to an address that they name. */
describe('whoever names the address of a stranger', () => {
  let programme: SmallProgramme
  let Project: string
  let now = new Date()

  beforeAll(async () => {
    programme = await startSmallProgramme({ clock: () => now })
    Project = await openCall(programme, { form: FORM, now })
    await programme.db.run(sql`
      update projects set settings = settings || ${JSON.stringify({
        User: {
          Fields: [{ Name: 'email', Label: 'E-mail', Type: 'email', Visible: 6, Editable: 6 }],
        },
      })}::jsonb where id = ${programme.projectId}`)
  })
  beforeEach(async () => {
    await programme.db.run(sql`delete from requested_mails`)
    await programme.db.run(sql`delete from mails`)
    await programme.db.run(sql`delete from attempts`)
  })
  afterAll(() => programme.close())

  const countTo = async (recipient: string) =>
    (await programme.db.rows(sql`select from mails where recipient = ${recipient}`)).length
  const guest = () => programme.server.client()
  const newcomer = async (): Promise<TestPerson> => {
    const person = await createPerson(programme.db, programme.projectId, ['Mentee'])
    await programme.db.run(sql`
      update users set email = username || '@example.org' where id = ${person.id}`)
    return person
  }
  const nameOwn = async (person: TestPerson, addresses: readonly string[]) => {
    const client = await guest().signIn(person.username)
    const statuses = []
    for (const Value of addresses) {
      const input = { UserId: person.id, Name: 'email', Value }
      statuses.push((await client.call('people.updateField', input)).status)
    }
    return statuses
  }

  it('by drafts: has one mail sent in a quarter of an hour, three in a day, and is answered alike', async () => {
    const save = async () => {
      const input = { Project, Answers: {}, Email: STRANGER }
      const { status, body } = await guest().call('applications.saveDraft', input)
      return [status, 'Mailed' in body && body.Mailed]
    }
    const begin = now
    const answers = new Set<string>()
    for (const hour of [0, 1, 2, 3, 4]) {
      now = new Date(begin.getTime() + hour * 60 * MINUTE_MS)
      for (let n = 0; n < 4; n++) answers.add(JSON.stringify(await save()))
      expect(await countTo(STRANGER)).toBe(Math.min(hour + 1, 3))
    }
    expect([...answers]).toEqual(['[200,true]'])
    now = begin
  })

  it('by registrations: known and unknown alike', async () => {
    const known = `${programme.people.mentor.username}@example.org`
    await programme.db.run(sql`
      update users set email = ${known} where id = ${programme.people.mentor.id}`)
    const tasks = await solvedTasks(programme.db, 8)
    const answers = new Set<string>()
    for (const [n, Captcha] of tasks.entries()) {
      const answer = await guest().call('applications.register', {
        ...{ Project, FirstName: 'Α', LastName: 'Β', Password: 'καινούριος-a9!', Consent: true },
        ...{ Captcha, Email: n % 2 === 0 ? known : STRANGER },
      })
      answers.add(JSON.stringify([answer.status, answer.body]))
    }
    expect([...answers]).toEqual(['[200,{"ok":true}]'])
    expect([await countTo(known), await countTo(STRANGER)]).toEqual([1, 1])
  })

  it('by a new address of their own: five in a quarter of an hour, and not more by many accounts', async () => {
    const one = await newcomer()
    const named = await nameOwn(
      one,
      Array.from({ length: 7 }, (_, n) => `victim${n}@example.org`),
    )
    expect(named).toEqual([200, 200, 200, 200, 200, 429, 429])
    const statuses = []
    for (let n = 0; n < 8; n++) statuses.push(...(await nameOwn(await newcomer(), [STRANGER])))
    expect(statuses.filter((status) => status === 200)).toHaveLength(6)
    expect(await countTo(STRANGER)).toBe(6)
  })

  it('by all of them together: six in a day', async () => {
    const begin = now
    for (const hour of [0, 1, 2, 3]) {
      now = new Date(begin.getTime() + hour * 60 * MINUTE_MS)
      await guest().call('applications.saveDraft', { Project, Answers: {}, Email: STRANGER })
      await nameOwn(await newcomer(), [STRANGER])
      const [Captcha] = await solvedTasks(programme.db, 1)
      await guest().call('applications.register', {
        ...{ Project, FirstName: 'Α', LastName: 'Β', Password: 'καινούριος-a9!', Consent: true },
        ...{ Captcha, Email: STRANGER },
      })
    }
    expect(await countTo(STRANGER)).toBe(6)
    now = begin
  })

  it('by forgotten passwords: ten in a day for the accounts of a mailbox', async () => {
    const owner = await newcomer()
    const email = `${owner.username}@example.org`
    for (let hour = 0; hour < 14; hour++) {
      await guest().ask('identity.forgotPassword', { email })
      const at = new Date(now.getTime() + hour * 60 * MINUTE_MS)
      await sendResets(programme.db, 'http://127.0.0.1', at)
      await programme.db.run(sql`delete from attempts`)
    }
    const mails = await programme.db.rows(sql`select from mails where user_id = ${owner.id}`)
    expect(mails).toHaveLength(10)
  })

  it('by invitations: twelve in a day to one mailbox, and staff are told of the rest', async () => {
    const children = await Promise.all(Array.from({ length: 14 }, newcomer))
    const UserIds = children.map(({ id }) => id)
    await programme.db.run(sql`
      update users set email = 'family+' || id || '@example.org', password_hash = null
      where id = any (${UserIds}::int[])`)
    const { Invited, NotInvited } = await programme.as.admin.ask('identity.inviteUsers', {
      ...{ ProjectId: programme.projectId, UserIds },
    })
    expect(Invited).toHaveLength(12)
    expect(NotInvited.map(({ Because }) => Because)).toEqual(['tooOften', 'tooOften'])
  })
})
