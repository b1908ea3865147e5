import { describe, expect, test } from 'vitest'
import { ROOT } from '../bootstrap.mjs'
import { checkTableOwners, findCircles } from './check-table-owners.ts'
import { plant } from './planted.ts'
import { scanSql } from './scan-sql.ts'
import { readTableDeclarations, type TableDeclaration } from './table-declarations.ts'

const MODULES = 'apps/server/src/modules'

const declare = ({ owns = [], publishes = [], exceptions = [] }: Partial<TableDeclaration>) => {
  const tables = owns.map((table) => [table, publishes.includes(table) ? { published: true } : {}])
  return `export const tables = ${JSON.stringify(Object.fromEntries(tables))}
export const exceptions = ${JSON.stringify(exceptions)}`
}

const SOUND: Record<string, string> = {
  [`${MODULES}/people/migrations/0001-users.sql`]:
    'create table users (id int);\ncreate table secrets (id int);\ncreate table notes (id int);',
  [`${MODULES}/people/tables.ts`]: declare({
    owns: ['users', 'secrets', 'notes'],
    publishes: ['users'],
  }),
  [`${MODULES}/people/store.ts`]: 'export const all = sql`update users set id = 1`\n',
  [`${MODULES}/mail/tables.ts`]: declare({}),
  [`${MODULES}/mail/store.ts`]: 'export const all = sql`select * from users`\n',
}

async function find(changes: Record<string, string>): Promise<string[]> {
  const findings = await checkTableOwners(plant({ ...SOUND, ...changes }))
  return findings.map(({ file, line, message }) => `${file.split('/').at(-2)}:${line} ${message}`)
}

const inMail = (code: string) => find({ [`${MODULES}/mail/more-store.ts`]: code })

describe('a table has one owner', () => {
  test('and everything else is in order', async () => {
    expect(await find({})).toEqual([])
  })

  test.for([
    ['sql`\nwith a as (insert into users (id) values (1)) select 1`', 'writes users', 2],
    ['sql`delete from only users`', 'writes users', 1],
    ['sql`select 1 from (select 2 from users u, secrets s) x`', 'reads secrets', 1],
    ['sql`select ${sql`exists (select from users join notes on true)`}`', 'reads notes', 1],
    ['sql`secrets s join users u on true`', 'reads secrets', 1],
    ['sql`select * from ${identifier(name)}`', 'chooses a table at run time', 1],
    ['sql`with users as (select 1) select 1`', 'has a common table expression with the name', 1],
  ] as const)('refuses %s', async ([code, message, line]) => {
    const findings = await inMail(`export const x = ${code}\n`)
    expect(findings).toEqual([expect.stringContaining(`mail:${line} ${message}`)])
  })

  test('refuses a table that nobody declares, and one that does not exist', async () => {
    const tables = declare({ owns: ['users', 'secrets', 'letters'], publishes: ['users'] })
    expect(await find({ [`${MODULES}/people/tables.ts`]: tables })).toEqual([
      'people:1 does not declare notes, which its migrations create',
      'people:1 declares letters, which its migrations do not create',
    ])
  })

  test('refuses a publication that nobody reads', async () => {
    const tables = declare({ owns: ['users', 'secrets', 'notes'], publishes: ['users', 'notes'] })
    expect(await find({ [`${MODULES}/people/tables.ts`]: tables })).toEqual([
      'people:1 publishes notes, which nobody else reads',
    ])
  })

  test('refuses a migration that changes the table of another', async () => {
    const file = `${MODULES}/mail/migrations/0002-more.sql`
    expect(await find({ [file]: '-- more\nalter table users add column a int;' })).toEqual([
      'migrations:2 writes users, which people owns',
    ])
  })

  test('refuses a circle of reads and imports', async () => {
    const imports = { [`${MODULES}/people/index.ts`]: "import '../mail/index.ts'\n" }
    expect(await find(imports)).toEqual(['mail:1 is in a circle of domains: mail, people'])
  })

  test('takes an exception with its reason, and refuses one that is not needed', async () => {
    const exceptions = [
      { how: 'write', of: 'users', file: 'store.ts', reason: 'one statement' },
    ] as const
    const store = { [`${MODULES}/mail/store.ts`]: 'sql`update users set id = 2 from users u`\n' }
    const file = `${MODULES}/mail/tables.ts`
    expect(await find({ ...store, [file]: declare({ exceptions }) })).toEqual([])
    expect(await find({ [file]: declare({ exceptions }) })).toEqual([
      'mail:1 has an exception that is not needed: write users store.ts',
    ])
  })
})

describe('the scanner', () => {
  const tables = new Set(['a', 'b', 'c'])
  const scan = (text: string) => scanSql(text, tables).mentions.map(({ table, how }) => how + table)

  test.for([
    ["select 'from a', x from b -- from c", ['readb']],
    ['delete from a using b, c where a.id = b.id', ['writea', 'readb', 'readc']],
    ['update a set x = 1, b = 2 from b left join c on c.id = b.id', ['writea', 'readb', 'readc']],
    [
      'insert into a (b, c) select b, c from b on conflict do update set c = 1',
      ['writea', 'readb'],
    ],
    ['select b, c from a where x is distinct from b.x order by b, c', ['reada']],
    ['select extract(day from a.at) from lateral (select 1) x, c for update of x', ['readc']],
    ['truncate a, b', ['writea', 'writeb']],
  ] as const)('reads %s', ([text, expected]) => {
    expect(scan(text)).toEqual(expected)
  })

  test('finds circles however long', () => {
    const circle = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['a', 'd'])],
    ])
    expect(findCircles(circle)).toEqual([['a', 'b', 'c']])
  })
})

/** How many exceptions there are; this number only gets smaller. */
const EXCEPTIONS = 8

test('the exceptions do not become more', async () => {
  const declared = await readTableDeclarations(ROOT)
  const exceptions = [...declared.values()].flatMap((one) => one.exceptions)
  expect(exceptions.length).toBe(EXCEPTIONS)
})
