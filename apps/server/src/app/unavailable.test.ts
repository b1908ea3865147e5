import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFolderStorage } from '../kernel/folder-storage.ts'
import { openLog } from '../kernel/log.ts'
import { openDatabaseRoad, type DatabaseRoad } from '../testing/database-road.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { startServer, type RunningServer } from './server.ts'

/** What is said of a call that cannot be answered now. */
const AWAY = [503, 'unavailable']

describe('a database that is not there', () => {
  let test: TestDatabase
  let road: DatabaseRoad
  let server: RunningServer

  beforeEach(async () => {
    test = await createTestDatabase()
    road = await openDatabaseRoad(test.owner)
    server = await startServer({
      connection: road.connection,
      log: openLog('silent'),
      publicUrl: 'http://own.example',
      host: '127.0.0.1',
      port: 0,
      storage: openFolderStorage('/nowhere'),
      watchesParts: true,
    })
  })
  afterEach(async () => {
    await road.restore()
    await server.close()
    await road.cut()
    await test.drop()
  })

  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, init)
    return [answer.status, ((await answer.json()) as { code?: string }).code]
  }
  const signIn = () =>
    ask('/Account/Login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'somebody', password: 'something' }),
    })

  it('is said while its connections are cut, and no longer when it is back', async () => {
    await road.cut()
    expect(await ask('/ready')).toEqual([503, 'unavailable'])
    expect(await signIn()).toEqual([503, 'unavailable'])
    await road.restore()
    await expect.poll(() => ask('/ready')).toEqual([200, undefined])
    expect(await signIn()).toEqual([401, 'wrong_credentials'])
  })

  it('is known by its silence: it need not refuse', async () => {
    expect(await ask('/ready')).toEqual([200, undefined])
    road.silence()
    expect(await ask('/ready')).toEqual([503, 'unavailable'])
    await road.restore()
    await expect.poll(() => ask('/ready')).toEqual([200, undefined])
  })

  it('keeps nobody waiting while it is silent, whether they asked before or after', async () => {
    expect(await signIn()).toEqual([401, 'wrong_credentials'])
    road.silence()
    expect(await Promise.all([signIn(), signIn()])).toEqual([AWAY, AWAY])
    expect(await signIn()).toEqual(AWAY)
    await road.restore()
    await expect.poll(signIn, { timeout: 10_000 }).toEqual([401, 'wrong_credentials'])
  })
})
