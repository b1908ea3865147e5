import type { TablePart, TableRule } from './table-messages.ts'

type Table = readonly (readonly string[])[]

/** The rows, or why there are none. */
type Read = { readonly table: Table; readonly rule?: never } | { readonly rule: TableRule }

/**
 * Reads a paste as readTable does, or a workbook, beside the page: however long it is, the page stays at hand.
 * @throws Error when the worker cannot be started, or fails.
 */
export async function readAside(given: string | Uint8Array): Promise<Read> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' })
  try {
    const { promise, resolve, reject } = Promise.withResolvers<Read>()
    const rows: (readonly string[])[] = []
    worker.addEventListener('error', () => reject(new Error('the worker did not start')))
    worker.addEventListener('message', ({ data }: MessageEvent<TablePart>) => {
      if (data.kind === 'refused') resolve({ rule: data.rule })
      else if (data.kind === 'failed') reject(new Error('the table could not be read'))
      else if (data.kind === 'end') resolve({ table: rows })
      else rows.push(...data.rows)
    })
    worker.postMessage(given)
    return await promise
  } finally {
    worker.terminate()
  }
}
