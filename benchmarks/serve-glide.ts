import pg from 'pg'
import { gridSql } from './limits.ts'
import { servePeer } from './peer-page.ts'

/**
 * The page with Glide Data Grid, and its rows: the very ones that the product shows, answered from
 * memory, without session, role or paging.
 */
const grid = await readGrid()
await servePeer('glide', (app) => {
  app.get('/grid', (_, reply) => reply.type('application/json').send(grid))
})

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
