import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveMetrics, type MetricsPage } from '../kernel/metrics.ts'
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

  it('say how calls, connections, sockets, events, mails and jobs are', async () => {
    expect((await server.client().call('identity.getIdentity', {})).status).toBe(401)
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
})
