import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '../kernel/database/migrate.ts'
import { readMigrations } from '../kernel/database/read-migrations.ts'
import { readSchema } from '../kernel/database/schema/read-schema.ts'
import { DOMAINS } from './domains.ts'

/** The folder of this file in the source is app; the bundle has copies of the SQL beside it. */
const ROOTS = [join(import.meta.dirname, '..'), import.meta.dirname]

/** The migrations of the server, and its functions, views and triggers. */
export function ownRelease(): Release {
  const root = ROOTS.find((folder) => existsSync(join(folder, 'kernel/migrations')))
  if (root === undefined) throw new Error('The migrations are missing: build the server again')
  const made = DOMAINS.flatMap(({ schema }) => schema?.() ?? [])
  return { migrations: readMigrations(root), schema: readSchema(root, made) }
}
