import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openDatabase,
  tracedStatements,
  type Database,
  type TracedStatement,
} from '../kernel/database/database.ts'
import { sql, type Sql } from '../kernel/database/sql.ts'
import { openLog } from '../kernel/log.ts'
import { openChat } from '../testing/chat.ts'
import { explainStatement, isPrepared, stepsBeyond } from '../testing/explain-statement.ts'
import { addLongLists } from '../testing/long-lists.ts'
import { startSmallProgramme, type SmallProgramme } from '../testing/small-programme.ts'
import type { CallName } from '../testing/test-server.ts'

/** By then PostgreSQL has decided whether it keeps a plan for all values. */
const RUNS = 12

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

  /** The steps that read too much, of the statements that a call makes, once their plans are decided. */
  async function faultsOf(
    name: CallName,
    input: object,
    who: (typeof everybody)[number],
  ): Promise<string[]> {
    const statements: Sql[] = []
    const stop = record((statement) => statements.push(statement))
    const answer = await programme.as[who].call(name, input)
    stop()
    expect([name, answer.status]).toEqual([name, 200])
    expect(statements).not.toEqual([])
    const faults: string[] = []
    for (const statement of statements) {
      await runOften(statement)
      const plan = await explainStatement(database, statement)
      faults.push(...stepsBeyond(plan, MOST_ROWS).map((fault) => `${who}: ${fault}`))
    }
    return faults
  }

  async function runOften(statement: Sql): Promise<void> {
    for (let run = 0; run < RUNS; run++) {
      await database.rows(statement)
      if (!(await isPrepared(database, statement.text))) return
    }
  }
})

/** Takes the statements about the lists that only read; @returns what ends it. */
function record(take: (statement: Sql) => void): () => void {
  const listener = {
    start(context: object) {
      const { statement } = context as TracedStatement
      const { text } = statement
      if (TABLES.test(text) && !/\b(insert|update|delete)\b/.test(text)) take(statement)
    },
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: () => undefined,
    error: () => undefined,
  }
  tracedStatements.subscribe(listener)
  return () => void tracedStatements.unsubscribe(listener)
}
