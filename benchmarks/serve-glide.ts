import Fastify from 'fastify'
import { readdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import pg from 'pg'
import { gridSql } from './limits.ts'

const PEER = new URL('peers/glide/', import.meta.url)
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/**
 * The page with Glide Data Grid, and its rows: the very ones that the product shows, answered from
 * memory, without session, role or paging.
 */
const app = Fastify()
const grid = await readGrid()
const html = await readFile(new URL('page.html', PEER), 'utf8')
app.get('/', (_, reply) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html),
)
app.get('/grid', (_, reply) => reply.type('application/json').send(grid))
const assets = new URL('dist/assets/', PEER)
for (const name of await readdir(assets)) {
  const content = await readFile(new URL(name, assets))
  app.get(`/assets/${name}`, (_, reply) =>
    reply
      .type(TYPES[extname(name)] ?? 'application/octet-stream')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(content),
  )
}
await app.listen({ host: '127.0.0.1', port: 0 })
process.on('SIGTERM', () => process.exit(0))
console.log(`listening ${(app.server.address() as AddressInfo).port}`)

async function readGrid(): Promise<string> {
  const client = new pg.Client(JSON.parse(process.env['BENCH_CONNECTION'] ?? '{}'))
  await client.connect()
  const projectId = Number(process.env['BENCH_PROJECT'])
  const columns = await client.query(
    `select a.id as "Id", a.title as "Title" from project_actions p join actions a on a.id = p.action_id
     where p.project_id = $1 order by p.position`,
    [projectId],
  )
  const rows = await client.query<{ text: string }>(gridSql(Number(process.env['BENCH_ROWS'])), [
    projectId,
  ])
  await client.end()
  const { list } = JSON.parse(rows.rows[0]?.text ?? '{}') as { list: unknown }
  return JSON.stringify({ columns: columns.rows, rows: list })
}
