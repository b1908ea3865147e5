import { useEffect, useRef, useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import type { CallInput } from '../../../shared/api/contract-types.ts'
import { download } from './download.ts'
import type { ExportRow, ExportTable } from './export-columns.ts'
import type { ExportFormat } from './export-messages.ts'
import { readPages } from './read-pages.ts'
import { writeFile } from './write-file.ts'

export type ExportFilter = CallInput<'exports.startExport'>

export type ExportProgress =
  | { readonly kind: 'idle' | 'cancelled' | 'failed' | 'done' }
  | {
      readonly kind: 'running'
      readonly done: number
      readonly total: number
      /** A page has failed: tries it anew. */
      readonly retry: (() => void) | undefined
    }

interface Wanted {
  readonly filter: ExportFilter
  readonly table: ExportTable
  readonly format: ExportFormat
  readonly separator: string
  readonly sheet: string
  /** Without its ending. */
  readonly fileName: string
}

/** From how many people on the file goes straight to the disk, where the browser can. */
const LARGE = 20_000

/** Runs one export at a time. */
export function useExport() {
  const [progress, setProgress] = useState<ExportProgress>({ kind: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(wanted: Wanted, people: number): Promise<void> {
    const cancel = new AbortController()
    running.current = cancel
    const name = `${wanted.fileName}.${wanted.format}`
    try {
      // Before anything is awaited: a browser asks for a place only upon a click.
      const handle = people >= LARGE ? await askForPlace(name) : undefined
      setProgress({ kind: 'running', done: 0, total: people, retry: undefined })
      const { format, separator, sheet } = wanted
      const file = await writeFile(
        { format, separator, sheet, handle },
        tablePages(wanted, cancel, setProgress),
      )
      if (file) download(file, name)
      setProgress({ kind: 'done' })
    } catch {
      setProgress({ kind: cancel.signal.aborted ? 'cancelled' : 'failed' })
    }
  }
  return { progress, start, cancel: () => running.current?.abort() }
}

async function* tablePages(
  { filter, table }: Wanted,
  cancel: AbortController,
  show: (progress: ExportProgress) => void,
) {
  const { signal } = cancel
  const { Id, Pages, count: total } = await call('exports.startExport', filter, { signal })
  let done = 0
  /** Pages that have failed: several streams may have by the time somebody tries anew. */
  const waiting = new Set<() => void>()
  const retry = (): void => {
    for (const goOn of waiting) goOn()
    waiting.clear()
    report()
  }
  const report = (): void =>
    show({ kind: 'running', done, total, retry: waiting.size > 0 ? retry : undefined })
  yield [table.header]
  const pages = readPages<readonly ExportRow[]>({
    pages: Pages,
    signal,
    read: async (Page) => {
      const input = { ...filter, Page, ExportId: Id }
      return (await call('exports.exportGridPage', input, { signal })).list
    },
    onFailure: () =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
        waiting.add(resolve)
        report()
      }),
  })
  for await (const rows of pages) {
    yield rows.map(table.line)
    done += rows.length
    report()
  }
}

type PickPlace = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>

/** @throws AbortError when the person chooses no place. */
async function askForPlace(suggestedName: string): Promise<FileSystemFileHandle | undefined> {
  const pick = (window as { showSaveFilePicker?: PickPlace }).showSaveFilePicker
  return pick?.call(window, { suggestedName })
}
