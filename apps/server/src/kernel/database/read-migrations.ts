import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Migration } from './migrate.ts'

/**
 * The migrations under a folder laid out as the source is: kernel/migrations/*.sql and
 * modules/<name>/migrations/*.sql. Their order is the file's number, then the module.
 * @throws Error when a file's name does not begin with four digits and a hyphen, or there are none.
 */
export function readMigrations(root: string): Migration[] {
  const files = globSync(['kernel/migrations/*.sql', 'modules/*/migrations/*.sql'], { cwd: root })
  if (files.length === 0) throw new Error(`There are no migrations in ${root}`)
  return files
    .map((file) => read(root, file))
    .toSorted((a, b) => compare(a.order, b.order))
    .map(({ name, sql }) => ({ name, sql }))
}

function read(root: string, file: string): Migration & { order: string } {
  const path = file.replaceAll('\\', '/')
  const title = basename(path, '.sql')
  const number = /^\d{4}(?=-)/.exec(title)?.[0]
  if (number === undefined) throw new Error(`A migration's name is like 0010-users.sql: ${path}`)
  const owner = path.split('/').at(-3) ?? ''
  const name = `${owner}/${title}`
  return { name, order: `${number} ${name}`, sql: readFileSync(join(root, file), 'utf8') }
}

/** By code unit: the same order on every machine. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
