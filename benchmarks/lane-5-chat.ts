import { RECEIVE, SUBSCRIBE } from '@telemachos/contract/core/hub-signals'
import { randomUUID } from 'node:crypto'
import { openSocket } from '../apps/server/src/testing/realtime-client.ts'
import { findServices } from '../tools/services.ts'
import { openBenchDatabase, openSession, type BenchDatabase } from './cluster.ts'
import { compare, median, report } from './measure.ts'
import { installPeer } from './peers.ts'
import { startContestant, type Contestant } from './product.ts'

const PEOPLE = 50
/** Messages of a round, one after the other: the next once all have been told of the last. */
const MESSAGES = 200
/** Sockets that do nothing: eight of each session, as many as it may have, and five sessions of each person. */
const IDLE_EACH = 8
const SESSIONS_EACH = 5
/** Between two servers, each message from one to a socket at the other. */
const CROSSINGS = 300

const EVENT = 'chat.changed'

type Socket = Awaited<ReturnType<typeof openSocket>>

/** Somebody in the room. */
interface Member {
  readonly userId: number
  readonly cookie: string
}

interface Contestants {
  readonly product: Contestant
  readonly bare: Contestant
}

/**
 * A message to a room of fifty: kept, and told to all. What of a processor the server takes for it, beside
 * a bare WebSocket server that inserts the text and sends it to all; what an idle socket costs; and, where
 * there is a Redis, how long a message takes from one server to a socket at another.
 */
export async function runLane5(): Promise<boolean> {
  const database = await openBenchDatabase(PEOPLE, 1)
  const { client, projectId } = database
  await client.query(
    `update projects set settings = '{"Config": {"Chat": {"Enabled": true}}}' where id = $1`,
    [projectId],
  )
  await client.query(
    'create table bare_messages (id bigint generated always as identity, text text)',
  )
  await client.query('grant all on bare_messages to public')
  const members: Member[] = []
  for (let userId = 1; userId < PEOPLE; userId++)
    members.push({ userId, cookie: await openSession(client, database, userId, 'Mentee') })
  await client.query('analyze')
  await installPeer('ws')
  const environment = { BENCH_CONNECTION: JSON.stringify(database.connection) }
  const product = await startContestant('serve-product.ts', environment, database.cookie)
  const bare = await startContestant('serve-ws-chat.ts', environment)
  const group = await product.post('/api/Chat/CreateGroup', {
    ProjectId: projectId,
    Title: 'Ομάδα',
    UserIds: members.map(({ userId }) => userId),
  })
  const conversationId = (JSON.parse(group) as { Id: number }).Id
  const everybody = [...members, { userId: database.adminId, cookie: database.cookie }]
  const isMet = await measureMessages(database, { product, bare }, everybody, conversationId)
  await product.stop()
  await bare.stop()
  const isSmall = await measureIdle(database, environment)
  const isQuick = await measureCrossing(database, everybody, conversationId)
  await database.close()
  return isMet && isSmall && isQuick
}

const urlOf = ({ port }: Contestant): string => `http://127.0.0.1:${port}`

async function measureMessages(
  { client }: BenchDatabase,
  { product, bare }: Contestants,
  members: readonly Member[],
  ConversationId: number,
): Promise<boolean> {
  const sockets = await Promise.all(members.map((member) => openSocket(urlOf(product), member)))
  const bareSockets = await Promise.all(members.map(() => openBare(bare)))
  const taken = { ours: [] as number[], theirs: [] as number[] }
  const watched = `chat/${ConversationId}`
  await Promise.all(sockets.map((socket) => socket.emitWithAck(SUBSCRIBE, watched)))
  // In turn: one session is not heard so often as the bare server is.
  const send = (turn: number) =>
    sockets[turn % sockets.length]?.emitWithAck(
      RECEIVE,
      watched,
      { MessageId: randomUUID(), Message: `Μήνυμα ${turn}` },
      randomUUID(),
    )
  const isMet = await compare({
    lane: `Lane 5: processor time of a message to a room of ${PEOPLE}, kept and told`,
    unit: 'ms',
    goal: { atMost: 1.5 },
    product: {
      name: 'product',
      round: () =>
        cpuOf(product, async () => {
          for (let turn = 0; turn < MESSAGES; turn++) {
            const told = Promise.all(sockets.map((socket) => hears(socket, ConversationId)))
            taken.ours.push(await timeOf(() => Promise.all([send(turn), told])))
          }
        }),
    },
    others: [
      {
        name: 'bare ws and pg',
        round: () =>
          cpuOf(bare, async () => {
            for (let turn = 0; turn < MESSAGES; turn++) {
              const told = Promise.all(bareSockets.map(hearsBare))
              bareSockets[0]?.send(`Μήνυμα ${turn}`)
              taken.theirs.push(await timeOf(() => told))
            }
          }),
      },
    ],
  })
  const { rows } = await client.query(
    `
    select (select count(*)::int from chat_messages where conversation_id = $1) as ours,
      (select count(*)::int from bare_messages) as theirs`,
    [ConversationId],
  )
  if (rows[0].ours !== taken.ours.length || rows[0].theirs !== taken.theirs.length)
    throw new Error(`of ${taken.ours.length} messages ${JSON.stringify(rows[0])} were kept`)
  console.log(
    `  until all are told           product ${median(taken.ours).toFixed(1)} ms, bare ws ${median(taken.theirs).toFixed(1)} ms`,
  )
  for (const socket of sockets) socket.disconnect()
  for (const socket of bareSockets) socket.close()
  return isMet
}

/** Resolves once a socket has been told of a message in the conversation. */
const hears = (socket: Socket, conversationId: number): Promise<void> =>
  new Promise((resolve) => {
    const take = ({ ConversationId }: { ConversationId: number }) => {
      if (ConversationId !== conversationId) return
      socket.off(EVENT, take)
      resolve()
    }
    socket.on(EVENT, take)
  })

const hearsBare = (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => socket.addEventListener('message', () => resolve(), { once: true }))

async function openBare({ port }: Contestant): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  return socket
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** What of a processor a contestant takes for each of a round's messages. */
async function cpuOf(contestant: Contestant, round: () => Promise<void>): Promise<number> {
  const before = contestant.cpu()
  await round()
  return (contestant.cpu() - before) / MESSAGES
}

/** Both sides anew: what was freed before would be taken again. */
async function measureIdle(
  database: BenchDatabase,
  environment: Record<string, string>,
): Promise<boolean> {
  const product = await startContestant('serve-product.ts', environment)
  const bare = await startContestant('serve-ws-chat.ts', environment)
  const sessions: Member[] = []
  for (let userId = 1; userId < PEOPLE; userId++)
    for (let session = 0; session < SESSIONS_EACH; session++)
      sessions.push({
        userId,
        cookie: await openSession(database.client, database, userId, 'Mentee'),
      })
  const count = sessions.length * IDLE_EACH
  const [first, ...others] = sessions
  const ours = await memoryFor(
    product,
    first ? [first] : [],
    others.flatMap((one) => Array.from({ length: IDLE_EACH }, () => one)),
    (member) => openSocket(urlOf(product), member),
  )
  const theirs = await memoryFor(bare, [0], Array.from({ length: count }), () => openBare(bare))
  console.log(`\nLane 5: memory of an idle socket, of ${count}`)
  console.log(`  bare ws                      ${theirs.toFixed(1)} KB`)
  await product.stop()
  await bare.stop()
  return report('product', ours, 'KB', 20)
}

/** So many sockets are opened at once. */
const OPENED_AT_ONCE = 50

/**
 * Kilobytes for each of some sockets, which stay open until their server ends; one is open before, so
 * that all code is loaded.
 */
async function memoryFor<Who>(
  contestant: Contestant,
  before: readonly Who[],
  whose: readonly Who[],
  open: (who: Who) => Promise<unknown>,
): Promise<number> {
  await Promise.all(before.map(open))
  const bytes = contestant.memory()
  for (let at = 0; at < whose.length; at += OPENED_AT_ONCE)
    await Promise.all(whose.slice(at, at + OPENED_AT_ONCE).map(open))
  return (contestant.memory() - bytes) / whose.length / 1024
}

/** How long messages take from one server to sockets at another, over Redis. */
async function measureCrossing(
  database: BenchDatabase,
  members: readonly Member[],
  ConversationId: number,
): Promise<boolean> {
  const { redisUrl } = await findServices()
  if (!redisUrl) {
    console.log('\nLane 5: two servers: there is no Redis (TEST_REDIS_URL), not measured')
    return true
  }
  const environment = {
    BENCH_CONNECTION: JSON.stringify(database.connection),
    BENCH_REDIS: redisUrl,
  }
  const one = await startContestant('serve-product.ts', environment, database.cookie)
  const other = await startContestant('serve-product.ts', environment)
  const reader = members[0]
  if (!reader) throw new Error('nobody reads')
  const socket = await openSocket(urlOf(other), reader)
  const writer = await openSocket(urlOf(one), { cookie: database.cookie })
  const watched = `chat/${ConversationId}`
  await Promise.all(
    [socket, writer].map((each) => each.timeout(10_000).emitWithAck('subscribe', watched)),
  )
  const messages: number[] = []
  const typings: number[] = []
  for (let turn = 0; turn < CROSSINGS; turn++) {
    const told = hears(socket, ConversationId)
    const body = { ConversationId, MessageId: randomUUID(), Message: `Μήνυμα ${turn}` }
    messages.push(
      await timeOf(() => Promise.all([one.post('/api/Chat/Send', body, randomUUID()), told])),
    )
  }
  for (let turn = 0; turn < TYPINGS; turn++) {
    const seen = new Promise((resolve) => socket.once('chat.typing', resolve))
    typings.push(
      await timeOf(() => {
        writer.emit('command', watched, 'typing')
        return seen
      }),
    )
    await new Promise((resolve) => setTimeout(resolve, TYPING_EVERY_MS))
  }
  socket.disconnect()
  writer.disconnect()
  await one.stop()
  await other.stop()
  console.log('\nLane 5: from one server to a socket at another, over Redis')
  console.log(`  message, median              ${median(messages).toFixed(1)} ms`)
  console.log(`  typing, median               ${median(typings).toFixed(1)} ms`)
  const isMet = report('message, 95th percentile', percentile(messages, 0.95), 'ms', 200)
  return report('typing, 95th percentile', percentile(typings, 0.95), 'ms', 200) && isMet
}

/** Typing is told at most once a second. */
const TYPINGS = 20
const TYPING_EVERY_MS = 1_050

function percentile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
