import type { TablePart } from './table-messages.ts'

type Table = readonly (readonly string[])[]

/**
 * Reads a paste as readTable does, or a workbook, beside the page: however long it is, the page stays at hand.
 * @returns undefined for what is no workbook.
 * @throws Error when the worker cannot be started.
 */
export async function readAside(given: string | Uint8Array): Promise<Table | undefined> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' })
  try {
    const { promise, resolve, reject } = Promise.withResolvers<Table | undefined>()
    const rows: (readonly string[])[] = []
    worker.addEventListener('error', () => reject(new Error('the worker did not start')))
    worker.addEventListener('message', ({ data }: MessageEvent<TablePart>) => {
      if (data.kind === 'unreadable') resolve(undefined)
      else if (data.kind === 'end') resolve(rows)
      else rows.push(...data.rows)
    })
    worker.postMessage(given)
    return await promise
  } finally {
    worker.terminate()
  }
}
