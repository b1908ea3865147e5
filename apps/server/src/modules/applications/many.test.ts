import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { openCall, solvedTask, solvedTasks } from '../../testing/applications.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const FORM = [
  {
    Title: 'Στοιχεία',
    Questions: {
      first_name: { Order: 1, Label: 'Όνομα', Required: true },
      last_name: { Order: 2, Label: 'Επώνυμο', Required: true },
    },
  },
]

const SUBMISSIONS = 1_000
const PLACES = 100
const GUESSES = 1_000

describe('many applicants at once', () => {
  let programme: SmallProgramme
  let Project: string
  beforeAll(async () => {
    programme = await startSmallProgramme()
    Project = await openCall(programme, { form: FORM, now: new Date(), Capacity: PLACES })
  })
  afterAll(() => programme.close())

  const submission = (Captcha: string, number: number) => ({
    Project,
    Answers: { first_name: 'Άννα', last_name: `Π${number}` },
    Truthful: true,
    Consent: true,
    Captcha,
  })

  it(`${SUBMISSIONS} have ${PLACES} places, the others wait in the order of their arrival, none is lost`, async () => {
    const tasks = await solvedTasks(programme.db, SUBMISSIONS)
    const client = programme.server.client()
    const made = await Promise.all(
      tasks.map((task, number) => client.ask('applications.submit', submission(task, number))),
    )
    expect(new Set(made.map(({ Protocol }) => Protocol)).size).toBe(SUBMISSIONS)
    const kept = await programme.db.rows<{ protocol: string; waiting: boolean; name: string }>(sql`
      select protocol, waiting, last_name as name from applications order by id`)
    expect(kept).toHaveLength(SUBMISSIONS)
    expect(new Set(kept.map(({ name }) => name)).size).toBe(SUBMISSIONS)
    // Numbers are given in the order in which the call's row was had, and so are places.
    expect(kept.map(({ protocol }) => protocol)).toEqual(
      kept.map(({ protocol }) => protocol).toSorted(),
    )
    expect(kept.map(({ waiting }) => waiting)).toEqual(kept.map((_, place) => place >= PLACES))
    const answered = new Map(made.map(({ Protocol, Waiting }) => [Protocol, Waiting]))
    // Nobody is selected yet, so nobody is told that the places are taken.
    expect([...answered.values()].filter(Boolean)).toEqual([])
    const form = await client.ask('applications.getForm', { Project })
    expect(form).toMatchObject({ Full: false, Capacity: PLACES, Waiting: SUBMISSIONS - PLACES })
  }, 300_000)

  it('a place that is given back goes to whoever has waited longest', async () => {
    const { id } = await programme.db.one<{ id: number }>(sql`
      select id from applications where waiting order by proven_at, id limit 1`)
    const client = programme.server.client()
    const [task = ''] = await solvedTasks(programme.db, 1)
    const { Token } = await client.ask('applications.submit', submission(task, -1))
    await client.ask('applications.withdraw', { Token })
    const isWaiting = async () =>
      (
        await programme.db.one<{ waiting: boolean }>(
          sql`select waiting from applications where id = ${id}`,
        )
      ).waiting
    // Who withdraws while waiting gives nothing back.
    expect(await isWaiting()).toBe(true)
    const first = programme.server.client()
    await programme.db.run(sql`
      update applications set applicant_id = ${programme.people.mentee.id}
      where id = (select min(id) from applications)`)
    const mentee = programme.as.mentee
    const { Tokens } = await mentee.ask('applications.listOwn', {})
    const stolen = await first.call('applications.withdraw', { Token: Tokens[0] })
    expect(stolen.status).toBe(404)
    await mentee.ask('applications.withdraw', { Token: Tokens[0] })
    expect(await isWaiting()).toBe(false)
  })

  it(`${GUESSES} guesses of a stranger find nothing, and are answered alike`, async () => {
    const client = programme.server.client()
    const answers = new Set<string>()
    const protocols = await programme.db.rows<{ protocol: string }>(
      sql`select protocol from applications order by id limit 10`,
    )
    const real = protocols.map(({ protocol }) => protocol)
    const guesses = Array.from({ length: GUESSES }, (_, number) =>
      number % 4 === 0
        ? (real[number % real.length] ?? '')
        : number % 4 === 1
          ? `own-${number}`
          : Buffer.from(`guess ${number}`).toString('base64url'),
    )
    for (let start = 0; start < GUESSES; start += 100) {
      const batch = guesses.slice(start, start + 100)
      const given = await Promise.all(
        batch.flatMap((Token) => [
          client.call('applications.checkToken', { Token }),
          client.call('applications.getApplication', { Token }),
        ]),
      )
      for (const { status, body } of given) {
        const { requestId: _, ...said } = body as { requestId?: string }
        answers.add(JSON.stringify([status, said]))
      }
    }
    expect([...answers].map((answer) => JSON.parse(answer)[0] as number).toSorted()).toEqual([
      200, 404,
    ])
  }, 120_000)

  it('nothing is accepted that is replayed, without a task, of another form, or for another project', async () => {
    const client = programme.server.client()
    const count = async () =>
      (await programme.db.one<{ n: number }>(sql`select count(*)::int as n from applications`)).n
    const before = await count()
    const Captcha = await solvedTask(programme.db)
    await client.ask('applications.submit', submission(Captcha, 5_000))
    const attempts = [
      submission(Captcha, 5_001),
      { ...submission(Captcha, 5_002), Captcha: '' },
      { ...submission(Captcha, 5_003), Captcha: Captcha.slice(0, -8) },
      { ...submission(await solvedTask(programme.db), 5_004), Project: 'another' },
      { ...submission(await solvedTask(programme.db), 5_005), Truthful: false },
      {
        ...submission(await solvedTask(programme.db), 5_006),
        Answers: { first_name: 'Α', last_name: 'Β', status: '3' },
      },
      {
        ...submission(await solvedTask(programme.db), 5_007),
        Answers: { first_name: 'Α', last_name: 'Β', __proto__constructor: 'x' },
      },
      { ...submission(await solvedTask(programme.db), 5_008), Status: 3 },
    ]
    for (const attempt of attempts) {
      expect((await client.call('applications.submit', attempt)).ok).toBe(false)
    }
    expect(await count()).toBe(before + 1)
  })
})
