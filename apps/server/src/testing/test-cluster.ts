import pg from 'pg'
import type { DatabaseConnection } from '../kernel/database/database.ts'

/** The PostgreSQL of one test run. */
export interface TestCluster {
  /** For creating and dropping databases. */
  readonly maintenance: DatabaseConnection
  /** For changing the tables of any of its databases. */
  readonly owner: DatabaseConnection
  /** For the application, in any of its databases. */
  readonly application: DatabaseConnection
  /** The migrated database that the others are copies of. */
  readonly template: string
  /** What the names of the copies begin with. */
  readonly prefix: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster
  }
}

/** The same server and user in another of its databases. */
export function inDatabase({ connectionString }: DatabaseConnection, name: string) {
  const url = new URL(connectionString)
  url.pathname = name
  return { connectionString: url.href }
}

/** Works on the database with a connection of its own. */
export async function onServer(
  connection: DatabaseConnection,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
