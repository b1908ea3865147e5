import type {
  CatalogColumn,
  RecordedColumn,
  RecordedStatement,
} from '../../apps/server/src/testing/recorded-statement.ts'
import { READ_AS } from './read-as.ts'
import type { Claim, ColumnClaim } from './read-claims.ts'

/** What the tests have seen of the database's rows. */
export interface Recorded {
  readonly catalog: readonly CatalogColumn[]
  readonly statements: readonly RecordedStatement[]
}

/** Compares what the code claims of its rows with what the database gave. @returns a line for each mismatch. */
export function compareRows(claims: readonly Claim[], { catalog, statements }: Recorded): string[] {
  const known = new Map(catalog.map((column) => [`${column.table} ${column.column}`, column]))
  const bySite = Map.groupBy(statements, ({ site }) => site)
  return claims.flatMap(({ site, type, columns }) => {
    if (!columns) return `${site} the row’s type ${type} is a parameter: name it at the call`
    const described = bySite.get(site)
    if (!described) return `${site} no test runs this statement, claimed to give ${type}`
    const found = described.flatMap((statement) => compareStatement(columns, statement, known))
    return [...new Set([...found, ...neverNull(columns, described, known)])].map(
      (mismatch) => `${site} ${mismatch}`,
    )
  })
}

type Catalog = ReadonlyMap<string, CatalogColumn>

function compareStatement(
  claims: ReadonlyMap<string, ColumnClaim>,
  statement: RecordedStatement,
  catalog: Catalog,
): string[] {
  const names = new Set(statement.columns.map(({ name }) => name))
  const missing = [...claims].flatMap(([name, { type, isOptional }]) =>
    names.has(name) || isOptional ? [] : `${name}: claimed ${type}, but there is no such column`,
  )
  const others = statement.columns.flatMap((column) => {
    const claim = claims.get(column.name)
    return claim
      ? compareColumn(claim, column, statement, catalog)
      : `${column.name}: a column not claimed`
  })
  return [...missing, ...others]
}

function compareColumn(
  claim: ColumnClaim,
  column: RecordedColumn,
  { notNull }: RecordedStatement,
  catalog: Catalog,
): string[] {
  if (claim.kinds.has('unknown')) return []
  const actual = READ_AS.get(column.type)
  const mismatch = (reason: string) => [`${column.name}: claimed ${claim.type}, but ${reason}`]
  if (!actual) return mismatch(`it has the type ${column.type}, which is not known`)
  const fits = actual.kind === 'json' || claim.kinds.has(actual.kind)
  if (!fits) return mismatch(`${actual.type} is read as ${actual.kind}`)
  if (claim.isNullable) return []
  if (column.hasNull) return mismatch('it was null')
  const origin = catalog.get(`${column.table} ${column.column}`)
  // What the statement asks to be not null cannot be; tests have seen none either.
  return origin && !origin.notNull && !notNull.includes(nameOf(origin))
    ? mismatch(`${origin.name} can be null`)
    : []
}

const nameOf = ({ name }: CatalogColumn): string => name.slice(name.indexOf('.') + 1)

/** Claims of null where no statement of the call can give one. */
function neverNull(
  claims: ReadonlyMap<string, ColumnClaim>,
  statements: readonly RecordedStatement[],
  catalog: Catalog,
): string[] {
  return [...claims].flatMap(([name, { type, isNullable }]) => {
    if (!isNullable) return []
    const origins = statements.map(({ columns, hasOuterJoin }) => {
      const column = columns.find((one) => one.name === name)
      if (!column || column.hasNull || hasOuterJoin) return
      return catalog.get(`${column.table} ${column.column}`)
    })
    const [first] = origins
    return first && origins.every((origin) => origin?.notNull)
      ? `${name}: claimed ${type}, but ${first.name} is never null`
      : []
  })
}
