import { PostgreSQL, sql, SQLDialect } from '@codemirror/lang-sql'
import type { LanguagePart } from '../code-languages.ts'

/** Words of one SELECT: of what else PostgreSQL knows nothing may be written, so none of it is offered. */
const WORDS = `all and as asc between by case coalesce cross current_date current_timestamp desc distinct else end
  except exists false filter first from full group grouping having ilike in inner intersect interval is join last
  lateral left like limit not null nulls offset on or order outer over partition range rollup rows select sets then
  true union using values when where window with within`
const TYPES =
  'bool date float4 float8 int2 int4 int8 interval numeric text time timestamp timestamptz'

/** PostgreSQL as authors write it. */
const SELECT = SQLDialect.define({
  ...PostgreSQL.spec,
  keywords: WORDS,
  types: TYPES,
  builtin: '',
})

/** SQL of PostgreSQL; what is wrong with it only the server knows. */
export const part: LanguagePart = {
  support: ({ tables }) => sql({ dialect: SELECT, schema: { ...tables } }),
}
