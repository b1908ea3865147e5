import Fastify from 'fastify'
import cluster from 'node:cluster'
import { once } from 'node:events'
import type { AddressInfo, ListenOptions } from 'node:net'
import type { Role } from '@telemachos/contract/core/roles'
import pg from 'pg'
import { findPort } from '../apps/server/src/kernel/workers/primary.ts'
import { sayReady } from '../apps/server/src/kernel/workers/worker.ts'
import { gridPageSql } from './grid-limit.ts'
import {
  ANSWER_UPSERT_SQL,
  GRID_COUNT_SQL,
  PEOPLE_SQL,
  importSql,
  LIBRARY_SQL,
  SEARCH_SQL,
  STATISTICS_SQL,
  UPSERT_SQL,
} from './limits.ts'

/** The least that could answer the same over HTTP: no sessions, roles, audit or events. */
const pool = new pg.Pool({ ...JSON.parse(process.env['BENCH_CONNECTION'] ?? '{}'), max: 10 })
const app = Fastify()
const OF_PROJECT = {
  statistics: STATISTICS_SQL,
  'grid-count': GRID_COUNT_SQL,
}
for (const [name, text] of Object.entries(OF_PROJECT)) {
  app.post<{ Body: { ProjectId: number } }>(`/${name}`, async (request, reply) => {
    const { rows } = await pool.query({ name, text, values: [request.body.ProjectId] })
    return reply.type('application/json').send(rows[0].text)
  })
}
app.post<{ Body: { ProjectId: number; Role: Role; By: number } }>(
  '/grid-page',
  async ({ body: { ProjectId, Role: role, By } }, reply) => {
    const { rows } = await pool.query({
      name: `grid-page-${role}`,
      text: gridPageSql(role),
      values: [ProjectId, By],
    })
    return reply.type('application/json').send(rows[0].text)
  },
)
app.post<{ Body: { ProjectId: number; After: { Key: string; Id: number } } }>(
  '/people',
  async ({ body: { ProjectId, After } }, reply) => {
    const { rows } = await pool.query({
      name: 'people',
      text: PEOPLE_SQL,
      values: [ProjectId, After.Key, After.Id],
    })
    return reply.type('application/json').send(rows[0].text)
  },
)
app.post<{ Body: { ProjectId: number; After: { Key: string; Id: number } } }>(
  '/library',
  async ({ body: { ProjectId, After } }, reply) => {
    const { rows } = await pool.query({
      name: 'library',
      text: LIBRARY_SQL,
      values: [ProjectId, After.Key, After.Id],
    })
    return reply.type('application/json').send(rows[0].text)
  },
)
app.post<{ Body: { ProjectId: number; Pattern: string } }>(
  '/search',
  async ({ body: { ProjectId, Pattern } }, reply) => {
    const { rows } = await pool.query({
      name: 'search',
      text: SEARCH_SQL,
      values: [ProjectId, Pattern],
    })
    return reply.type('application/json').send(rows[0].text)
  },
)
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
app.post<{ Body: { AnswerSetId: number; GroupId: number; OptionId: number; By: number } }>(
  '/answer',
  async ({ body }) => {
    await pool.query({
      name: 'answer',
      text: ANSWER_UPSERT_SQL,
      values: [body.AnswerSetId, body.GroupId, body.OptionId, body.By],
    })
    return true
  },
)
app.post<{ Body: { ProjectId: number; Users: object[] } }>('/import', async ({ body }) => {
  await pool.query({
    name: 'import',
    text: importSql(''),
    values: [body.ProjectId, JSON.stringify(body.Users)],
  })
  return true
})

const HOST = '127.0.0.1'
const workers = Number(process.env['BENCH_WORKERS'] ?? 1)
if (cluster.isPrimary) process.on('SIGTERM', () => process.exit(0))
if (cluster.isPrimary && workers > 1) {
  // Several beside each other on one port, as the product's are.
  const port = await findPort(HOST, 0)
  const started = Array.from({ length: workers }, () => cluster.fork({ BENCH_PORT: String(port) }))
  await Promise.all(started.map((worker) => once(worker, 'message')))
  console.log(`listening ${port}`)
} else {
  const place: ListenOptions = {
    host: HOST,
    port: Number(process.env['BENCH_PORT'] ?? 0),
    reusePort: cluster.isWorker,
  }
  await app.listen(place)
  sayReady()
  if (cluster.isPrimary) console.log(`listening ${(app.server.address() as AddressInfo).port}`)
}
