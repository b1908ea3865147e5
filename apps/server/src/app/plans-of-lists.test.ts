import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../kernel/database/database.ts'
import { sql } from '../kernel/database/sql.ts'
import { openLog } from '../kernel/log.ts'
import { openChat } from '../testing/chat.ts'
import { faultsOfCall } from '../testing/list-plans.ts'
import { addLongLists } from '../testing/long-lists.ts'
import { startSmallProgramme, type SmallProgramme } from '../testing/small-programme.ts'
import type { CallName } from '../testing/test-server.ts'

/** A step reads so many at most, in all its loops, of twenty thousand and more. */
const MOST_ROWS = 5_000

const TABLES = /\b(library_|chat_|notices\b|audit_)/

const COMMON = 'all of them have'
const RARE = 'few have'

describe('plans of long lists', () => {
  let programme: SmallProgramme
  /** With one connection, which prepares what it is given as those of the server do. */
  let database: Database

  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, owner, projectId, people } = programme
    await openChat(programme)
    const tables = openDatabase(owner, openLog('silent'), 1)
    const [writerId, readerId] = [people.admin.id, people.mentee.id]
    await addLongLists(db, tables, { projectId, writerId, readerId })
    database = openDatabase(owner, openLog('silent'), 1)
    await tables.close()
  }, 300_000)
  afterAll(async () => {
    await database.close()
    await programme.close()
  })

  const everybody = ['admin', 'mentee'] as const
  const conversationId = async () =>
    (
      await programme.db.one<{ id: number }>(sql`
        select id from chat_conversations where title = 'Όλοι'`)
    ).id

  it.each<[CallName, string, (place: { ProjectId: number; Id: number }) => object]>([
    ['library.search', COMMON, () => ({ libSearchText: 'οδηγός' })],
    ['library.search', RARE, () => ({ libSearchText: '19777' })],
    ['library.search', RARE, () => ({ libSearchText: 'κείμενο 19770' })],
    ['library.listItems', 'a folder', () => ({ Category: '/' })],
    ['library.listItems', 'newest', () => ({ Category: '/', Sort: 'newest' })],
    ['library.listItems', 'favourites', () => ({ Category: '/', Only: 'favorites' })],
    ['library.listShared', 'what is shared', () => ({})],
    ['chat.searchMessages', COMMON, ({ ProjectId }) => ({ ProjectId, Search: 'καλημέρα' })],
    ['chat.searchMessages', RARE, ({ ProjectId }) => ({ ProjectId, Search: '19777' })],
    ['chat.listFiles', 'files', ({ ProjectId }) => ({ ProjectId, page: 1 })],
    ['chat.listConversations', 'conversations', ({ ProjectId }) => ({ ProjectId, page: 1 })],
    ['chat.countNew', 'what is new', ({ ProjectId }) => ({ ProjectId })],
    ['chat.listContacts', 'contacts', ({ ProjectId }) => ({ ProjectId })],
    ['chat.getMessages', 'messages', ({ Id }) => ({ ConversationId: Id, Before: null })],
  ])('%s bounds what it reads of %s', async (name, _what, inputOf) => {
    const input = inputOf({ ProjectId: programme.projectId, Id: await conversationId() })
    for (const who of everybody) expect(await faultsOf(name, input, who)).toEqual([])
  })

  it.each<[CallName, object]>([
    ['notifications.listNotifications', { page: 1 }],
    ['notifications.countUnread', {}],
  ])('%s bounds what it reads for who has few', async (name, input) => {
    const { projectId: ProjectId } = programme
    expect(await faultsOf(name, { ProjectId, ...input }, 'mentee')).toEqual([])
  })

  it.each<[string, object]>([
    [COMMON, { Text: 'μετά' }],
    [RARE, { Text: '19777' }],
    ['anything', {}],
  ])('audit.listEntries bounds what it reads of what %s', async (_what, filter) => {
    const input = { ProjectId: programme.projectId, ...filter }
    expect(await faultsOf('audit.listEntries', input, 'admin')).toEqual([])
  })

  async function faultsOf(
    name: CallName,
    input: object,
    who: (typeof everybody)[number],
  ): Promise<string[]> {
    const plans = { database, tables: TABLES, mostRows: MOST_ROWS }
    const faults = await faultsOfCall(plans, programme.as[who], name, input)
    return faults.map((fault) => `${who}: ${fault}`)
  }
})
