import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Baseline } from '../kernel/database/baseline.ts'
import type { Release } from '../kernel/database/migrate.ts'
import { readMigrations } from '../kernel/database/read-migrations.ts'
import { readSchema } from '../kernel/database/schema/read-schema.ts'
import { DOMAINS } from './domains.ts'

/** The folder of this file in the source is app; the bundle has copies of the SQL beside it. */
const ROOTS = [join(import.meta.dirname, '..'), import.meta.dirname]

/**
 * Until then functions and triggers were in migrations, and tables were changed again and again: now the
 * tables of each domain are made by one.
 */
const BASELINE: Baseline = {
  last: '0461-seats-are-dates',
  digest: '94f099fbefab3633d81b980bb769dadb41d6de87ae61fea2bdd7c2305a266b3a',
  names: /^00\d\d-/,
}

/** The migrations of the server, and its functions, views and triggers. */
export function ownRelease(): Release {
  const root = ROOTS.find((folder) => existsSync(join(folder, 'kernel/migrations')))
  if (root === undefined) throw new Error('The migrations are missing: build the server again')
  const made = DOMAINS.flatMap(({ schema }) => schema?.() ?? [])
  return {
    migrations: readMigrations(root),
    schema: readSchema(root, made),
    baseline: BASELINE,
  }
}
