import { connect } from 'node:net'
import { Client } from 'pg'

const LOOPBACK_DATABASE = 'postgresql://postgres@127.0.0.1:5432/test'
const LOOPBACK_REDIS = 'redis://127.0.0.1:6379'
const TIMEOUT_MS = 2_000

/** Where PostgreSQL and Redis are to be had for tests: as configured, else on the usual ports. */
export async function findServices(): Promise<{ databaseUrl?: string; redisUrl?: string }> {
  const databaseUrl = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL']
  const redisUrl = process.env['TEST_REDIS_URL'] || process.env['REDIS_URL']
  const [database, redis] = await Promise.all([
    databaseUrl || ((await postgresAnswers(LOOPBACK_DATABASE)) && LOOPBACK_DATABASE),
    redisUrl || ((await redisAnswers(LOOPBACK_REDIS)) && LOOPBACK_REDIS),
  ])
  return { ...(database && { databaseUrl: database }), ...(redis && { redisUrl: redis }) }
}

async function postgresAnswers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: TIMEOUT_MS })
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function redisAnswers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect({ host: hostname, port: Number(port), timeout: TIMEOUT_MS })
  socket.on('connect', () => socket.write('PING\r\n'))
  socket.on('data', (answer) => end(answer.toString().startsWith('+PONG')))
  socket.on('timeout', () => end(false))
  socket.on('error', () => end(false))
  return promise

  function end(answers: boolean): void {
    socket.destroy()
    resolve(answers)
  }
}
