import { READY_FORMS } from '@telemachos/contract/microdata/ready-forms'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { openOutgoing } from '../../kernel/outgoing.ts'
import { startReceiver, type MicrodataReceiver } from '../../testing/microdata-receiver.ts'
import { createPerson } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { openReceiver } from './receiver.ts'
import { sendQueued } from './send-queued.ts'

const FIELDS = {
  afm: '094429812',
  amka: '01013099997',
  birth_date: '1930-01-01',
  gender: '5301',
}
const MIS = '5001234'
const COUNT = 3

describe('sending microdata', () => {
  let programme: SmallProgramme
  let receiver: MicrodataReceiver
  let ProjectId: number
  let now = new Date('2026-11-26T10:00:00Z')
  const kayas = Array.from({ length: COUNT }, (_, index) => `700000${index}`)

  beforeAll(async () => {
    receiver = await startReceiver()
    programme = await startSmallProgramme({ clock: () => now, outgoingOrigins: [receiver.url] })
    const { db } = programme
    ProjectId = programme.projectId
    // Here it is the test that sends, and not the server's own job.
    await db.run(sql`
      insert into recurring_jobs (name, due_at) values ('microdata.sendQueued', 'infinity')
      on conflict (name) do update set due_at = excluded.due_at`)
    const field = { Name: 'kayas', Label: 'ΚΑΥΑΣ', Type: 'text', Visible: 2, Editable: 1 }
    const settings = {
      Config: { MIS, MicrodataSendUrl: receiver.url },
      User: { ProjectFields: [field] },
    }
    await db.run(sql`update projects set settings = ${JSON.stringify(settings)}::jsonb,
      microdata_start = ${JSON.stringify(READY_FORMS['2021-27'].start)}::jsonb where id = ${ProjectId}`)
    const { id: form } = await db.one<{ id: number }>(sql`
      insert into microdata_forms (project_id, phase, number, content, at)
      select id, 'start', 1, microdata_start, now() from projects where id = ${ProjectId} returning id`)
    for (const number of kayas) {
      const { id } = await createPerson(db, ProjectId, ['Mentee'])
      await db.run(sql`update users set fields = ${JSON.stringify(FIELDS)}::jsonb where id = ${id}`)
      await db.run(sql`
        update memberships set fields = jsonb_build_object('kayas', ${number}::text) where user_id = ${id}`)
      await db.run(sql`
        insert into microdata (project_id, user_id, phase, form_id, answers, final, saved_at)
        values (${ProjectId}, ${id}, 'start', ${form}, '{"1": "2026-03-05"}', true, now())`)
    }
  })
  beforeEach(async () => {
    await programme.db.run(sql`delete from microdata_sendings`)
    await programme.db.run(sql`update microdata set final = true`)
    const charset = { name: 'utf-8', isSaid: false }
    Object.assign(receiver, { mood: 'accepts', files: 0, status: 200, charset })
    receiver.accepted.clear()
    receiver.refused.clear()
  })
  afterAll(async () => {
    await programme.close()
    await receiver.close()
  })

  const send = (numbers: readonly string[] = kayas) =>
    programme.as.admin.ask('microdata.sendMicrodata', {
      ...{ ProjectId, kayas: numbers, MIS, Start: true },
    })
  const work = () =>
    sendQueued(
      {
        database: programme.db,
        receiver: openReceiver(openOutgoing({ origins: [receiver.url], timeoutMs: 300 })),
        clock: () => now,
      },
      60_000,
    )
  const lookUp = async () => {
    const input = { ProjectId, kayas }
    const { People } = await programme.as.admin.ask('microdata.getCompletion', input)
    return People.map(({ Start }) => Start.Sending)
  }
  const short = async () =>
    (await lookUp()).map((one) => one && `${one.GreyList} ${one.State} ${one.Reason}`.trim())
  const all = <Value>(value: Value) => kayas.map(() => value)

  it('has GreyList 1 on the way and 0 afterwards, and sends nothing twice that was accepted', async () => {
    expect(await short()).toEqual(all(null))
    expect(await send([...kayas, '404'])).toEqual({ Queued: COUNT, Already: 0, Left: 0 })
    expect(await short()).toEqual(all('1 waiting'))
    expect(await send()).toEqual({ Queued: 0, Already: COUNT, Left: 0 })
    await work()
    expect(await short()).toEqual(all('0 accepted'))
    expect(receiver.files).toBe(1)
    expect(await send()).toEqual({ Queued: 0, Already: COUNT, Left: 0 })
    await work()
    expect(receiver.files).toBe(1)
    expect([...receiver.accepted.values()].map(({ times }) => times)).toEqual(all(1))
    expect([...receiver.accepted.values()][0]?.xml).toContain('<afm>094429812</afm>')
  })

  it('is on record for each person, once', async () => {
    await programme.db.run(sql`update microdata_sendings set state = 'failed'`)
    const count = async () => {
      const { rows } = await programme.db.one<{ rows: number }>(sql`
        select count(subject_id)::int as rows from audit_log where verb = 'microdata.sent'`)
      return rows
    }
    const before = await count()
    await send()
    await send()
    expect((await count()) - before).toBe(COUNT)
  })

  it('keeps the verdict on each, and sends the refused and failed alone again', async () => {
    receiver.refused.add('7000001')
    await send()
    await work()
    expect(await short()).toEqual(['0 accepted', '0 refused', '0 accepted'])
    const refused = (await lookUp())[1]
    // What the receiver repeats of the number is masked.
    expect(refused).toMatchObject({
      XmlError: 'line 3: •••0001 is not known: Άγνωστος',
      Current: true,
    })
    receiver.refused.clear()
    expect(await send()).toEqual({ Queued: 1, Already: 2, Left: 0 })
    await work()
    expect(await short()).toEqual(all('0 accepted'))
    expect([...receiver.accepted.values()].map(({ times }) => times)).toEqual(all(1))
  })

  it.each([
    ['dies', '0 failed unreachable', ''],
    ['breaks', '0 failed unreachable', ''],
    ['hangs', '0 failed timeout', ''],
    ['redirects', '0 failed status', 'HTTP 302\nelsewhere'],
    ['fails', '0 failed status', 'HTTP 500\n<error>\n  <line>7</line>\n</error>'],
    ['babbles', '0 failed odd_answer', '{"verdicts": "all of them"}'],
  ] as const)(
    'is over and may be tried again where the receiver %s',
    async (mood, state, error) => {
      receiver.mood = mood
      await send()
      await work()
      expect(await short()).toEqual(all(state))
      expect((await lookUp()).map((one) => one?.XmlError)).toEqual(all(error))
      const keys = [...receiver.accepted.keys()].toSorted()
      receiver.mood = 'accepts'
      expect(await send()).toEqual({ Queued: COUNT, Already: 0, Left: 0 })
      await work()
      expect(await short()).toEqual(all('0 accepted'))
      // Whoever accepted without saying so knows the same records again.
      expect([...receiver.accepted.keys()].toSorted()).toEqual(keys)
    },
  )

  it.each([200, 201, 202, 207, 299])(
    'takes verdicts with status %i, and sends nothing again',
    async (status) => {
      receiver.status = status
      receiver.refused.add('7000001')
      await send()
      await work()
      expect(await short()).toEqual(['0 accepted', '0 refused', '0 accepted'])
      expect(await send()).toEqual({ Queued: 1, Already: 2, Left: 0 })
    },
  )

  it.each([
    ['windows-1253', true],
    ['iso-8859-7', true],
    ['windows-1253', false],
    ['iso-8859-7', false],
    ['utf-8', true],
  ])('reads answers in %s (said: %s)', async (name, isSaid) => {
    Object.assign(receiver, { charset: { name, isSaid }, mood: 'refuses' })
    await send()
    await work()
    expect((await lookUp()).map((one) => one?.XmlError)).toEqual(
      [0, 1, 2].map((one) => `line 3: •••000${one} is not known: Άγνωστος`),
    )
  })

  it('lets go of what a server that died had taken, and sends it again as the same', async () => {
    await send()
    const keysOf = () =>
      programme.db.rows(sql`select record_key as key from microdata_sendings order by user_id`)
    const keys = await keysOf()
    await programme.db.run(sql`
      update microdata_sendings set state = 'sending', held_until = ${now}::timestamptz + interval '60 s'`)
    expect(await short()).toEqual(all('1 waiting'))
    expect(await send()).toMatchObject({ Queued: 0 })
    now = new Date(now.getTime() + 60_000)
    // Nobody has to notice for the list to be open again.
    expect(await short()).toEqual(all('0 failed interrupted'))
    await work()
    expect(receiver.files).toBe(0)
    expect(await short()).toEqual(all('0 failed interrupted'))
    expect(await send()).toMatchObject({ Queued: COUNT })
    await work()
    expect(await short()).toEqual(all('0 accepted'))
    expect(await keysOf()).toEqual(keys)
  })

  it('does not say of a form what a server says that had lost it', async () => {
    receiver.mood = 'hangs'
    await send()
    const slow = work()
    await receiver.hanging()
    await programme.db.run(sql`
      update microdata_sendings set state = 'accepted', held_until = null, ended_at = now()`)
    await slow
    expect(await short()).toEqual(all('0 accepted'))
  })

  it('sends a form that was opened and made final again as another record', async () => {
    await send()
    await work()
    await programme.db.run(sql`update microdata set version = version + 2`)
    expect((await lookUp()).map((one) => one?.Current)).toEqual(all(false))
    expect(await send()).toEqual({ Queued: COUNT, Already: 0, Left: 0 })
    await work()
    expect(receiver.accepted.size).toBe(2 * COUNT)
  })

  it('does not send what is opened while it waits', async () => {
    await send()
    await programme.db.run(sql`update microdata set final = false`)
    await work()
    expect(await short()).toEqual(all('0 failed not_ready'))
    expect(receiver.files).toBe(0)
  })

  it('is sent once by twenty who press at once, and by two servers', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()))
    expect(answers.reduce((sum, { Queued }) => sum + Queued, 0)).toBe(COUNT)
    await Promise.all([work(), work()])
    expect([...receiver.accepted.values()].map(({ times }) => times)).toEqual(all(1))
  })

  it('goes nowhere without an address, nor where the operator does not allow', async () => {
    const put = (url: string) =>
      programme.db.run(sql`
        update projects set settings = jsonb_set(settings, '{Config,MicrodataSendUrl}', to_jsonb(${url}::text))
        where id = ${ProjectId}`)
    const refusal = async () => {
      const input = { ProjectId, kayas, MIS, Start: true }
      const { body } = await programme.as.admin.call('microdata.sendMicrodata', input)
      return body
    }
    await put('')
    expect(await refusal()).toMatchObject({ details: { rule: 'no_send_address' } })
    await put('http://127.0.0.1:1/')
    expect(await refusal()).toMatchObject({ details: { rule: 'send_not_allowed' } })
    const input = { ProjectId, kayas }
    expect(await programme.as.admin.ask('microdata.getCompletion', input)).toMatchObject({
      SendsTo: '',
    })
    await put(receiver.url)
    const end = { ProjectId, kayas, MIS, Start: false }
    expect((await programme.as.admin.call('microdata.sendMicrodata', end)).body).toMatchObject({
      details: { rule: 'no_microdata' },
    })
    for (const who of ['mentor', 'mentee'] as const) {
      const { status } = await programme.as[who].call('microdata.sendMicrodata', {
        ...{ ProjectId, kayas, MIS, Start: true },
      })
      expect([who, status]).toEqual([who, 403])
    }
  })
})
