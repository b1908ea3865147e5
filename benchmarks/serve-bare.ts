import Fastify from 'fastify'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { GRID_SQL, UPSERT_SQL } from './limits.ts'

/** The least that could answer the same over HTTP: no sessions, roles, audit or events. */
const pool = new pg.Pool({ ...JSON.parse(process.env['BENCH_CONNECTION'] ?? '{}'), max: 10 })
const app = Fastify()
app.post<{ Body: { ProjectId: number } }>('/grid', async (request, reply) => {
  const { rows } = await pool.query({
    name: 'grid',
    text: GRID_SQL,
    values: [request.body.ProjectId],
  })
  return reply.type('application/json').send(rows[0].text)
})
app.post<{ Body: { ProjectId: number; MenteeId: number; ActionId: number; By: number } }>(
  '/complete',
  async ({ body }) => {
    await pool.query({
      name: 'complete',
      text: UPSERT_SQL,
      values: [body.ProjectId, body.MenteeId, body.ActionId, body.By],
    })
    return true
  },
)
await app.listen({ host: '127.0.0.1', port: 0 })
process.on('SIGTERM', () => process.exit(0))
console.log(`listening ${(app.server.address() as AddressInfo).port}`)
