import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import {
  ATTACKER_ROLES,
  attackerOf,
  closedTo,
  each,
  plantMarks,
  printOf,
  type Attacker,
  type Marks,
} from '../../testing/attackers.ts'
import { REFUSED } from '../../testing/hostile-sql.ts'
import { statementMaker } from '../../testing/made-sql.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { WATCHED } from '../../testing/watched-sql.ts'
import { FUNCTIONS, ROW_FUNCTIONS } from './allowed.ts'

/** Whatever it is, it is said where one fails: the statements are the same each time. */
const SEED = 20_261_129
const BATCHES = 10
const A_BATCH = 1_000
/** As many as have a connection, and some that wait. */
const AT_ONCE = 4
const LONG_MS = 120_000

let programme: SmallProgramme
let marks: Marks
let before: Record<string, unknown>
beforeAll(async () => {
  programme = await startSmallProgramme({ debugQueries: true })
  marks = await plantMarks(programme)
  before = await printOf(programme)
})
afterAll(() => programme.close())

const found = (text: string, role: Attacker) =>
  closedTo(role, marks).filter((one) => text.includes(one))

describe('statements by hand', () => {
  it('are two hundred and more, and none is there twice', () => {
    expect(new Set([...REFUSED, ...WATCHED]).size).toBe(REFUSED.length + WATCHED.length)
    expect(REFUSED.length).toBeGreaterThan(200)
  })

  it('would show what is marked, were it not for who asks', async () => {
    const ask = attackerOf(programme, 'Admin')
    const { text } = await ask('select last_name, email, secret from people')
    expect(text).toContain(marks.hidden)
    expect(text.split(marks.unreached)).toHaveLength(4)
  })

  it.each(ATTACKER_ROLES)('of %s that ask for more are refused by their text', async (role) => {
    const ask = attackerOf(programme, role)
    await each(REFUSED, AT_ONCE, async (query) => {
      const { rules, text } = await ask(query)
      expect({ query, rules }).toEqual({ query, rules: [expect.stringMatching(/^sql_/)] })
      // Of PostgreSQL's own refusals none says that the text was not understood before it was sent.
      expect({ query, rules }).not.toMatchObject({ rules: ['sql_failed'] })
      expect({ query, found: found(text, role) }).toEqual({ query, found: [] })
    })
  })

  it.each(ATTACKER_ROLES)(
    'of %s say nothing of what is marked, in rows or in errors',
    async (role) => {
      const ask = attackerOf(programme, role)
      await each(WATCHED, AT_ONCE, async (query) => {
        if (!query.includes('@MARK@')) {
          const { text } = await ask(query)
          return expect({ query, found: found(text, role) }).toEqual({ query, found: [] })
        }
        // What there is of a mark is told by what differs from one that is nowhere.
        for (const one of closedTo(role, marks)) {
          const nowhere = 'ν'.repeat(one.length)
          const absent = await ask(query.replaceAll('@MARK@', nowhere))
          const { text, ...told } = await ask(query.replaceAll('@MARK@', one))
          const same = { ...told, text: text.replaceAll(one, nowhere) }
          expect({ query, ...same }).toEqual({ query, ...absent })
        }
      })
    },
    LONG_MS,
  )
})

describe('statements that are made', () => {
  it.each(Array.from({ length: BATCHES }, (_, batch) => SEED + batch))(
    'of the seed %i show, write and hold nothing',
    async (seed) => {
      const make = statementMaker(seed)
      const asks = ATTACKER_ROLES.map((role) => ({ role, ask: attackerOf(programme, role) }))
      const list = Array.from({ length: A_BATCH }, (_, place) => ({
        query: make(),
        ...asks[place % asks.length]!,
      }))
      let run = 0
      await each(list, AT_ONCE, async ({ query, role, ask }) => {
        const { text, isRun } = await ask(query)
        if (isRun) run++
        expect({ seed, role, query, found: found(text, role) }).toEqual({
          ...{ seed, role, query },
          found: [],
        })
      })
      // Statements that nobody understands would show nothing.
      expect(run).toBeGreaterThan(A_BATCH / 10)
    },
    LONG_MS,
  )
})

describe('afterwards', () => {
  it('nothing is written', async () => {
    expect(await printOf(programme)).toEqual(before)
  })

  it('no connection is held, in a transaction or by a lock', async () => {
    const held = await programme.db.rows(sql`
      select state, query from pg_stat_activity a join report_logins l on l.role = a.usename
      where a.datname = current_database() and state <> 'idle'`)
    expect(held).toEqual([])
  })
})

describe('calls that take SQL', () => {
  const Query = 'select a.pg_get_userbyid from generate_series(10, 10) a'
  const calls = (ProjectId: number) =>
    [
      ['reports.adminExecute', { Query, Parameters: {} }],
      ['reports.checkText', { Query }],
      ['reports.saveQuery', { Name: 'a', Query, Roles: ['Mentor'] }],
      ['reports.debugQuery', { Command: { Query, Params: {} } }],
      ['reports.debugArgusQuery', { Command: { Query, Params: {} } }],
      ['services.trySqlService', { ProjectId, Query, Params: {} }],
    ] as const

  it('refuse whoever writes none, before the text is looked at', async () => {
    for (const name of ['coordinator', 'supervisor', 'mentor', 'mentee'] as const)
      for (const [call, input] of calls(programme.projectId)) {
        const { status } = await programme.as[name].call(call, input as never)
        // They keep queries, but only by steps.
        const isSaved = call === 'reports.saveQuery' && ['coordinator', 'supervisor'].includes(name)
        expect({ name, call, status }).toEqual({ name, call, status: isSaved ? 422 : 403 })
      }
  })

  it('refuse whoever does, in the same words', async () => {
    for (const [call, input] of calls(programme.projectId)) {
      const { body } = await programme.as.admin.call(call, input as never)
      expect({ call, text: JSON.stringify(body) }).toMatchObject({
        text: expect.stringContaining('a.pg_get_userbyid') as string,
      })
      expect(JSON.stringify(body)).not.toContain('telemachos_')
    }
  })
})

it('whatever PostgreSQL would call for a row by a column’s place is known by name', async () => {
  const rows = await programme.db.rows<{ name: string }>(sql`
    select distinct p.proname as name from pg_proc p
    where p.pronargs - p.pronargdefaults <= 1 and p.pronargs >= 1 and p.prokind <> 'p'
      and p.proargtypes[0]::regtype::text in ('"any"', 'anyelement', 'anycompatible', 'record', 'anynonarray', 'anycompatiblenonarray')
    order by 1`)
  const unknown = rows.filter(
    ({ name }) => !ROW_FUNCTIONS.has(name) && !FUNCTIONS.has(name) && !name.startsWith('pg_'),
  )
  expect(unknown).toEqual([])
})
