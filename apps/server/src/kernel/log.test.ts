import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { openDatabase, type Database } from './database/database.ts'
import { sql } from './database/sql.ts'
import { describeError, openLog } from './log.ts'

let test: TestDatabase
let database: Database

beforeAll(async () => {
  test = await createTestDatabase()
  database = openDatabase(test.connection, openLog('silent'))
})
afterAll(async () => {
  await database.close()
  await test.drop()
})

it('keeps what people wrote out of the log, also when the database quotes it', async () => {
  const add = () =>
    database.run(sql`
      insert into users (username, first_name, last_name, sort_key, search_key)
      values ('secret-name', 'Άννα', 'Άννινου', '', '')`)
  await add()
  const error = await add().catch((refusal: unknown) => refusal)
  expect(String((error as { detail?: string }).detail)).toContain('secret-name')
  const line = JSON.stringify(describeError(error))
  expect(line).not.toMatch(/secret-name|insert into/)
  expect(JSON.parse(line)).toMatchObject({ code: '23505', constraint: 'users_username' })
})

it('keeps the reason of our own errors', () => {
  expect(describeError(new Error('no such folder'))).toMatchObject({ message: 'no such folder' })
  expect(describeError('text')).toEqual({ type: 'string' })
})
