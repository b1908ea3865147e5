import { expect, test } from 'vitest'
import type { RecordedStatement } from '../../apps/server/src/testing/recorded-statement.ts'
import { plant } from '../conventions/planted.ts'
import { compareRows } from './compare-rows.ts'
import { readClaims, type Claim } from './read-claims.ts'

const DATABASE = `
  export interface Db {
    rows<T>(statement: string): Promise<T[]>
    row<T>(statement: string): Promise<T | undefined>
    one<T>(statement: string): Promise<T>
    run(statement: string): Promise<number>
  }`

const CATALOG = [
  { table: 9, column: 1, name: 'users.id', notNull: true },
  { table: 9, column: 2, name: 'users.left_at', notNull: false },
]

const INT = 23
const TEXT = 25
const INT_ARRAY = 1007
const JSONB = 3802
const TIMESTAMPTZ = 1184

/** Claims of a store that is written in this one test. */
function claimsOf(store: string): Claim[] {
  const root = plant({
    'tsconfig.json': '{ "compilerOptions": { "strict": true, "types": [] }, "include": ["src"] }',
    'src/kernel/database/database.ts': DATABASE,
    'src/store.ts': `import type { Db } from './kernel/database/database.ts'
${store}`,
  })
  return readClaims(root).map((claim) => ({ ...claim, site: claim.site.replace(`${root}/`, '') }))
}

/** What a statement of the second line gave, which begins `export const x = (db: Db) => db.`. */
function gave(
  columns: Record<string, { type: number; column?: number; hasNull?: boolean }>,
  rest: Partial<RecordedStatement> = {},
): RecordedStatement {
  const described = Object.entries(columns).map(
    ([name, { type, column = 0, hasNull = false }]) => ({
      ...{ name, type, column, hasNull },
      table: column > 0 ? 9 : 0,
    }),
  )
  return {
    site: 'src/store.ts:2:33',
    hasOuterJoin: false,
    notNull: [],
    columns: described,
    ...rest,
  }
}

const check = (store: string, ...statements: RecordedStatement[]): string[] =>
  compareRows(claimsOf(`export const x = (db: Db) => db.${store}`), {
    catalog: CATALOG,
    statements,
  })

test('reads claims from type arguments, results that are returned, unions, tuples and what is left out', () => {
  const claims = claimsOf(`
    type Row = { id: number; At: string | null; roles: ('a' | 'b')[]; data: { x: 1 }; more?: boolean }
    export async function list(db: Db): Promise<Row[]> { return db.rows('') }
    export const pair = (db: Db) => db.one<{ pair: [number | null, number | null] }>('')
    export const anything = async (db: Db) => (await db.row('')) !== undefined
    export const other = (rows: { row<T>(text: string): T }) => rows.row<{ id: number }>('')`)
  expect(claims.map(({ site, type }) => `${site} ${type}`)).toEqual([
    'src/store.ts:4:68 Row',
    'src/store.ts:5:40 { pair: [number | null, number | null]; }',
  ])
  const columns = claims.flatMap((claim) => [...(claim.columns ?? [])])
  const written = columns.map(([name, { kinds, isNullable, isOptional }]) =>
    [name, ...kinds, isNullable && 'null', isOptional && 'optional'].filter(Boolean).join(' '),
  )
  expect(written).toEqual([
    'id number',
    'At string null',
    'roles string[]',
    'data json',
    'more boolean optional',
    'pair number[]',
  ])
})

test('finds nothing where rows are what is claimed', () => {
  const found = check(
    `rows<{ id: number; at: string | null; list: number[]; data: object }>('')`,
    gave({
      id: { type: INT, column: 1 },
      at: { type: TIMESTAMPTZ, column: 2, hasNull: true },
      list: { type: INT_ARRAY },
      data: { type: JSONB },
    }),
  )
  expect(found).toEqual([])
})

const PLANTED: readonly [string, string, RecordedStatement, string][] = [
  [
    'a column that is not there',
    `row<{ id: number; gone: string }>('')`,
    gave({ id: { type: INT, column: 1 } }),
    'gone: claimed string, but there is no such column',
  ],
  [
    'a column not claimed',
    `row<{ id: number }>('')`,
    gave({ id: { type: INT }, other: { type: TEXT } }),
    'other: a column not claimed',
  ],
  [
    'another type',
    `row<{ id: string }>('')`,
    gave({ id: { type: INT } }),
    'id: claimed string, but int is read as number',
  ],
  [
    'another type in an array',
    `row<{ id: string[] }>('')`,
    gave({ id: { type: INT_ARRAY } }),
    'id: claimed string[], but int[] is read as number[]',
  ],
  [
    'a Date, which no column is read as',
    `row<{ at: Date }>('')`,
    gave({ at: { type: TIMESTAMPTZ } }),
    'at: claimed Date, but timestamptz is read as string',
  ],
  [
    'a type that the check does not know',
    `row<{ at: string }>('')`,
    gave({ at: { type: 600 } }),
    'at: claimed string, but it has the type 600, which is not known',
  ],
  [
    'a null that was seen',
    `row<{ name: string }>('')`,
    gave({ name: { type: TEXT, hasNull: true } }),
    'name: claimed string, but it was null',
  ],
  [
    'a column that can be null, though none was seen',
    `row<{ at: string }>('')`,
    gave({ at: { type: TIMESTAMPTZ, column: 2 } }),
    'at: claimed string, but users.left_at can be null',
  ],
  [
    'a null that cannot be',
    `row<{ id: number | null }>('')`,
    gave({ id: { type: INT, column: 1 } }),
    'id: claimed number | null, but users.id is never null',
  ],
  [
    'a statement that no test runs',
    `row<{ id: number }>('')`,
    gave({ id: { type: INT } }, { site: 'src/store.ts:3:33' }),
    'no test runs this statement, claimed to give { id: number; }',
  ],
  [
    'a row whose type is a parameter',
    `run(''); export const y = <T>(db: Db) => db.row<T>('')`,
    gave({ id: { type: INT } }),
    'the row’s type T is a parameter: name it at the call',
  ],
]

test.for(PLANTED)('finds %s', ([, store, statement, expected]) => {
  const lines = check(store, statement)
  expect(lines.map((line) => line.replace(/^src\/store\.ts:2:\d+ /, ''))).toContain(expected)
})

test('an outer join can make null what never is, and a condition can rule it out', () => {
  const joined = gave({ id: { type: INT, column: 1 } }, { hasOuterJoin: true })
  expect(check(`row<{ id: number | null }>('')`, joined)).toEqual([])
  const filtered = gave({ at: { type: TIMESTAMPTZ, column: 2 } }, { notNull: ['left_at'] })
  expect(check(`row<{ at: string }>('')`, filtered)).toEqual([])
})
