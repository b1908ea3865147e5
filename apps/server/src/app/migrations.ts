import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Migration } from '../kernel/database/migrate.ts'
import { readMigrations } from '../kernel/database/read-migrations.ts'

/** The folder of this file in the source is app; the bundle has copies of the migrations beside it. */
const ROOTS = [join(import.meta.dirname, '..'), import.meta.dirname]

/** Every migration of the server, in the order in which they are applied. */
export function allMigrations(): Migration[] {
  const root = ROOTS.find((folder) => existsSync(join(folder, 'kernel/migrations')))
  if (root === undefined) throw new Error('The migrations are missing: build the server again')
  return readMigrations(root)
}
