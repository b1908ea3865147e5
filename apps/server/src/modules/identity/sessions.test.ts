import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  openDatabase,
  tracedStatements,
  type Database,
  type TracedStatement,
} from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { openLog } from '../../kernel/log.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createPerson, createProject } from '../../testing/factories.ts'
import { hashSecret } from './secrets.ts'
import { Sessions } from './sessions.ts'
import { insertSession } from './store.ts'

const KEYS = ['one', 'two'].map(hashSecret)

describe('sessions that are remembered', () => {
  let test: TestDatabase
  let database: Database
  let userId: number
  /** What the clock says, in milliseconds. */
  let now = 0
  let sessions: Sessions
  /** How many sessions each look-up was for. */
  let lookUps: number[] = []
  const hear = {
    start(context: object) {
      const { text, values } = (context as TracedStatement).statement
      if (!/from sessions s\s/.test(text)) return
      lookUps.push(
        KEYS.filter((key) => values.some((value) => [value].flat().includes(key))).length,
      )
    },
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: () => undefined,
    error: () => undefined,
  }

  beforeAll(async () => {
    test = await createTestDatabase()
    database = openDatabase(test.connection, openLog('silent'))
    const { id } = await createPerson(database, await createProject(database), ['Mentee'])
    userId = id
    tracedStatements.subscribe(hear)
  })
  afterAll(async () => {
    tracedStatements.unsubscribe(hear)
    await database.close()
    await test.drop()
  })
  beforeEach(async () => {
    await database.run(sql`delete from sessions`)
    for (const name of ['one', 'two']) await begin(name)
    sessions = new Sessions(database)
    now = 1_000
    lookUps = []
    vi.spyOn(performance, 'now').mockImplementation(() => now)
  })
  afterEach(() => void vi.restoreAllMocks())

  const begin = (name: string) =>
    insertSession(database, {
      sessionKey: hashSecret(name),
      userId,
      projectId: null,
      role: null,
      seconds: 60,
    })
  const end = (name: string) =>
    database.run(sql`delete from sessions where id_hash = ${hashSecret(name)}`)
  const isKnown = async (name: string) =>
    (await sessions.recognise({ telemachos: name })).principal !== undefined
  const at = async (time: number, name: string) => {
    now = time
    return isKnown(name)
  }

  it('are looked up together where one has to be and the other will have to be soon', async () => {
    await at(1_000, 'one')
    await at(1_200, 'two')
    await at(1_300, 'two')
    await at(1_501, 'one')
    expect(lookUps).toEqual([1, 1, 2])
    expect(await at(1_990, 'two')).toBe(true)
    expect(lookUps).toEqual([1, 1, 2])
  })

  it('are not taken along unless they were used, nor where they are trusted for long', async () => {
    await at(1_000, 'one')
    await at(1_100, 'two')
    await at(1_501, 'one')
    await at(1_600, 'two')
    await at(1_700, 'two')
    await at(2_002, 'one')
    expect(lookUps).toEqual([1, 1, 1, 1, 2])
    // Both are trusted until the same moment.
    await at(2_300, 'two')
    await at(2_503, 'one')
    expect(lookUps).toEqual([1, 1, 1, 1, 2, 2])
    await at(3_700, 'two')
    await at(3_710, 'two')
    await at(3_720, 'one')
    expect(lookUps).toEqual([1, 1, 1, 1, 2, 2, 1, 1])
  })

  it('are trusted for half a second from when they were taken along', async () => {
    await at(1_000, 'one')
    await at(1_200, 'two')
    await at(1_300, 'two')
    await at(1_501, 'one')
    await end('two')
    expect(await at(2_000, 'two')).toBe(true)
    expect(await at(2_001, 'two')).toBe(false)
  })

  it('are not known any more where they ended before they were taken along', async () => {
    await at(1_000, 'one')
    await at(1_200, 'two')
    await at(1_300, 'two')
    await end('two')
    await at(1_501, 'one')
    expect(await at(1_701, 'two')).toBe(false)
  })

  it('stay forgotten where that is said while they are taken along', async () => {
    await at(1_000, 'one')
    await at(1_200, 'two')
    await at(1_300, 'two')
    now = 1_501
    const asked = isKnown('one')
    sessions.forgetHere([hashSecret('two')])
    await asked
    expect(lookUps).toEqual([1, 1, 2])
    await end('two')
    expect(await isKnown('two')).toBe(false)
  })

  it('are forgotten once no server trusts them, where the others could not be told', async () => {
    const forget = (areTold: boolean) => {
      const told = new Sessions(database, async () => areTold)
      const late = sleep(400).then(() => 'not yet')
      return Promise.race([told.forget('one').then(() => 'forgotten'), late])
    }
    expect(await forget(true)).toBe('forgotten')
    expect(await forget(false)).toBe('not yet')
  })

  it('are noted as seen by whoever looks them up, not by who is taken along', async () => {
    await at(1_000, 'one')
    await at(1_200, 'two')
    await at(1_300, 'two')
    await database.run(sql`update sessions set seen_at = now() - interval '2 minutes'`)
    const isUnseen = async (name: string) =>
      (
        await database.one<{ old: boolean }>(sql`
          select seen_at < now() - interval '1 minute' as old from sessions
          where id_hash = ${hashSecret(name)}`)
      ).old
    await at(1_501, 'one')
    expect([await isUnseen('one'), await isUnseen('two')]).toEqual([false, true])
    await at(1_701, 'two')
    expect(await isUnseen('two')).toBe(false)
  })
})
