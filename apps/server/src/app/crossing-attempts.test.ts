import { SUBSCRIBE } from '@telemachos/contract/core/hub-signals'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openChat } from '../testing/chat.ts'
import { createAction, createPerson, createProject, relate } from '../testing/factories.ts'
import { addItem } from '../testing/library.ts'
import { openSocket } from '../testing/realtime-client.ts'
import { startSmallProgramme, type SmallProgramme } from '../testing/small-programme.ts'
import type { CallName, TestClient } from '../testing/test-server.ts'
import { beginUpload, uploadFile } from '../testing/upload.ts'

/** What somebody tries to get at: things of a pair, or what there is not. */
interface Target {
  readonly conversation: number
  readonly person: number
  readonly item: number
  readonly link: string
  readonly upload: number
  readonly fileName: string
}

type Attempt = readonly [CallName, (target: Target) => object]

const ATTEMPTS: readonly Attempt[] = [
  ['chat.getConversation', ({ conversation }) => ({ ConversationId: conversation })],
  ['chat.getMessages', ({ conversation }) => ({ ConversationId: conversation })],
  ['chat.getMessages', ({ conversation }) => ({ ConversationId: conversation, AfterSeq: 0 })],
  ['chat.listNewMessages', ({ conversation }) => ({ ConversationId: conversation })],
  ['chat.listNewMessages', ({ conversation }) => ({ ConversationId: conversation, After: 0 })],
  [
    'chat.sendMessage',
    ({ conversation }) => ({
      ...{ ConversationId: conversation, MessageId: randomUUID(), Message: 'γεια' },
    }),
  ],
  [
    'chat.editMessage',
    ({ conversation }) => ({ ConversationId: conversation, Seq: 1, Message: 'άλλο' }),
  ],
  ['chat.deleteMessage', ({ conversation }) => ({ ConversationId: conversation, Seq: 1 })],
  ['chat.markRead', ({ conversation }) => ({ ConversationId: conversation, Seq: 1 })],
  ['chat.mute', ({ conversation }) => ({ ConversationId: conversation, Muted: true })],
  ['chat.block', ({ conversation }) => ({ ConversationId: conversation, Blocked: true })],
  ['chat.leaveGroup', ({ conversation }) => ({ ConversationId: conversation })],
  ['chat.changeGroup', ({ conversation }) => ({ ConversationId: conversation, Title: 'άλλη' })],
  ['library.getItem', ({ item }) => ({ Id: item })],
  ['library.downloadItem', ({ item }) => ({ Id: item })],
  ['library.downloadItem', ({ item }) => ({ Id: item, inline: '1' })],
  ['library.downloadArchive', ({ item }) => ({ Ids: String(item) })],
  ['library.readLinked', ({ link }) => ({ Name: link })],
  ['library.rate', ({ item }) => ({ ItemId: item, Stars: 1 })],
  ['library.setFavorite', ({ item }) => ({ ItemId: item, IsFavorite: true })],
  ['library.approve', ({ item }) => ({ Id: item })],
  ['library.deleteItem', ({ item }) => ({ Id: item })],
  ['library.restoreItem', ({ item }) => ({ Id: item })],
  ['library.share', ({ item }) => ({ ItemId: item, MenteeIds: [], isNew: true })],
  ['library.takeBack', ({ item, person }) => ({ ItemId: item, Id: person, IsGroup: false })],
  ['files.readUpload', ({ upload }) => ({ Id: upload })],
  ['files.endUpload', ({ upload }) => ({ Id: upload })],
  ['files.deleteFile', ({ upload }) => ({ Id: upload })],
  ['files.listFiles', ({ conversation }) => ({ Category: `chat/${conversation}` })],
  [
    'files.downloadFile',
    ({ conversation, fileName }) => ({ Category: `chat/${conversation}`, name: fileName }),
  ],
]

/** Of somebody whom they have nothing to do with. */
const TO_PERSON: readonly Attempt[] = [
  ['chat.startConversation', ({ person }) => ({ ProjectId: 1, UserId: person })],
  ['chat.createGroup', ({ person }) => ({ ProjectId: 1, Title: 'Ομάδα', UserIds: [person] })],
]

/** The one call that answers, of what is not there, that there is none. */
const EMPTY_LIST = ['files.listFiles', []]

describe('a thousand attempts to get at what others share', () => {
  let programme: SmallProgramme
  /** Each with whether they have nothing to do with the pair. */
  const attackers = new Map<string, { client: TestClient; isForeign: boolean }>()
  const targets: Target[] = []
  let absent: Target
  let actionId: number

  beforeAll(async () => {
    programme = await startSmallProgramme()
    await openChat(programme)
    const { db, projectId, people, server, as } = programme
    actionId = await createAction(db, projectId)
    for (const name of ['otherMentor', 'stranger', 'coordinator', 'supervisor'] as const)
      attackers.set(name, {
        client: as[name],
        isForeign: ['otherMentor', 'stranger'].includes(name),
      })
    const elsewhere = await createProject(db)
    await openChat({ db, projectId: elsewhere })
    for (const role of ['Admin', 'Supervisor', 'Mentor', 'Mentee'] as const) {
      const { username } = await createPerson(db, elsewhere, [role])
      const client = await server.client().signIn(username)
      attackers.set(`${role} elsewhere`, { client, isForeign: true })
    }
    const { mentor, mentee } = as
    const [mentorId, menteeId] = [people.mentor.id, people.mentee.id]
    for (let pair = 0; pair < 4; pair++) {
      const person = await createPerson(db, projectId, ['Mentee'], { lastName: `pair${pair}` })
      await relate(db, projectId, 'mentor', [people.mentor, person])
      const input = { ProjectId: projectId, UserId: person.id }
      const { Id: conversation } = await mentor.ask('chat.startConversation', input)
      const file = await uploadFile(
        mentor,
        { category: `chat/${conversation}`, userId: mentorId },
        Buffer.from('μυστικό'),
      )
      if (!file.ok) throw new Error('the file was not taken')
      await mentor.ask('chat.sendMessage', {
        ...{ ConversationId: conversation, MessageId: randomUUID(), Message: 'μυστικό' },
        FileIds: [file.body.Id],
      })
      const { Id: item } = await addItem(mentor, mentorId, {
        ...{ title: `Μυστικό ${pair}`, approve: false },
      })
      const { ShareName } = await mentor.ask('library.getItem', { Id: item })
      const upload = await beginUpload(
        mentee,
        { category: `tools/${menteeId}/${actionId}/0`, userId: menteeId },
        Buffer.from('σχέδιο'),
      )
      targets.push({
        ...{ conversation, person: person.id, item, link: ShareName ?? '', upload },
        fileName: file.body.Name,
      })
    }
    const none = 2_000_000
    absent = {
      ...{ conversation: none, person: none, item: none, upload: none },
      ...{ link: 'κάτι^001^20260101000000000', fileName: 'κάτι' },
    }
  })
  afterAll(() => programme.close())

  /** What an answer tells: its status and body, without what was asked for. */
  const tell = async (client: TestClient, [name, inputOf]: Attempt, target: Target) => {
    const { status, body } = await client.call(name, inputOf(target))
    return { status, body: status === 200 ? body : withoutIds(body) }
  }

  it('answers as if there were nothing, whatever is asked for and by whom', async () => {
    const { projectId } = programme
    const tried = await Promise.all(
      [...attackers].map(async ([who, { client, isForeign }]) => {
        const own = who.endsWith('elsewhere') ? {} : { ProjectId: projectId }
        const toPerson = TO_PERSON.map(
          ([name, inputOf]) =>
            [name, (target: Target) => ({ ...inputOf(target), ...own })] as const,
        )
        let attempts = 0
        for (const attempt of [...ATTEMPTS, ...(isForeign ? toPerson : [])]) {
          const nothing = await tell(client, attempt, absent)
          for (const target of targets) {
            const answer = await tell(client, attempt, target)
            attempts += 1
            expect([who, attempt[0], answer]).toEqual([who, attempt[0], nothing])
            if (answer.status === 200) expect([attempt[0], answer.body]).toEqual(EMPTY_LIST)
          }
        }
        return attempts
      }),
    )
    const attempts = tried.reduce((sum, count) => sum + count, 0)
    expect(attempts).toBeGreaterThan(900)
    // Nothing of it has changed anything.
    const { mentor } = programme.as
    for (const { conversation, item } of targets) {
      const messages = await mentor.ask('chat.getMessages', { ConversationId: conversation })
      expect(messages).toMatchObject([{ Message: 'μυστικό', EditedAt: null, Deleted: false }])
      expect(await mentor.ask('library.getItem', { Id: item })).toMatchObject({
        ...{ Approved: false, Ratings: 0, Shares: [] },
      })
    }
  }, 180_000)

  it('lets nobody watch what others share', async () => {
    const { url } = programme.server
    let attempts = 0
    for (const [who, { client, isForeign }] of attackers) {
      const socket = await openSocket(url, client)
      const names = targets.flatMap(({ conversation, person, item }) => [
        ...[`chat/${conversation}`, `chat/0${conversation}`, `chat/${conversation}/1`],
        ...[`library/${item}`, `user/${person}`, `watch:chat/${conversation}`],
        ...(isForeign ? [`action-data/${actionId}/${person}`] : []),
      ])
      for (const name of names) {
        attempts += 1
        expect([who, name, await socket.emitWithAck(SUBSCRIBE, name)]).toEqual([who, name, null])
      }
      socket.disconnect()
    }
    expect(attempts).toBeGreaterThan(200)
  })
})

/** An answer without the numbers that were asked for, and without its own. */
function withoutIds(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body, (key, value: unknown) =>
      /(^|[a-z])[iI]d$|^at$|[rR]equest/.test(key) ? undefined : value,
    ),
  )
}
