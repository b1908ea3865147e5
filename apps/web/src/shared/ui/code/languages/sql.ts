import { PostgreSQL, sql } from '@codemirror/lang-sql'
import type { LanguagePart } from '../code-languages.ts'

/** SQL of PostgreSQL; what is wrong with it only the server knows. */
export const part: LanguagePart = {
  support: ({ tables }) => sql({ dialect: PostgreSQL, schema: { ...tables } }),
}
