import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
  type RegistryContentType,
} from 'prom-client'
import { asConfigured } from './config.ts'
import type { Database } from './database/database.ts'
import { countFailingJobs } from './jobs/jobs-store.ts'
import { countOutbox } from './outbox.ts'

/** A number that a domain keeps an eye on, such as mails that wait; read whenever metrics are. */
export interface DomainGauge {
  /** `mail_waiting`: what it counts, without the product's name. */
  readonly name: string
  readonly help: string
  read(database: Database): Promise<number>
}

/** What one process measures of itself. */
export interface Metrics {
  /** @param ms how long the call took, in milliseconds. */
  observeCall(name: string, status: number, ms: number): void
}

interface Options {
  readonly database: Database
  readonly gauges: readonly DomainGauge[]
  /** How many sockets are open in this process. */
  readonly countSockets: () => number
}

/** From what is quick to what nobody waits for, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30]

const PREFIX = 'telemachos_'

/**
 * Begins to measure this process: calls by name and status, memory, processor and delay of the event
 * loop, connections to the database, sockets, events and whatever domains count. In a worker, the
 * primary process asks for it (`readOfWorkers`).
 */
export function openMetrics({ database, gauges, countSockets }: Options): Metrics & {
  readonly registry: Registry
} {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  AggregatorRegistry.setRegistries(registry)
  // Answers the primary process; in a process of its own nobody asks.
  void new AggregatorRegistry()
  const calls = new Histogram({
    name: `${PREFIX}call_duration_seconds`,
    help: 'How long calls took, by name and status',
    labelNames: ['call', 'status'],
    buckets: BUCKETS,
    registers,
  })
  new Gauge({
    name: `${PREFIX}database_connections`,
    help: 'Connections to the database: all, idle, and callers that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.connections()))
        this.set({ state }, count)
    },
  })
  new Gauge({
    name: `${PREFIX}sockets`,
    help: 'Open sockets of the realtime hub',
    registers,
    collect() {
      this.set(countSockets())
    },
  })
  const counted: readonly DomainGauge[] = [
    { name: 'outbox_waiting', help: 'Events that have yet to be delivered', read: countOutbox },
    {
      name: 'jobs_failing',
      help: 'Jobs that have failed and will be tried again',
      read: countFailingJobs,
    },
    ...gauges,
  ]
  for (const { name, help, read } of counted) {
    new Gauge({
      name: PREFIX + name,
      help,
      registers,
      // All workers read the same.
      aggregator: 'max',
      async collect() {
        this.set(await read(database))
      },
    })
  }
  return {
    registry,
    observeCall: (call, status, ms) => calls.observe({ call, status }, ms / 1000),
  }
}

/** Reads what all workers measure, in the primary process: sums, but for what all read alike. */
export function readOfWorkers(): () => Promise<string> {
  const registry = new AggregatorRegistry<RegistryContentType>()
  return () => registry.clusterMetrics()
}

/** The operator's page of metrics, on a port of its own: nobody comes there by the product's address. */
export interface MetricsPage {
  readonly port: number
  close(): Promise<void>
}

/** @throws Error that names the variable where the port cannot be had. */
export async function serveMetrics(
  { host, port }: { readonly host: string; readonly port: number },
  read: () => Promise<string>,
): Promise<MetricsPage> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    read().then(
      (text) =>
        response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  await asConfigured('METRICS_PORT', () => listen(server, host, port))
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
