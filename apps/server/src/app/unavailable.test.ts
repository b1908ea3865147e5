import type { IpcNetConnectOpts, TcpNetConnectOpts } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFolderStorage } from '../kernel/folder-storage.ts'
import { openLog } from '../kernel/log.ts'
import { openRoad, type Road } from '../testing/road.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { startServer, type RunningServer } from './server.ts'

describe('a database that is not there', () => {
  let test: TestDatabase
  let road: Road
  let server: RunningServer

  beforeEach(async () => {
    test = await createTestDatabase()
    const url = new URL(test.owner.connectionString)
    road = await openRoad(placeOf(url))
    url.hostname = '127.0.0.1'
    url.port = String(road.port)
    server = await startServer({
      connection: { connectionString: url.href },
      log: openLog('silent'),
      publicUrl: 'http://own.example',
      host: '127.0.0.1',
      port: 0,
      storage: openFolderStorage('/nowhere'),
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
})

/** The embedded cluster listens in a folder. */
function placeOf({ hostname, port }: URL): TcpNetConnectOpts | IpcNetConnectOpts {
  const host = decodeURIComponent(hostname)
  return host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${port}` }
    : { host, port: Number(port || 5432) }
}
