import {
  STATUS,
  afterMove,
  STATUSES,
  type ApplicationStatus,
} from '@telemachos/contract/applications/statuses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAfm } from '../../app/demo/numbers.ts'
import { Random } from '../../app/demo/random.ts'
import { sql } from '../../kernel/database/sql.ts'
import { makeApplication, openCall } from '../../testing/open-call.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'

const EVENTS = ['forward', 'back', 'reject', 'ask', 'change', 'score'] as const
type Event = (typeof EVENTS)[number]
const STAFF = ['admin', 'coordinator', 'supervisor'] as const
const OTHERS = ['mentor', 'mentee', 'guest'] as const
const MOVES = { forward: -1, back: -2, reject: 1000 } as const

/** The table of the specification (§4), written out once more: where each event leads from each status. */
const TABLE: Readonly<
  Record<Event, Readonly<Record<ApplicationStatus, ApplicationStatus | 'refused'>>>
> = {
  forward: { 1: 2, 100: 2, 2: 3, 3: 'refused', 1000: 'refused' },
  back: { 1: 'refused', 100: 'refused', 2: 1, 3: 2, 1000: 1 },
  reject: { 1: 1000, 100: 1000, 2: 1000, 3: 'refused', 1000: 'refused' },
  ask: { 1: 1, 100: 100, 2: 'refused', 3: 'refused', 1000: 'refused' },
  change: { 1: 100, 100: 100, 2: 'refused', 3: 'refused', 1000: 'refused' },
  score: { 1: 1, 100: 100, 2: 2, 3: 'refused', 1000: 'refused' },
}

interface Made {
  readonly id: number
  readonly token: string
  readonly answers: Readonly<Record<string, string>>
}

describe('the table of states of an application', () => {
  const random = new Random(4)
  let programme: SmallProgramme
  let ProjectId: number
  let guest: TestClient

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    guest = programme.server.client()
    const { db } = programme
    const field = (Name: string) => ({ Name, Label: Name, Type: '', Visible: 4, Editable: 4 })
    await db.run(sql`
      update projects set settings = ${JSON.stringify({
        User: { Fields: [field('afm')], ProjectFields: [field('kayas')] },
      })}::jsonb where id = ${ProjectId}`)
    await openCall(db, ProjectId)
    await programme.as.admin.ask('applications.setRules', {
      ...{ ProjectId, Reasons: [], Ties: [], Mails: [], Disagreement: 20, Version: 0 },
      Criteria: [{ Key: 'need', Label: { el: 'Ανάγκη', en: '' }, Weight: 1, Max: 10 }],
    })
  })
  afterAll(() => programme.close())

  let number = 0
  async function make(status: ApplicationStatus, isAsked = false): Promise<Made> {
    number += 1
    const answers = {
      ...{ first_name: 'Μαρία', last_name: `Πίνακα${number}`, works: 'Όχι' },
      ...{ email: `table${number}@example.org`, afm: makeAfm(random) },
    }
    const { id, token } = await makeApplication(programme.db, ProjectId, { status, answers })
    if (isAsked) {
      await programme.db.run(
        sql`update applications set changes_text = 'Γράψτε το επώνυμο.' where id = ${id}`,
      )
    }
    return { id, token, answers }
  }
  const statusOf = async (id: number): Promise<ApplicationStatus> =>
    (
      await programme.db.one<{ status: ApplicationStatus }>(
        sql`select status from applications where id = ${id}`,
      )
    ).status

  /** Whether an event took place, or the status of its refusal. */
  async function run(
    event: Event,
    client: TestClient,
    { id, token, answers }: Made,
    Seen?: readonly ApplicationStatus[],
  ): Promise<'done' | 'refused' | number> {
    const kindOf = (answer: { ok: boolean; status: number }) =>
      answer.ok ? 'done' : answer.status === 422 ? 'refused' : answer.status
    if (event === 'change') {
      const Answers = { ...answers, last_name: 'Αλλαγμένη' }
      return kindOf(await guest.call('applications.change', { Token: token, Answers }))
    }
    if (event === 'ask') {
      const input = { ProjectId, AppId: id, Text: 'Συμπληρώστε τα.' }
      return kindOf(await client.call('applications.resubmit', input))
    }
    if (event === 'score') {
      const input = { ProjectId, AppId: id, Points: { need: 5 } }
      return kindOf(await client.call('applications.score', input))
    }
    const answer = await client.call('applications.changeStatus', {
      ...{ ProjectId, Ids: [id], Status: MOVES[event] },
      ...(event === 'reject' && { Reason: 'Εκτός ορίων' }),
      ...(Seen && { Seen: [...Seen] }),
    })
    if (!answer.ok) return answer.status
    return answer.body.Changed.length > 0 ? 'done' : 'refused'
  }

  it('is the one by which staff move applications', () => {
    for (const event of ['forward', 'back', 'reject'] as const) {
      for (const status of STATUSES) {
        const rejectedFrom = status === STATUS.rejected ? 1 : null
        const to = afterMove({ status, rejectedFrom }, MOVES[event]) ?? 'refused'
        expect([event, status, to]).toEqual([event, status, TABLE[event][status]])
      }
    }
  })

  describe.each(EVENTS)('%s', (event) => {
    it.each(STATUSES)('at status %i, by whoever may', async (status) => {
      for (const who of STAFF) {
        const made = await make(status, event === 'change')
        const to = TABLE[event][status]
        const outcome = await run(event, programme.as[who], made)
        expect([who, outcome]).toEqual([who, to === 'refused' ? 'refused' : 'done'])
        expect([who, await statusOf(made.id)]).toEqual([who, to === 'refused' ? status : to])
      }
    })

    it.each(STATUSES)('at status %i, by nobody else', async (status) => {
      // Applicants have their own way, which is their link.
      if (event === 'change') {
        const made = await make(status, false)
        expect(await run('change', guest, made)).toBe('refused')
        expect(await run('change', guest, { ...made, token: 'another' })).toBe(404)
        return expect(await statusOf(made.id)).toBe(status)
      }
      for (const who of OTHERS) {
        const made = await make(status)
        const client = who === 'guest' ? guest : programme.as[who]
        expect([who, await run(event, client, made)]).toEqual([who, who === 'guest' ? 401 : 403])
        expect(await statusOf(made.id)).toBe(status)
      }
      return undefined
    })

    it.each(STATUSES)('at status %i, by two at once', async (status) => {
      if (event === 'score') return
      const made = await make(status, event === 'change')
      const { admin, supervisor } = programme.as
      const outcomes = await Promise.all(
        [admin, supervisor, admin, supervisor].map((client) => run(event, client, made, [status])),
      )
      const to = TABLE[event][status]
      const done = outcomes.filter((one) => one === 'done').length
      // Asking again says what is to be changed anew; all else happens once.
      const times = to === 'refused' ? 0 : event === 'ask' ? 4 : 1
      expect([status, done]).toEqual([status, times])
      expect(await statusOf(made.id)).toBe(to === 'refused' ? status : to)
    })
  })

  it.each(STATUSES)(
    'lets one of several different moves at once win, at status %i',
    async (status) => {
      const { admin, coordinator, supervisor } = programme.as
      const made = await make(status, true)
      const events = ['forward', 'back', 'reject', 'change'] as const
      const clients = [admin, coordinator, supervisor, admin]
      const outcomes = await Promise.all(
        events.map((event, place) => run(event, clients[place] ?? admin, made, [status])),
      )
      const won = events.filter((_, place) => outcomes[place] === 'done')
      const possible = events.filter((event) => TABLE[event][status] !== 'refused')
      const now = await statusOf(made.id)
      if (status === STATUS.changed && won.includes('change')) {
        // Changes leave it at 100, where one more move may follow.
        expect(won.length).toBeLessThanOrEqual(2)
      } else expect(won).toHaveLength(Math.min(1, possible.length))
      expect([status, ...won.map((event) => TABLE[event][status])]).toContain(now)
      const history = await programme.db.rows<{ to: number }>(sql`
      select to_status as "to" from application_history where application_id = ${made.id}
      order by id`)
      expect(history.slice(1)).toHaveLength(won.length)
    },
  )

  it('knows nothing of applications of other projects', async () => {
    const { id } = await make(1)
    const { createProject, createPerson } = await import('../../testing/factories.ts')
    const other = await createProject(programme.db)
    const { username } = await createPerson(programme.db, other, ['Admin'])
    const client = await programme.server.client().signIn(username)
    const moved = await client.ask('applications.changeStatus', {
      ...{ ProjectId: other, Ids: [id], Status: -1 },
    })
    expect(moved.Changed).toEqual([])
    // As one that nobody has.
    const absent = await client.ask('applications.changeStatus', {
      ...{ ProjectId: other, Ids: [2_000_000_000], Status: -1 },
    })
    const Because = expect.stringContaining('δεν έχει τέτοια αίτηση') as string
    expect(moved.Unchanged).toEqual([{ Id: id, Protocol: '', Because }])
    expect(absent.Unchanged).toEqual([{ ...moved.Unchanged[0], Id: 2_000_000_000 }])
    const foreign = await client.call('applications.changeStatus', {
      ...{ ProjectId, Ids: [id], Status: -1 },
    })
    expect(foreign.ok).toBe(false)
    expect(await statusOf(id)).toBe(1)
  })
})
