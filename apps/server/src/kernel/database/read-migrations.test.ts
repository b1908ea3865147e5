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

test('the order is the number, then the name', async () => {
  await add(
    'modules/users/migrations/0020-users.sql',
    'modules/actions/migrations/0020-actions.sql',
    'modules/users/migrations/0003-early.sql',
    'kernel/migrations/0001-kernel.sql',
    'modules/users/other.sql',
  )
  const migrations = readMigrations(root)
  expect(migrations.map(({ name }) => name)).toEqual([
    '0001-kernel',
    '0003-early',
    '0020-actions',
    '0020-users',
  ])
  expect(migrations[0]?.sql).toBe('-- kernel/migrations/0001-kernel.sql')
})

test('a name without a number is refused', async () => {
  await add('modules/users/migrations/users.sql')
  expect(() => readMigrations(root)).toThrow('modules/users/migrations/users.sql')
})

test('two of one name are refused', async () => {
  await add('modules/users/migrations/0020-users.sql', 'kernel/migrations/0020-users.sql')
  expect(() => readMigrations(root)).toThrow('0020-users')
})

test('a folder without migrations is refused', () => {
  expect(() => readMigrations(root)).toThrow('There are no migrations')
})
