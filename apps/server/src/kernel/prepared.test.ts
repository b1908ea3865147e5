import { defineCalls, writeCall } from '@telemachos/contract/core/define-call'
import { defineEvent } from '@telemachos/contract/core/define-event'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../testing/database.ts'
import { principal } from '../testing/principal.ts'
import { openDatabase, type Database } from './database/database.ts'
import { sql } from './database/sql.ts'
import { outsideTransaction } from './database/transaction-scope.ts'
import { AppError } from './errors.ts'
import { implement } from './implement.ts'
import { openLog } from './log.ts'
import { matchCalls } from './mount.ts'
import { Outdated, prepared } from './prepared.ts'
import { RowWriter } from './row-writer.ts'
import { runCall, type KernelServices } from './run-call.ts'

const told = defineEvent('probe.told', z.strictObject({}))

const definition = {
  summary: 'Adds to a sum.',
  input: z.strictObject({ add: z.number() }),
  output: z.strictObject({ sum: z.int() }),
  access: { roles: ['Mentor'], scope: 'project' },
  audit: 'probe.added',
} as const

const probeCalls = defineCalls('probe', {
  add: writeCall({ ...definition, path: '/api/Probe/Add' }),
  /** Waits for something else in its transaction. */
  wait: writeCall({ ...definition, path: '/api/Probe/Wait' }),
  queue: writeCall({ ...definition, path: '/api/Probe/Queue' }),
  /** Tells of something before its transaction. */
  tell: writeCall({ ...definition, path: '/api/Probe/Tell' }),
})

const readSum = async (db: Pick<Database, 'one'>) =>
  (await db.one<{ sum: number }>(sql`select sum from probe_sum`)).sum

describe('a call that prepares first and commits then', () => {
  let database: Database
  let drop: () => Promise<void>
  /** What happens between preparing and committing, and how often that has been. */
  let between: () => Promise<void>
  let preparations: number
  /** What was prepared and taken back. */
  let discarded: number[]
  /** Audit rows of earlier tests: none is ever taken away. */
  let audited = 0

  beforeAll(async () => {
    const test = await createTestDatabase()
    drop = test.drop
    database = openDatabase(test.owner, openLog('silent'), 4)
    await database.run(sql`create table probe_sum (sum int)`)
    await database.run(sql`insert into probe_sum values (0)`)
  })
  beforeEach(async () => {
    preparations = 0
    discarded = []
    between = () => Promise.resolve()
    await database.run(sql`update probe_sum set sum = 0`)
    await database.run(sql`delete from idempotency_keys`)
    audited += await countAudit()
  })
  afterAll(async () => {
    await database.close()
    await drop()
  })

  const handlers = implement(probeCalls, {
    add: prepared(
      async (_input, { db }) => {
        preparations += 1
        outsideTransaction('something')
        const seen = await readSum(db)
        await between()
        return seen
      },
      async ({ add }, { db, audit }, seen) => {
        const { sum } = await db.one<{ sum: number }>(sql`select sum from probe_sum for update`)
        if (sum !== seen) throw new Outdated('the sum')
        if (add < 0) throw new AppError('forbidden')
        if (add === 0.5) throw new Error('nobody knows')
        audit({ detail: { add } })
        await db.run(sql`update probe_sum set sum = ${sum + add}`)
        return { sum: sum + add }
      },
      { discard: async (seen) => discarded.push(seen) },
    ),
    /** One after the other. */
    queue: prepared(
      async (_input, { db }) => {
        preparations += 1
        await between()
        return readSum(db)
      },
      async ({ add }, { db }, seen) => {
        await db.run(sql`update probe_sum set sum = ${seen + add}`)
        return { sum: seen + add }
      },
      { inTurn: ({ actor }) => `sums of ${actor.userId}` },
    ),
    wait: async (_input, { db }) => {
      outsideTransaction('something')
      return { sum: await readSum(db) }
    },
    tell: prepared(
      async (_input, { emit }) => emit(told, {}, { users: [1] }),
      async () => ({ sum: 0 }),
    ),
  })

  const call = async (name: keyof typeof probeCalls.calls, add: number, key?: string) => {
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
    const calls = matchCalls([probeCalls], [handlers])
    const mounted = calls.find((one) => one.name === `probe.${name}`)
    if (!mounted) throw new Error(`there is no ${name}`)
    const request = {
      ...{ requestId: 'r', address: '', userAgent: '', language: 'en' as const, cookies: {} },
      principal: { ...principal, memberships: new Map([[1, ['Mentor']]] as const) },
      ...{ input: { add }, idempotencyKey: key },
    } as const
    return (await runCall(mounted, request, services)).body
  }

  it('holds no connection while it prepares, and commits with its audit row', async () => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    between = () => gate
    // More than there are connections.
    const calls = Array.from({ length: 12 }, (_, n) => call('add', 0, `held-${n}`))
    await expect.poll(() => preparations).toBe(12)
    await expect.poll(() => database.connections().waiting).toBe(0)
    expect(await readSum(database)).toBe(0)
    release()
    expect(await Promise.all(calls)).toEqual(Array(12).fill({ sum: 0 }))
    expect(await countAudit()).toBe(12)
  })

  it('is prepared again where what it was prepared with has changed', async () => {
    between = async () => {
      between = () => Promise.resolve()
      await database.run(sql`update probe_sum set sum = 10`)
    }
    expect(await call('add', 1)).toEqual({ sum: 11 })
    expect(preparations).toBe(2)
    expect(await countAudit()).toBe(1)
  })

  it('is a conflict where that changes every time, and nothing is written', async () => {
    between = async () => void (await database.run(sql`update probe_sum set sum = sum + 1`))
    await expect(call('add', 100)).rejects.toMatchObject({ code: 'conflict' })
    expect(preparations).toBe(3)
    expect([await readSum(database), await countAudit()]).toEqual([3, 0])
  })

  it('loses nothing of many that are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('add', 1)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(20)
    expect(await readSum(database)).toBe(20)
  })

  it('takes back what it prepared where the commit refuses it, and not where nobody knows', async () => {
    await expect(call('add', -1)).rejects.toMatchObject({ code: 'forbidden' })
    expect(discarded).toEqual([0])
    between = async () => {
      between = () => Promise.resolve()
      await database.run(sql`update probe_sum set sum = 10`)
    }
    expect(await call('add', 1)).toEqual({ sum: 11 })
    expect(discarded).toEqual([0, 0])
    await expect(call('add', 0.5)).rejects.toThrow('nobody knows')
    expect(discarded).toEqual([0, 0])
  })

  it('is prepared once the one before has committed, where it is to be in turn', async () => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    between = () => gate
    const calls = Array.from({ length: 5 }, () => call('queue', 1))
    await expect.poll(() => preparations).toBe(1)
    release()
    expect(await Promise.all(calls)).toEqual([1, 2, 3, 4, 5].map((sum) => ({ sum })))
    expect(preparations).toBe(5)
  })

  it('is not prepared again for a repetition, which gets the first answer', async () => {
    expect(await call('add', 5, 'key')).toEqual({ sum: 5 })
    expect(await call('add', 5, 'key')).toEqual({ sum: 5 })
    expect([preparations, await readSum(database), await countAudit()]).toEqual([1, 5, 1])
    await expect(call('add', 6, 'key')).rejects.toMatchObject({ code: 'idempotency_mismatch' })
  })

  it('is done once, where it is repeated before it has been answered', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => call('add', 7, 'same')))
    expect(answers).toEqual(Array(3).fill({ sum: 7 }))
    expect([await readSum(database), await countAudit()]).toEqual([7, 1])
  })

  it('leaves neither event nor audit row while it prepares', async () => {
    await expect(call('tell', 0)).rejects.toThrow('records and announces nothing')
  })

  it('is what whatever waits for something else has to be', async () => {
    await expect(call('wait', 0)).rejects.toThrow('something is awaited within a transaction')
  })

  it('is refused at start where the contract has it commit otherwise', () => {
    const either = defineCalls('probe', {
      add: writeCall({ ...definition, path: '/api/Probe/Add', commit: 'either' }),
    })
    const both = prepared(
      async () => undefined,
      async () => ({ sum: 0 }),
    )
    expect(() => matchCalls([either], [implement(either, { add: both })])).toThrow(
      'probe.add is prepared',
    )
  })

  const countAudit = async () => {
    const { count } = await database.one<{ count: number }>(
      sql`select count(*)::int as count from audit_log`,
    )
    return count - audited
  }
})

describe('what a transaction has started', () => {
  it('is outside once it has ended', async () => {
    const { owner, drop } = await createTestDatabase()
    const database = openDatabase(owner, openLog('silent'), 2)
    let goOn = () => {}
    const ended = new Promise<void>((resolve) => (goOn = resolve))
    let later: Promise<string> | undefined
    await database.transaction(async () => {
      expect(() => outsideTransaction('it')).toThrow('it is awaited within a transaction')
      later = ended.then(() => {
        outsideTransaction('it')
        return 'done'
      })
    })
    goOn()
    expect(await later).toBe('done')
    expect(() => outsideTransaction('it')).not.toThrow()
    await database.close()
    await drop()
  })
})
