import type { IpcNetConnectOpts, TcpNetConnectOpts } from 'node:net'
import type { DatabaseConnection } from '../kernel/database/database.ts'
import { openRoad, type Road } from './road.ts'

/** A way to a database that can be cut or fall silent, and the connection that takes it. */
export interface DatabaseRoad extends Road {
  readonly connection: DatabaseConnection
}

/** Opens a way to the database of a connection. */
export async function openDatabaseRoad({
  connectionString,
}: DatabaseConnection): Promise<DatabaseRoad> {
  const url = new URL(connectionString)
  const road = await openRoad(placeOf(url))
  url.hostname = '127.0.0.1'
  url.port = String(road.port)
  return { ...road, connection: { connectionString: url.href } }
}

/** The embedded cluster listens in a folder. */
function placeOf({ hostname, port }: URL): TcpNetConnectOpts | IpcNetConnectOpts {
  const host = decodeURIComponent(hostname)
  return host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${port}` }
    : { host, port: Number(port || 5432) }
}
