import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import type { DatabaseConnection } from '../kernel/database/database.ts'
import { inDatabase, onServer } from './test-cluster.ts'

export interface TestDatabase {
  /** As the application: it cannot change tables. */
  readonly connection: DatabaseConnection
  /** As the owner of the tables. */
  readonly owner: DatabaseConnection
  /** Ends every connection and removes the database. */
  drop(): Promise<void>
}

/** A migrated database of a test file's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('testCluster').template)
}

/** A database without a table in it, for tests of migrations. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template1')
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const { owner, application, prefix } = inject('testCluster')
  const name = `${prefix}_${randomBytes(6).toString('hex')}`
  await maintain(`create database ${name} template ${template}`)
  return {
    connection: inDatabase(application, name),
    owner: inDatabase(owner, name),
    drop: () => maintain(`drop database ${name} with (force)`),
  }
}

function maintain(statement: string): Promise<void> {
  return onServer(inject('testCluster').maintenance, (client) => client.query(statement))
}
