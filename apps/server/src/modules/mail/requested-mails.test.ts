import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { openLog } from '../../kernel/log.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { allowMail, allowMails, noteUsed } from './index.ts'
import type { MailPurpose } from './mail-purposes.ts'
import { forgetRequested } from './requested-mails.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS
const BEGIN = new Date('2026-11-28T10:00:00Z')
const after = (ms: number) => new Date(BEGIN.getTime() + ms)

describe('mails to addresses that nobody has proven', () => {
  let test: TestDatabase
  let database: Database
  beforeAll(async () => {
    test = await createTestDatabase()
    database = openDatabase(test.connection, openLog('silent'))
  })
  beforeEach(() => database.run(sql`delete from requested_mails`))
  afterAll(async () => {
    await database.close()
    await test.drop()
  })

  interface Asked {
    readonly purpose?: MailPurpose
    readonly address?: string | undefined
    readonly isAgain?: boolean
    readonly now?: Date
  }
  const ask = (recipient: string, asked: Asked = {}) =>
    database.transaction((tx) =>
      allowMail(tx, {
        ...{ purpose: 'application', address: '203.0.113.1', now: BEGIN, recipient },
        ...asked,
      }),
    )
  const network = (n: number) => `203.0.113.${n}`

  it('go once to a mailbox, however it is spelt and whoever asks', async () => {
    const spellings = ['maria.n@gmail.com', 'Maria.N@GMAIL.com', 'marian+2@googlemail.com']
    expect(await ask(spellings[0] ?? '')).toBe(true)
    for (const [n, spelling] of spellings.entries()) {
      expect(await ask(spelling, { address: network(n + 2) })).toBe(false)
    }
    expect(await ask('marian@example.org')).toBe(true)
  })

  it('go once where fifty ask at the same time, from networks of their own', async () => {
    const asked = await Promise.all(
      Array.from({ length: 50 }, (_, n) => ask('one@example.org', { address: network(n) })),
    )
    expect(asked.filter(Boolean)).toHaveLength(1)
  })

  it('go again where it is asked for expressly: after 15 minutes, three in all', async () => {
    expect(await ask('a@example.org')).toBe(true)
    const again = (ms: number) => ask('a@example.org', { isAgain: true, now: after(ms) })
    expect(await again(14 * MINUTE_MS)).toBe(false)
    expect(await again(15 * MINUTE_MS)).toBe(true)
    expect(await again(20 * MINUTE_MS)).toBe(false)
    expect(await again(DAY_MS)).toBe(true)
    expect(await again(3 * DAY_MS)).toBe(false)
    expect(await again(6 * DAY_MS)).toBe(false)
    // The first link does not hold any more, nor do those that were mailed after it.
    expect(await ask('a@example.org', { now: after(9 * DAY_MS) })).toBe(true)
  })

  it('go to whoever has used the one before', async () => {
    for (let n = 0; n < 10; n++) {
      expect(await ask('busy@example.org', { address: network(n) })).toBe(true)
      await noteUsed(database, 'application', 'Busy@example.org')
    }
    await ask('busy@example.org')
    await noteUsed(database, 'registration', 'busy@example.org')
    expect(await ask('busy@example.org')).toBe(false)
  })

  it('are six in a day, whatever strangers ask for', async () => {
    const allowed: boolean[] = []
    for (let hour = 0; hour < 23; hour++) {
      for (const purpose of ['draft', 'registration', 'application', 'emailChange'] as const) {
        const now = after(hour * 60 * MINUTE_MS)
        allowed.push(await ask('v@example.org', { purpose, isAgain: true, now }))
      }
    }
    expect(allowed.filter(Boolean)).toHaveLength(6)
    // What the owner of an account asks for is not taken by it.
    expect(await ask('v@example.org', { purpose: 'reset', address: undefined })).toBe(true)
  })

  it('are limited by network: the whole of one that is of IPv6', async () => {
    const from = (n: number) => ask(`n${n}@example.org`, { address: `2001:db8:1:2::${n}` })
    const asked = []
    for (let n = 1; n <= 41; n++) asked.push(await from(n))
    expect(asked.filter(Boolean)).toHaveLength(40)
    expect(asked.at(-1)).toBe(false)
    expect(await ask('other@example.org', { address: '2001:db8:1:3::1' })).toBe(true)
    const later = { address: '2001:db8:1:2::1', now: after(15 * MINUTE_MS) }
    expect(await ask('later@example.org', later)).toBe(true)
  })

  it('are limited in all', async () => {
    await database.run(sql`
      insert into requested_mails (mailbox, network, purpose, at, until)
      select 'm' || n, 'n' || n, 'draft', ${BEGIN}::timestamptz, ${BEGIN}::timestamptz
      from generate_series(1, 2999) n`)
    expect(await ask('last@example.org')).toBe(true)
    expect(await ask('none@example.org')).toBe(false)
    expect(await ask('none@example.org', { now: after(15 * MINUTE_MS) })).toBe(true)
  })

  it('count each other where staff name several at once, who are not counted by network', async () => {
    const recipients = [
      ...Array.from({ length: 14 }, (_, n) => `family+${n}@example.org`),
      ...Array.from({ length: 100 }, (_, n) => `pupil${n}@example.org`),
    ]
    const allowed = await database.transaction((tx) =>
      allowMails(tx, { purpose: 'invitation', recipients, address: undefined, now: BEGIN }),
    )
    expect(allowed.slice(0, 14).filter(Boolean)).toHaveLength(12)
    expect(allowed.slice(14).every(Boolean)).toBe(true)
  })

  it('are remembered by hashes alone, for eight days', async () => {
    await ask('kept@example.org')
    const [row] = await database.rows<{ text: string }>(sql`
      select r::text as text from requested_mails r`)
    expect(row?.text).not.toContain('kept')
    expect(row?.text).not.toContain('203.0.113')
    await forgetRequested(database, after(8 * DAY_MS))
    expect(await database.rows(sql`select from requested_mails`)).toHaveLength(1)
    await forgetRequested(database, after(8 * DAY_MS + 1))
    expect(await database.rows(sql`select from requested_mails`)).toEqual([])
  })
})
