import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Migration } from './migrate.ts'

/**
 * The migrations under a folder laid out as the source is: kernel/migrations/*.sql and
 * modules/<name>/migrations/*.sql. Their order is the file's number, then its name. Which module has
 * a migration is no part of its name, so that it may move to another.
 * @throws Error when a file's name does not begin with four digits and a hyphen, when two files have
 *   one name, or when there are none.
 */
export function readMigrations(root: string): Migration[] {
  const files = globSync(['kernel/migrations/*.sql', 'modules/*/migrations/*.sql'], { cwd: root })
  if (files.length === 0) throw new Error(`There are no migrations in ${root}`)
  const migrations = files
    .map((file) => read(root, file))
    .toSorted((a, b) => compare(a.name, b.name))
  const twice = migrations.find(({ name }, index) => name === migrations[index + 1]?.name)
  if (twice) throw new Error(`Two migrations are named ${twice.name}`)
  return migrations
}

function read(root: string, file: string): Migration {
  const name = basename(file, '.sql')
  if (!/^\d{4}-/.test(name)) throw new Error(`A migration's name is like 0010-users.sql: ${file}`)
  return { name, sql: readFileSync(join(root, file), 'utf8') }
}

/** By code unit: the same order on every machine. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
