import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readMigrations } from './read-migrations.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'migrations-'))
})

afterEach(async () => {
  await rm(root, { recursive: true })
})

async function add(...paths: string[]): Promise<void> {
  for (const path of paths) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), `-- ${path}`)
  }
}

test('the order is the number, then the module', async () => {
  await add(
    'modules/users/migrations/0020-users.sql',
    'modules/actions/migrations/0020-actions.sql',
    'modules/users/migrations/0003-early.sql',
    'kernel/migrations/0001-kernel.sql',
    'modules/users/other.sql',
  )
  const migrations = readMigrations(root)
  expect(migrations.map(({ name }) => name)).toEqual([
    'kernel/0001-kernel',
    'users/0003-early',
    'actions/0020-actions',
    'users/0020-users',
  ])
  expect(migrations[0]?.sql).toBe('-- kernel/migrations/0001-kernel.sql')
})

test('a name without a number is refused', async () => {
  await add('modules/users/migrations/users.sql')
  expect(() => readMigrations(root)).toThrow('modules/users/migrations/users.sql')
})

test('a folder without migrations is refused', () => {
  expect(() => readMigrations(root)).toThrow('There are no migrations')
})
