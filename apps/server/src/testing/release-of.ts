import type { Migration, Release } from '../kernel/database/migrate.ts'
import type { SchemaText } from '../kernel/database/schema/parse-schema.ts'
import { parseSchema } from '../kernel/database/schema/parse-schema.ts'

/** A release of these migrations, and of the functions, views and triggers of a text. */
export function releaseOf(
  migrations: readonly Migration[],
  sql: SchemaText['sql'] = '',
  madeAt = new Date(),
): Release {
  const objects = parseSchema({ name: 'test.sql', sql })
  return { migrations, schema: { columnFunctions: [], objects, madeAt } }
}
