import type { ExportCell } from '@telemachos/rules/export-cells'
import type { FromWorker, ToWorker } from './export-messages.ts'

type Start = Omit<Extract<ToWorker, { kind: 'start' }>, 'kind'>

/**
 * Writes pages of rows to a file, in a worker, each as it comes.
 * @returns the file, or null where it went to the handle.
 * @throws what the pages throw; the signal's reason once it is aborted, also while the last of the file
 *   is written; Error when the file cannot be written.
 */
export async function writeFile(
  start: Start,
  pages: AsyncIterable<readonly (readonly ExportCell[])[]>,
  signal: AbortSignal,
): Promise<Blob | null> {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' })
  try {
    const answers = hear(worker, signal)
    const done = answers.of('done')
    done.catch(() => {})
    worker.postMessage({ kind: 'start', ...start } satisfies ToWorker)
    for await (const rows of pages) {
      const taken = answers.of('taken')
      worker.postMessage({ kind: 'rows', rows } satisfies ToWorker)
      await taken
    }
    worker.postMessage({ kind: 'end' } satisfies ToWorker)
    return (await done).file
  } finally {
    worker.terminate()
  }
}

/** Answers of a worker as promises; its failure is that of them all, and so is the signal's. */
function hear(worker: Worker, signal: AbortSignal) {
  type Answer<Kind> = Extract<FromWorker, { kind: Kind }>
  const { promise: failure, reject: fail } = Promise.withResolvers<never>()
  failure.catch(() => {})
  signal.addEventListener('abort', () => fail(signal.reason), { once: true })
  worker.addEventListener('error', () => fail(new Error('the worker did not start')))
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'failed') fail(new Error(data.reason))
  })
  return {
    of: <Kind extends 'taken' | 'done'>(kind: Kind): Promise<Answer<Kind>> => {
      const { promise, resolve } = Promise.withResolvers<Answer<Kind>>()
      const listen = ({ data }: MessageEvent<FromWorker>): void => {
        if (data.kind !== kind) return
        worker.removeEventListener('message', listen)
        resolve(data as Answer<Kind>)
      }
      worker.addEventListener('message', listen)
      return Promise.race([promise, failure])
    },
  }
}
