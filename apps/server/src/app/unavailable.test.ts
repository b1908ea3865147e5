import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openLog } from '../kernel/log.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { startServer, type RunningServer } from './server.ts'

/** A way to the database that can be cut, or fall silent, without the database knowing. */
interface Road {
  readonly port: number
  /** Nothing passes any more, and nobody is told. */
  silence(): void
  /** Every connection ends, and new ones are refused. */
  cut(): Promise<void>
  /** As in the beginning. */
  restore(): Promise<void>
}

async function openRoad(database: URL): Promise<Road> {
  const host = decodeURIComponent(database.hostname)
  // The embedded cluster listens in a folder.
  const there = host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${database.port}` }
    : { host, port: Number(database.port || 5432) }
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(there)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => isSilent || to.write(bytes))
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  const listen = (at: number) =>
    new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const own = (server.address() as AddressInfo).port
  const end = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: own,
    silence: () => void (isSilent = true),
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve))
      end()
      await closed
    },
    async restore() {
      isSilent = false
      end()
      if (!server.listening) await listen(own)
    },
  }
}

describe('a database that is not there', () => {
  let test: TestDatabase
  let road: Road
  let server: RunningServer

  beforeEach(async () => {
    test = await createTestDatabase()
    const url = new URL(test.owner.connectionString)
    road = await openRoad(url)
    url.hostname = '127.0.0.1'
    url.port = String(road.port)
    server = await startServer({
      connection: { connectionString: url.href },
      log: openLog('silent'),
      publicUrl: 'http://own.example',
      host: '127.0.0.1',
      port: 0,
      storageFolder: '/nowhere',
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
