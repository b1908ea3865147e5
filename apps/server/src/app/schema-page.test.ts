import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeSchemaPage, SCHEMA_PAGE } from '../../../../tools/schema-page/schema-page.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { onServer } from '../testing/test-cluster.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')

let testDatabase: TestDatabase

beforeEach(async () => {
  testDatabase = await createTestDatabase()
})
afterEach(() => testDatabase.drop())

const linesNow = async () => {
  let page = ''
  await onServer(testDatabase.owner, async (client) => {
    page = await makeSchemaPage(ROOT, client)
  })
  return page.split('\n')
}

test('the page of the schema is as the schema is', async () => {
  const written = (await readFile(path.join(ROOT, SCHEMA_PAGE), 'utf8')).split('\n')
  const now = await linesNow()
  const differs = now.findIndex((line, index) => line !== written[index])
  expect(
    { line: differs + 1, text: written[differs], lines: written.length },
    `${SCHEMA_PAGE} is not as the schema is: npm run schema`,
  ).toEqual({ line: differs + 1, text: now[differs], lines: now.length })
})

test('what changes in the database changes the page', async () => {
  const before = await linesNow()
  await onServer(testDatabase.owner, async (client) => {
    await client.query(`alter table audit_log add column planted text not null default 'x'`)
    await client.query('create index planted_index on audit_log (planted)')
  })
  const planted = (await linesNow()).filter((line) => !before.includes(line))
  expect(planted.map((line) => line.replaceAll(/ +/g, ' '))).toEqual(
    expect.arrayContaining([
      "planted text not null default 'x'::text",
      '- `planted_index`: `btree (planted)`',
    ]),
  )
})

test('a trigger that no file declares is refused by name', async () => {
  await onServer(testDatabase.owner, (client) =>
    client.query(`create trigger planted after delete on users
      for each row execute function refuse_change()`),
  )
  await expect(linesNow()).rejects.toThrow('No schema file declares the trigger planted on users')
})
