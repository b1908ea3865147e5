import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { asConfigured } from './config.ts'

/** The operator's page of metrics, on a port of its own: nobody comes there by the product's address. */
export interface MetricsPage {
  readonly port: number
  close(): Promise<void>
}

/** @throws Error that names the variables where the port cannot be had. */
export async function serveMetrics(
  { host, port }: { readonly host: string; readonly port: number },
  read: () => Promise<string>,
): Promise<MetricsPage> {
  // Two who ask at the same time read the same.
  let reading: Promise<string> | undefined
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    reading ??= read().finally(() => (reading = undefined))
    reading.then(
      (text) =>
        response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  await asConfigured('METRICS_HOST or METRICS_PORT', () => listen(server, host, port))
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  server.listen({ host, port })
  await once(server, 'listening')
}
