import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kernel/database/sql.ts'
import { serveMetrics, type MetricsPage } from '../kernel/metrics-page.ts'
import { openDatabaseRoad } from '../testing/database-road.ts'
import { createTestDatabase } from '../testing/database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

describe('metrics', () => {
  let server: TestServer
  let page: MetricsPage
  beforeAll(async () => {
    server = await startTestServer({ measured: true })
    page = await serveMetrics({ host: '127.0.0.1', port: 0 }, server.readMetrics)
  })
  afterAll(async () => {
    await page.close()
    await server.close()
  })

  const read = (path: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${page.port}${path}`, { method })

  const readAll = async () => (await read('/metrics')).text()

  it('say how calls, connections, sockets, events, mails and jobs are', async () => {
    expect((await server.client().call('identity.getIdentity', {})).status).toBe(401)
    // What a busy machine has not read within a second is left out.
    await expect
      .poll(() => readAll(), { timeout: 10_000 })
      .not.toMatch(/^telemachos_read_up{.*} 0$/m)
    const answer = await read('/metrics')
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    const metrics = await answer.text()
    const labels = 'call="identity.getIdentity",status="401"'
    expect(metrics).toContain(`telemachos_call_duration_seconds_count{${labels}} 1\n`)
    expect(metrics).toMatch(/^telemachos_database_connections{state="all"} \d+$/m)
    expect(metrics).toMatch(/^telemachos_database_connections{state="waiting"} 0$/m)
    for (const name of ['sockets', 'outbox_waiting', 'jobs_failing', 'mail_due'])
      expect(metrics).toMatch(new RegExp(`^telemachos_${name} 0$`, 'm'))
    expect(metrics).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  })

  it('count how sign-ins and mails ended, and tell how each job and part is', async () => {
    const client = server.client()
    await client.call('identity.signIn', { username: 'nobody', password: 'nothing' })
    // One that has been taken by a server that is gone has not left either.
    await server.database.run(sql`
      insert into mails (key, template, model, recipient, language, state, held_until)
      values ('taken', 'x', '{}', 'a@b.example', 'el', 'taken', now() + interval '1 day')`)
    await server.database.run(sql`
      insert into recurring_jobs (name, last_success_at, last_ms)
      values ('files.sweep', '2026-01-01T00:00:00Z', 1500), ('test.never', null, null)
      on conflict (name) do update
      set last_success_at = excluded.last_success_at, last_ms = excluded.last_ms`)
    await expect
      .poll(() => readAll(), { timeout: 10_000 })
      .not.toMatch(/^telemachos_read_up{.*} 0$/m)
    const metrics = await readAll()
    for (const line of [
      'telemachos_sign_ins_total{result="wrong_credentials"} 1',
      'telemachos_sign_ins_total{result="begun"} 0',
      'telemachos_mails_total{result="failed"} 0',
      'telemachos_mail_due 1',
      'telemachos_job_last_success_timestamp_seconds{job="files.sweep"} 1767225600',
      'telemachos_job_last_duration_seconds{job="files.sweep"} 1.5',
      'telemachos_part_up{part="database"} 1',
      'telemachos_part_up{part="storage"} 1',
      'telemachos_read_up{metric="telemachos_mail_due"} 1',
    ])
      expect(metrics).toContain(`${line}\n`)
    expect(metrics).not.toContain('test.never')
  })

  it('are at one address alone, and nowhere at the product’s', async () => {
    expect((await read('/')).status).toBe(404)
    expect((await read('/metrics', 'POST')).status).toBe(404)
    const there = await fetch(`${server.url}/metrics`, { redirect: 'manual' })
    expect(await there.text()).not.toContain('telemachos_')
  })

  it('are not kept where nobody asked for them', async () => {
    const other = await startTestServer()
    expect(await other.readMetrics()).toBe('')
    await other.close()
  })

  it('leave out what a silent database does not say, and say so', async () => {
    const test = await createTestDatabase()
    const road = await openDatabaseRoad(test.owner)
    const other = await startTestServer({ measured: true, connection: road.connection })
    await expect
      .poll(() => other.readMetrics(), { timeout: 10_000 })
      .toMatch(/^telemachos_outbox_waiting 0$/m)
    road.silence()
    const metrics = await other.readMetrics()
    expect(metrics).not.toMatch(/^telemachos_outbox_waiting /m)
    expect(metrics).toMatch(/^telemachos_read_up\{metric="telemachos_outbox_waiting"\} 0$/m)
    expect(metrics).toMatch(/^telemachos_part_up\{part="database"\} 0$/m)
    expect(metrics).toMatch(/^telemachos_sockets 0$/m)
    await road.restore()
    await other.close()
    await road.cut()
    await test.drop()
  })
})
