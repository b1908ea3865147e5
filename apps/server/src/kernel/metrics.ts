import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from './database/database.ts'
import { countedEvents, type CountedEvent, type EventCounter } from './event-counts.ts'
import { countFailingJobs, readJobTimes } from './jobs/jobs-store.ts'
import { countOutbox } from './outbox.ts'
import type { Parts } from './parts.ts'
import { within } from './within.ts'

/** A number that a domain keeps an eye on, such as mails that wait; read whenever metrics are. */
export interface DomainGauge {
  /** `mail_waiting`: what it counts, without the product's name. */
  readonly name: string
  readonly help: string
  read(database: Database): Promise<number>
}

/** What one process measures of itself. */
export interface Metrics {
  readonly registry: Registry
  /** @param ms how long the call took, in milliseconds. */
  observeCall(name: string, status: number, ms: number): void
  close(): void
}

interface Options {
  readonly database: Database
  readonly gauges: readonly DomainGauge[]
  readonly counters: readonly EventCounter[]
  readonly parts: Pick<Parts, 'look'>
  /** How many sockets are open in this process. */
  readonly countSockets: () => number
}

/** From what is quick to what nobody waits for, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30]

/** What the names of the product's metrics begin with. */
export const PREFIX = 'telemachos_'

/** What has not been read by then is left out. In milliseconds. */
const READ_MS = 1_000

/**
 * Begins to measure this process: calls by name and status, memory, processor and delay of the event
 * loop, connections to the database, sockets, events, jobs, parts and whatever domains count. In a worker,
 * the primary process asks for it (`readOfWorkers`).
 */
export function openMetrics(options: Options): Metrics {
  const { database, gauges, countSockets } = options
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
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
  addParts(registry, options.parts)
  addReadGauges(registry, [
    ...[
      { name: 'outbox_waiting', help: 'Events that have yet to be delivered', read: countOutbox },
      {
        name: 'jobs_failing',
        help: 'Jobs that have failed and will be tried again',
        read: countFailingJobs,
      },
      ...gauges,
    ].map(({ name, help, read }) => ({
      name,
      help,
      read: async () => [{ value: await read(database) }],
    })),
    ...jobGauges(database),
  ])
  const stopCounting = countEvents(registry, options.counters)
  return {
    registry,
    observeCall: (call, status, ms) => calls.observe({ call, status }, ms / 1000),
    close: stopCounting,
  }
}

/** Which parts are there: of several workers, what any of them lacks. */
function addParts(registry: Registry, parts: Pick<Parts, 'look'>): void {
  new Gauge({
    name: `${PREFIX}part_up`,
    help: 'Whether a part that the server works with is there (1) or away (0)',
    labelNames: ['part'],
    registers: [registry],
    aggregator: 'min',
    async collect() {
      for (const { name, awaySince } of await parts.look())
        this.set({ part: name }, awaySince ? 0 : 1)
    },
  })
}

/** When jobs succeeded last, by name: of those that never have, nothing is said. */
function jobGauges(database: Database): readonly ReadGauge[] {
  return [
    {
      name: 'job_last_success_timestamp_seconds',
      help: 'When a job succeeded last, in seconds since 1970',
      label: 'job',
      read: async () =>
        (await readJobTimes(database)).map(({ name, at }) => ({ of: name, value: at })),
    },
    {
      name: 'job_last_duration_seconds',
      help: 'How long the last run of a job took that succeeded',
      label: 'job',
      read: async () =>
        (await readJobTimes(database)).flatMap(({ name, ms }) =>
          ms === null ? [] : [{ of: name, value: ms / 1000 }],
        ),
    },
  ]
}

/** Adds up what happens in this process. @returns what ends it. */
function countEvents(registry: Registry, counters: readonly EventCounter[]): () => void {
  const byName = new Map(
    counters.map(({ name, help, label, values }) => {
      const total = `${PREFIX}${name}_total`
      const counter = new Counter({ name: total, help, labelNames: [label], registers: [registry] })
      for (const value of values) counter.inc({ [label]: value }, 0)
      return [name, (value: string) => counter.inc({ [label]: value })] as const
    }),
  )
  const hear = (event: unknown): void => {
    const { name, value } = event as CountedEvent
    byName.get(name)?.(value)
  }
  countedEvents.subscribe(hear)
  return () => void countedEvents.unsubscribe(hear)
}

interface ReadValue {
  /** What it is about, where the gauge has a label. */
  readonly of?: string
  readonly value: number
}

interface ReadGauge {
  readonly name: string
  readonly help: string
  readonly label?: string
  read(): Promise<readonly ReadValue[]>
}

/**
 * Adds gauges that ask somebody else. What is not answered in time, or not at all, is left out, and one
 * more gauge says so: a number of before would look like one of now.
 */
function addReadGauges(registry: Registry, gauges: readonly ReadGauge[]): void {
  const registers = [registry]
  const reads = new Map<string, Promise<boolean>>()
  for (const { name, help, label, read } of gauges) {
    const gauge = new Gauge({
      name: PREFIX + name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers,
      // All workers read the same.
      aggregator: 'max',
      async collect() {
        const isRead = readInto(gauge, label, read)
        reads.set(name, isRead)
        await isRead
      },
    })
  }
  // The last of them: by then the others have begun to read.
  new Gauge({
    name: `${PREFIX}read_up`,
    help: 'Whether a metric could be read (1), or is left out since it could not (0)',
    labelNames: ['metric'],
    registers,
    aggregator: 'min',
    async collect() {
      for (const [name, isRead] of reads)
        this.set({ metric: PREFIX + name }, (await isRead) ? 1 : 0)
    },
  })
}

/** @returns whether it could be read. */
async function readInto(
  gauge: Gauge,
  label: string | undefined,
  read: ReadGauge['read'],
): Promise<boolean> {
  try {
    const values = await within(READ_MS, read())
    gauge.reset()
    for (const { of, value } of values)
      gauge.set(label === undefined ? {} : { [label]: of ?? '' }, value)
    return true
  } catch {
    gauge.reset()
    // Without a label it would be 0 now.
    if (label === undefined) gauge.remove()
    return false
  }
}
