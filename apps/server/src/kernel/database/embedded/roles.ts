import type pg from 'pg'
import type { DatabaseConnection } from '../database.ts'
import { openClient } from '../open-client.ts'
import type { Passwords, Role } from './cluster.ts'
import type { Place } from './postgres-process.ts'

const DATABASE = 'telemachos'

/** How to enter one of the databases as one of the roles. */
export function connectionTo(
  { host, port }: Place,
  role: Role,
  passwords: Passwords,
  database: string = DATABASE,
): DatabaseConnection {
  const server = `${encodeURIComponent(host)}:${port}`
  return { connectionString: `postgres://${role}:${passwords[role]}@${server}/${database}` }
}

/**
 * Makes the database and the application's role where they are missing. The application reads and
 * writes rows; only the owner changes tables.
 */
export async function prepareRoles(place: Place, passwords: Passwords): Promise<void> {
  await withClient(connectionTo(place, 'telemachos', passwords, 'postgres'), async (client) => {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(`select
      exists (select from pg_roles where rolname = 'telemachos_app') as role,
      exists (select from pg_database where datname = '${DATABASE}') as database`)
    // The password is base64url: it cannot end the literal.
    const create = `create role telemachos_app login password '${passwords.telemachos_app}'`
    if (!rows[0]?.role) await client.query(create)
    if (!rows[0]?.database) await client.query(`create database ${DATABASE}`)
  })
  await withClient(connectionTo(place, 'telemachos', passwords), (client) =>
    client.query(`
      revoke all on database ${DATABASE} from public;
      grant connect on database ${DATABASE} to telemachos_app;
      alter default privileges grant usage on schemas to telemachos_app;
      alter default privileges grant select, insert, update, delete on tables to telemachos_app;
      alter default privileges grant usage, select, update on sequences to telemachos_app;`),
  )
}

async function withClient(
  connection: DatabaseConnection,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const { client, close } = await openClient(connection)
  try {
    await work(client)
  } finally {
    await close()
  }
}
