import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../kernel/database/sql.ts'
import { IS_SOAK } from '../testing/built-server.ts'
import { openChat } from '../testing/chat.ts'
import { createPerson, createProject, relate } from '../testing/factories.ts'
import { openKilledWorld, type KilledWorld } from '../testing/killed-server.ts'

const DEATHS = IS_SOAK ? 200 : 10
/** No death and start takes so long, on whatever machine: a test that does is one that hangs. */
const DEATH_MS = 30_000
/** Deaths come at moments of their own within this time, the same in every run. */
const SPREAD_MS = 40
/** Each of the two has so many windows that send at once. */
const WINDOWS = 2

let world: KilledWorld
let server: KilledWorld['server']
let database: KilledWorld['database']

beforeAll(async () => {
  world = await openKilledWorld()
  ;({ server, database } = world)
})
afterAll(() => world.close())

interface Message {
  readonly Seq: number
  readonly MessageId: string
  readonly Message: string
  readonly UserId: number
}

/** A window that sends one message after the other, and the one that it has no answer to again. */
interface Window {
  readonly cookie: string
  readonly userId: number
  unanswered: string | undefined
}

it(
  `loses no acknowledged message in ${DEATHS} deaths, and doubles none`,
  async () => {
    const projectId = await createProject(database)
    await openChat({ db: database, projectId })
    const mentor = await createPerson(database, projectId, ['Mentor'])
    const mentee = await createPerson(database, projectId, ['Mentee'])
    await relate(database, projectId, 'mentor', [mentor, mentee])
    await server.start()
    const windows: Window[] = []
    for (const { id, username } of [mentor, mentee]) {
      const cookie = await server.signIn(username)
      for (let window = 0; window < WINDOWS; window++)
        windows.push({ cookie, userId: id, unanswered: undefined })
    }
    const cookie = windows[0]?.cookie ?? ''
    const pair = { ProjectId: projectId, UserId: mentee.id }
    const { Id } = await server.ask<{ Id: number }>('/api/Chat/Start', pair, cookie)

    /** By their ids, what the server has said that it has. */
    const acknowledged = new Map<string, Message>()
    const sent = new Set<string>()
    const send = async (window: Window): Promise<void> => {
      const MessageId = (window.unanswered ??= randomUUID())
      sent.add(MessageId)
      const input = { ConversationId: Id, MessageId, Message: `μήνυμα ${MessageId}` }
      try {
        const message = await server.ask<Message>('/api/Chat/Send', input, window.cookie)
        acknowledged.set(MessageId, message)
        window.unanswered = undefined
      } catch (error) {
        // The database was silent for too long: nothing was promised, and the page sends again.
        if (!String(error).includes(': 503 ')) throw error
      }
    }

    for (let death = 0; death < DEATHS; death++) {
      if (death > 0) await server.start()
      let isAlive = true
      const failures: unknown[] = []
      const senders = windows.map(async (window) => {
        try {
          while (isAlive) await send(window)
        } catch (error) {
          if (isAlive) failures.push(error)
        }
      })
      const before = acknowledged.size + 5 + (death % 4)
      await expect
        .poll(() => acknowledged.size, { interval: 5, timeout: 20_000 })
        .toBeGreaterThan(before)
      await sleep((death * 37) % SPREAD_MS)
      isAlive = false
      await server.kill()
      await Promise.all(senders)
      expect(failures).toEqual([])
    }
    await server.start()
    // Nobody waits for an answer any more.
    for (const window of windows) while (window.unanswered) await send(window)
    expect(acknowledged.size).toBe(sent.size)

    const all: Message[] = []
    for (;;) {
      const input = { ConversationId: Id, AfterSeq: all.at(-1)?.Seq ?? 0 }
      const page = await server.ask<Message[]>('/api/Chat/GetMessages', input, cookie)
      all.push(...page)
      if (page.length < 20) break
    }
    expect(all.map(({ Seq }) => Seq)).toEqual(all.map((_, index) => index + 1))
    expect(new Set(all.map(({ MessageId }) => MessageId)).size).toBe(all.length)
    for (const [id, message] of acknowledged)
      expect(all[message.Seq - 1]).toMatchObject({ MessageId: id, Message: `μήνυμα ${id}` })
    expect(all).toHaveLength(acknowledged.size)
    const { unread } = await database.one<{ unread: number }>(sql`
    select c.last_seq - m.read_seq - m.own_unread as unread
    from chat_members m join chat_conversations c on c.id = m.conversation_id
    where m.user_id = ${mentee.id} and c.id = ${Id}`)
    const read = all.findLast(({ UserId, Seq }) => UserId === mentor.id && Seq > 0)
    expect(read).toBeDefined()
    expect(unread).toBe(unreadOf(all, mentee.id))
    process.stdout.write(`${DEATHS} deaths, ${all.length} messages\n`)
  },
  DEATHS * DEATH_MS,
)

/** What is unread to who has opened nothing: everything of the other, but what came before all own. */
function unreadOf(all: readonly Message[], userId: number): number {
  const firstOfOther = all.findIndex(({ UserId }) => UserId !== userId)
  return all.filter(({ UserId }, index) => UserId !== userId && index >= firstOfOther).length
}
