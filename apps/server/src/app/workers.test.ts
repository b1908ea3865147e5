import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kernel/database/sql.ts'
import { openChat } from '../testing/chat.ts'
import { createPerson, createProject, relate } from '../testing/factories.ts'
import { openKilledWorld, type KilledWorld } from '../testing/killed-server.ts'
import { openSocket } from '../testing/realtime-client.ts'

const WORKERS = 2
/** A server with its workers may take that long where other tests run beside it. */
const START_MS = 180_000
/** Requests a minute of a call that has to do with credentials. */
const LIMIT = 120
/** Connections go to the workers in turn: so many reach both. */
const CONNECTIONS = 8

let world: KilledWorld
let server: KilledWorld['server']
let database: KilledWorld['database']

beforeAll(async () => {
  const environment = { WORKERS: String(WORKERS), METRICS_PORT: '0', LOG_LEVEL: 'silent' }
  world = await openKilledWorld(environment)
  ;({ server, database } = world)
  await server.start()
}, START_MS)
afterAll(() => world.close())

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Asks over a connection of its own, as another window or a proxy may. */
async function askAnew(path: string, input: object = {}, cookie = ''): Promise<Answer> {
  const agent = new Agent({ keepAlive: false })
  const asked = request(server.url + path, {
    agent,
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
  })
  asked.end(JSON.stringify(input))
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve)
    asked.once('error', reject)
  })
  const said = await text(answer)
  return { status: answer.statusCode ?? 0, body: JSON.parse(said) }
}

const times = <Result>(count: number, ask: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)))

/** The processes that a process has started and that live. */
async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A metric's value in all workers together. */
async function readMetric(line: RegExp): Promise<number> {
  const metrics = await (await fetch(server.metricsUrl)).text()
  return Number(line.exec(metrics)?.[1] ?? Number.NaN)
}

describe('several workers', () => {
  it('share one port, and are measured together', async () => {
    expect(await childrenOf(server.pid)).toHaveLength(WORKERS)
    const answers = await times(CONNECTIONS, () => askAnew('/Account/Identity'))
    const status = answers[0]?.status
    const calls = new RegExp(
      `^telemachos_call_duration_seconds_count{call="identity.getIdentity",status="${status}"} (\\d+)`,
      'm',
    )
    expect(await readMetric(calls)).toBe(CONNECTIONS)
    expect(
      await readMetric(/^telemachos_database_connections\{state="all"\} (\d+)/m),
    ).toBeGreaterThan(0)
    // What all of them read alike is not added up.
    expect(await readMetric(/^telemachos_jobs_failing (\d+)/m)).toBe(0)
  })

  it('limit callers together', async () => {
    const answers = await times(LIMIT + CONNECTIONS, () =>
      askAnew('/api/User/CheckPasswordToken', { Token: 'none' }),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(CONNECTIONS)
  })

  it('know at once, whichever is asked, that somebody acts in another role', async () => {
    const projectId = await createProject(database)
    const { username } = await createPerson(database, projectId, ['Mentor', 'Supervisor'])
    const cookie = await server.signIn(username)
    for (let turn = 0; turn < 10; turn++) {
      const Role = turn % 2 === 0 ? 'Supervisor' : 'Mentor'
      const { status } = await askAnew('/Account/SwitchRole', { Role }, cookie)
      expect(status).toBe(200)
      const answers = await times(WORKERS * 2, () => askAnew('/Account/Identity', {}, cookie))
      expect(answers.map(({ body }) => (body as { Role: string }).Role)).toEqual(
        answers.map(() => Role),
      )
    }
  })

  it('know at once, whichever is asked, that somebody has signed off', async () => {
    const projectId = await createProject(database)
    const { username } = await createPerson(database, projectId, ['Mentor'])
    const cookie = await server.signIn(username)
    await times(CONNECTIONS, () => askAnew('/Account/Identity', {}, cookie))
    await fetch(`${server.url}/account/logoff`, { headers: { cookie }, redirect: 'manual' })
    const answers = await times(CONNECTIONS, () => askAnew('/Account/Identity', {}, cookie))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401))
  })

  describe('and their sockets', () => {
    const sockets: Socket[] = []
    let cookie: string
    let conversationId: number
    const open = async (): Promise<Socket> => {
      const socket = await openSocket(server.url, { cookie })
      sockets.push(socket)
      return socket
    }

    beforeAll(async () => {
      const projectId = await createProject(database)
      await openChat({ db: database, projectId })
      const mentor = await createPerson(database, projectId, ['Mentor'])
      const mentee = await createPerson(database, projectId, ['Mentee'])
      await relate(database, projectId, 'mentor', [mentor, mentee])
      cookie = await server.signIn(mentor.username)
      const pair = { ProjectId: projectId, UserId: mentee.id }
      conversationId = (await server.ask<{ Id: number }>('/api/Chat/Start', pair, cookie)).Id
    })
    afterAll(() => {
      for (const socket of sockets) socket.disconnect()
    })

    const send = async (): Promise<Answer> => {
      const message = { ConversationId: conversationId, MessageId: randomUUID(), Message: 'γεια' }
      return askAnew('/api/Chat/Send', message, cookie)
    }
    const heard = (socket: Socket): Promise<unknown> =>
      new Promise((resolve) => socket.once('chat.changed', resolve))

    it('pass events on to each other’s sockets', async () => {
      const all = await times(WORKERS * 2, open)
      const hearing = all.map(heard)
      expect((await send()).status).toBe(200)
      expect(await Promise.all(hearing)).toHaveLength(all.length)
    })

    it('go on where one of them dies, and it comes back', { timeout: START_MS }, async () => {
      const before = await childrenOf(server.pid)
      const dying = before[0] ?? 0
      const acknowledged = new Set<number>()
      let hasDied = false
      const writing = times(WORKERS, async () => {
        while (!hasDied) {
          // Whoever was on their way to the one that died is told nothing, and sends again.
          const answer = await send().catch(() => undefined)
          if (answer?.status === 200) acknowledged.add((answer.body as { Seq: number }).Seq)
        }
      })
      await expect.poll(() => acknowledged.size).toBeGreaterThan(WORKERS)
      process.kill(dying, 'SIGKILL')
      const isBack = async (): Promise<boolean> => {
        const now = await childrenOf(server.pid)
        return now.length === WORKERS && !now.includes(dying)
      }
      await expect.poll(isBack, { timeout: START_MS }).toBe(true)
      hasDied = true
      await writing
      const kept = await database.rows<{ seq: number }>(sql`
        select seq from chat_messages where conversation_id = ${conversationId}`)
      const seqs = new Set(kept.map(({ seq }) => seq))
      expect([...acknowledged].filter((seq) => !seqs.has(seq))).toEqual([])
      // The new one takes part: sockets on both hear of what is sent.
      await expect.poll(async () => (await send()).status).toBe(200)
    })
  })

  it(
    'go on where one of them falls silent, say so, and it is replaced',
    {
      timeout: START_MS,
    },
    async () => {
      const before = await childrenOf(server.pid)
      const silent = before[0] ?? 0
      process.kill(silent, 'SIGSTOP')
      // Connections that are dealt to the silent one have no answer until it has ended.
      const ready = async () => {
        const signal = AbortSignal.timeout(1_000)
        const answer = await fetch(`${server.url}/ready`, {
          signal,
          headers: { connection: 'close' },
        })
        return (await answer.json()) as { status: string; parts: { workers: { state: string } } }
      }
      const metrics = async () => (await fetch(server.metricsUrl)).text()
      expect(await metrics()).toContain(`telemachos_worker_up{worker="${silent}"} 0\n`)
      const said = { status: 'degraded', parts: { workers: { state: 'away' } } }
      await expect
        .poll(() => ready().catch(() => undefined), { timeout: 60_000 })
        .toMatchObject(said)
      const replaced = async () => {
        const now = await childrenOf(server.pid)
        return now.length === WORKERS && !now.includes(silent)
      }
      await expect.poll(replaced, { timeout: START_MS }).toBe(true)
      const well = { parts: { workers: { state: 'there' } } }
      await expect
        .poll(() => ready().catch(() => undefined), { timeout: START_MS })
        .toMatchObject(well)
      expect(await metrics()).not.toMatch(/^telemachos_worker_up{.*} 0$/m)
    },
  )

  it('end with what they were doing, when their server is told to', async () => {
    const pids = await childrenOf(server.pid)
    expect(await server.stop()).toBe(0)
    expect(pids.filter(isAlive)).toEqual([])
  })

  it('end with their server, however it ends', { timeout: START_MS }, async () => {
    await server.start()
    const pids = await childrenOf(server.pid)
    expect(pids).toHaveLength(WORKERS)
    await server.kill()
    await expect.poll(() => pids.filter(isAlive), { timeout: 30_000 }).toEqual([])
  })
})
