import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, Gauge, type MetricObject, type Registry } from 'prom-client'
import { PREFIX } from '../metrics.ts'
import { within } from '../within.ts'
import { ignoreGone, isOf } from './messages.ts'

/** The primary process asks a worker what it measures, and the worker says it. */
interface MeasureMessage {
  readonly type: 'measure'
  readonly id: number
}
interface MeasuredMessage {
  readonly type: 'measured'
  readonly id: number
  readonly metrics: MetricObject[]
}

/** A worker that has not said by then what it measures is left out: its own gauges take a second at most. */
const ANSWER_MS = 1_500

/** In a worker: says what it measures whenever the primary process asks. */
export function tellMetrics(registry: Registry): () => void {
  const hear = (message: unknown): void => {
    if (!isOf<MeasureMessage>(message, 'measure')) return
    const { id } = message
    void registry.getMetricsAsJSON().then((metrics) => {
      const answer: MeasuredMessage = { type: 'measured', id, metrics: [...metrics] }
      process.send?.(answer, undefined, undefined, ignoreGone)
    })
  }
  process.on('message', hear)
  return () => void process.off('message', hear)
}

/** In the primary process: reads what all workers measure: sums, but for what all read alike. */
export function readOfWorkers(): () => Promise<string> {
  let last = 0
  const waiting = new Map<number, (metrics: MetricObject[]) => void>()
  cluster.on('message', (_worker, message: unknown) => {
    if (!isOf<MeasuredMessage>(message, 'measured')) return
    waiting.get(message.id)?.(message.metrics)
  })
  const ask = async (worker: Worker): Promise<MetricObject[] | undefined> => {
    const id = ++last
    const { promise, resolve } = Promise.withResolvers<MetricObject[]>()
    waiting.set(id, resolve)
    const message: MeasureMessage = { type: 'measure', id }
    worker.send(message, ignoreGone)
    try {
      return await within(ANSWER_MS, promise)
    } catch {
      return undefined
    } finally {
      waiting.delete(id)
    }
  }
  return async () => {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    const answers = await Promise.all(workers.map(ask))
    const registry = AggregatorRegistry.aggregate(answers.filter((one) => one !== undefined))
    const up = new Gauge({
      name: `${PREFIX}worker_up`,
      help: 'Whether a process that answers people said what it measures (1), or was silent (0)',
      labelNames: ['worker'],
      registers: [registry],
    })
    for (const [
      index,
      {
        process: { pid },
      },
    ] of workers.entries())
      up.set({ worker: String(pid) }, answers[index] ? 1 : 0)
    return registry.metrics()
  }
}
