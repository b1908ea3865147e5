import { defineCalls, writeCall } from '@telemachos/contract/core/define-call'
import { defineEvent } from '@telemachos/contract/core/define-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../testing/database.ts'
import { principal } from '../testing/principal.ts'
import { openDatabase, type Database } from './database/database.ts'
import { sql } from './database/sql.ts'
import { AppError } from './errors.ts'
import { implement } from './implement.ts'
import { openLog } from './log.ts'
import { matchCalls } from './mount.ts'
import { RowWriter, type RowWrite } from './row-writer.ts'
import { runCall, type KernelServices } from './run-call.ts'
import { TransactionNeeded } from './transaction-needed.ts'

const took = defineEvent('probe.took', z.strictObject({ place: z.string() }))

const taking = {
  summary: 'Takes a place.',
  input: z.strictObject({ place: z.string(), by: z.string().optional() }),
  output: z.strictObject({ turn: z.int(), isFree: z.boolean() }),
  access: { roles: ['Mentor'], scope: 'project' },
  audit: 'probe.took',
} as const

const probeCalls = defineCalls('probe', {
  take: writeCall({ ...taking, path: '/api/Probe/Take', commit: 'statement' }),
  takeAnyhow: writeCall({ ...taking, path: '/api/Probe/TakeAnyhow', commit: 'either' }),
})

interface Place {
  readonly place: string
  readonly turn: number
}

/** Whoever is first has a place; a place without a name is refused by the table. */
const takingPlaces: RowWrite<Place> = {
  statement: (rows) => sql`
    given as (
      select distinct on (place) * from unnest(${rows.map(({ place }) => place || null)}::text[],
        ${rows.map(({ turn }) => turn)}::int[]) with ordinality as one (place, turn, nth)
      order by place, nth
    ),
    taken as (
      insert into probe_places (place, turn) select place, turn from given
      on conflict (place) do update set turn = excluded.turn where probe_places.turn is null
      returning place
    ),
    work as (select nth as place from taken join given using (place))`,
}

/** A server as far as calls are concerned: it shares nothing with another but the database. */
function startServer(database: Database, counted: { turn: number }) {
  const implementation = implement(probeCalls, {
    take: async ({ place }, { audit, emit, writeRow, db }) => {
      counted.turn += 1
      const { turn } = counted
      const there = await db.row<{ turn: number | null }>(
        sql`select turn from probe_places where place = ${place}`,
      )
      if (there && there.turn !== null) {
        audit({ unchanged: true })
        return { turn, isFree: false }
      }
      if (place === 'closed') throw new AppError('forbidden')
      audit({ detail: { place } })
      emit(took, { place }, { users: [1] })
      const answer = { turn, isFree: true }
      await writeRow(takingPlaces, { place, turn }, answer)
      return answer
    },
    takeAnyhow: async ({ place }, { audit, inTransaction, db }) => {
      if (!inTransaction) throw new TransactionNeeded()
      counted.turn += 1
      const { turn } = counted
      audit({ detail: { place } })
      await db.run(sql`insert into probe_places (place, turn) values (${place}, ${turn})`)
      return { turn, isFree: true }
    },
  })
  const services: KernelServices = {
    database,
    rowWriter: new RowWriter(database),
    log: openLog('silent'),
    clock: () => new Date(),
    admission: [],
    taken: {},
    tell: () => undefined,
    wakeHub: () => undefined,
    calls: new Map(),
    verifyAnswers: true,
  }
  const calls = matchCalls([probeCalls], [implementation])
  return async (
    name: keyof typeof probeCalls.calls,
    input: Record<string, unknown>,
    idempotencyKey?: string,
    userId = 1,
  ): Promise<unknown> => {
    const call = calls.find((one) => one.name === `probe.${name}`)
    if (!call) throw new Error(`there is no ${name}`)
    const request = {
      requestId: 'r',
      address: '',
      userAgent: '',
      language: 'en',
      principal: { ...principal, userId, memberships: new Map([[1, ['Mentor']]] as const) },
      cookies: {},
      input,
      idempotencyKey,
    } as const
    return (await runCall(call, request, services)).body
  }
}

describe('a write as one statement, with a key', () => {
  let databases: Database[]
  let drop: () => Promise<void>
  let take: ReturnType<typeof startServer>
  let takeElsewhere: ReturnType<typeof startServer>
  let release: (() => void) | undefined
  const counted = { turn: 0 }

  beforeAll(async () => {
    const test = await createTestDatabase()
    drop = test.drop
    const open = () => openDatabase(test.owner, openLog('silent'))
    databases = [open(), open(), open()]
    await own().run(sql`create table probe_places (place text primary key, turn int)`)
    take = startServer(databases[0] as Database, counted)
    takeElsewhere = startServer(databases[1] as Database, counted)
  })
  beforeEach(async () => {
    counted.turn = 0
    await own().run(sql`truncate probe_places, idempotency_keys, outbox`)
  })
  afterEach(() => release?.())
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()))
    await drop()
  })

  const own = () => databases[2] as Database
  const refusal = (code: string) => expect.objectContaining({ code })
  const free = async (place: string) =>
    own().run(sql`update probe_places set turn = null where place = ${place}`)
  /** How often places were taken, and what each left behind. */
  const left = () =>
    own().one(sql`
      select (select count(*)::int from probe_places) as places,
        (select count(*)::int from outbox) as events,
        (select count(*)::int from idempotency_keys) as keys`)
  const auditedOf = async (place: string) =>
    (
      await own().rows<{ id: string }>(
        sql`select id::text from audit_log where detail ->> 'place' = ${place}`,
      )
    ).length
  /** Lets nobody write places until it is released. */
  const hold = async () => {
    const { promise: released, resolve } = Promise.withResolvers<void>()
    const { promise: isHeld, resolve: held } = Promise.withResolvers<void>()
    const done = own().transaction(async (tx) => {
      await tx.run(sql`lock table probe_places in share mode`)
      held()
      await released
    })
    await isHeld
    release = resolve
    return async () => {
      resolve()
      await done
    }
  }
  const waiting = () =>
    own().rows<{ pid: number }>(sql`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)

  it('is answered again with the first answer, whatever has become of its row', async () => {
    const first = await take('take', { place: 'a' }, 'k')
    expect(first).toEqual({ turn: 1, isFree: true })
    expect(await take('take', { place: 'a' }, 'k')).toEqual(first)
    await free('a')
    expect(await take('take', { place: 'a' }, 'k')).toEqual(first)
    expect(await own().one(sql`select turn from probe_places`)).toEqual({ turn: null })
    expect(await left()).toEqual({ places: 1, events: 1, keys: 1 })
    expect(await auditedOf('a')).toBe(1)
  })

  it('is done once, however many repeat it at the same time, and where', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, nth) =>
        (nth % 2 ? take : takeElsewhere)('take', { place: 'many' }, 'k'),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ isFree: true })
    expect(await left()).toEqual({ places: 1, events: 1, keys: 1 })
    expect(await auditedOf('many')).toBe(1)
  })

  it('lets a repetition wait for the first, beside others of its group, on two servers', async () => {
    const letGo = await hold()
    const first = take('take', { place: 'held' }, 'k')
    await expect.poll(waiting).toHaveLength(1)
    // They go together once the first has been written.
    const here = [
      take('take', { place: 'held' }, 'k'),
      take('take', { place: 'other' }, 'o'),
      take('take', { place: 'other' }, 'o'),
    ]
    const there = takeElsewhere('take', { place: 'held' }, 'k')
    await expect.poll(waiting).toHaveLength(2)
    await letGo()
    const [one, other, otherAgain] = await Promise.all(here)
    const [firstAnswer, elsewhere] = await Promise.all([first, there])
    expect(firstAnswer).toMatchObject({ isFree: true })
    expect([one, elsewhere]).toEqual([firstAnswer, firstAnswer])
    expect(other).toMatchObject({ isFree: true })
    expect(otherAgain).toEqual(other)
    expect(await left()).toEqual({ places: 2, events: 2, keys: 2 })
  })

  it('is refused with the key of another input or call, one after the other and at once', async () => {
    await take('take', { place: 'a' }, 'k')
    await expect(take('take', { place: 'b' }, 'k')).rejects.toEqual(refusal('idempotency_mismatch'))
    await expect(take('takeAnyhow', { place: 'b' }, 'k')).rejects.toEqual(
      refusal('idempotency_mismatch'),
    )
    await expect(take('take', { place: 'closed' }, 'k')).rejects.toEqual(
      refusal('idempotency_mismatch'),
    )
    const letGo = await hold()
    const before = take('take', { place: 'before' }, 'before')
    await expect.poll(waiting).toHaveLength(1)
    const both = Promise.allSettled(['c', 'd'].map((place) => take('take', { place }, 'both')))
    await letGo()
    await before
    const settled = (await both).toSorted((one, other) => one.status.localeCompare(other.status))
    expect(settled).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'idempotency_mismatch' } },
    ])
    expect(await left()).toEqual({ places: 3, events: 3, keys: 3 })
  })

  it('has keys of each person’s own', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((who) => take('take', { place: `${who}` }, 'k', who)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(3)
    expect(await left()).toEqual({ places: 3, events: 3, keys: 3 })
  })

  it('keeps no key of what was refused or failed, and lets nobody fail for another', async () => {
    await expect(take('take', { place: 'closed' }, 'closed')).rejects.toEqual(refusal('forbidden'))
    const letGo = await hold()
    const before = take('take', { place: 'before' }, 'before')
    await expect.poll(waiting).toHaveLength(1)
    const group = Promise.allSettled(
      ['a', '', 'b'].map((place) => take('take', { place }, `of ${place}`)),
    )
    await letGo()
    await before
    expect((await group).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(await own().rows(sql`select key from idempotency_keys order by key`)).toEqual([
      { key: 'before' },
      { key: 'of a' },
      { key: 'of b' },
    ])
  })

  it('keeps the key with its write or neither, where the database is lost between', async () => {
    const letGo = await hold()
    const lost = Promise.allSettled([take('take', { place: 'lost' }, 'k')])
    await expect.poll(waiting).toHaveLength(1)
    const [{ pid } = { pid: 0 }] = await waiting()
    await own().run(sql`select pg_terminate_backend(${pid})`)
    expect(await lost).toMatchObject([{ status: 'rejected' }])
    await letGo()
    expect(await left()).toEqual({ places: 0, events: 0, keys: 0 })
    expect(await take('take', { place: 'lost' }, 'k')).toMatchObject({ isFree: true })
    expect(await left()).toEqual({ places: 1, events: 1, keys: 1 })
  })

  it('is claimed by the transaction that a call asks for instead', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => take('takeAnyhow', { place: 'anyhow' }, 'k')),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await left()).toMatchObject({ places: 1, keys: 1 })
    expect(await auditedOf('anyhow')).toBe(1)
  })
})
