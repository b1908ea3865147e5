import { useEffect, useRef, useState } from 'react'
import type { ExportCell } from '@telemachos/rules/export-cells'
import { patiently } from '../api/patiently.ts'
import { download } from './download.ts'
import type { ExportFormat, MoreRows } from './export-messages.ts'
import { readPages } from './read-pages.ts'
import { writeFile } from './write-file.ts'

type Line = readonly ExportCell[]

/** What is exported: a heading, and pages of lines that the server fixed when it began. */
export interface ExportSource {
  readonly header: Line
  /** How many pages are asked for at once, where each is small; by the format without it. */
  readonly streams?: number
  readonly begin: (signal: AbortSignal) => Promise<{
    readonly pages: number
    /** How many things there are in all, such as people. */
    readonly total: number
    readonly read: (page: number) => Promise<ExportPage>
  }>
}

interface ExportPage {
  /** How many of the total are on it: a thing may take several lines. */
  readonly count: number
  readonly lines: readonly Line[]
}

export type ExportProgress =
  | { readonly kind: 'idle' | 'cancelled' | 'failed' | 'done' }
  | {
      readonly kind: 'running'
      readonly done: number
      readonly total: number
      /** A page has failed: tries it anew. */
      readonly retry: (() => void) | undefined
      /** The server wants less to be asked; it goes on by itself. */
      readonly waits: boolean
    }

/** A file that is asked for. */
export interface Wanted {
  readonly source: ExportSource
  readonly format: ExportFormat
  readonly separator: string
  readonly sheet: string
  readonly more?: readonly MoreRows[]
  /** Without its ending. */
  readonly fileName: string
}

/** How many pages are asked for at once (spec §9): the old format has fewer. */
const STREAMS: Readonly<Record<ExportFormat, number>> = { xlsx: 6, csv: 6, xls: 4 }

/** From how many things on the file goes straight to the disk, where the browser can. */
const LARGE = 20_000

/** Runs one export at a time. */
export function useExport() {
  const [progress, setProgress] = useState<ExportProgress>({ kind: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(wanted: Wanted, total: number): Promise<void> {
    const cancel = new AbortController()
    running.current = cancel
    const name = `${wanted.fileName}.${wanted.format}`
    let handle: FileSystemFileHandle | undefined
    try {
      // Before anything is awaited: a browser asks for a place only upon a click.
      if (total >= LARGE) handle = await askForPlace(name)
      setProgress({ kind: 'running', done: 0, total, retry: undefined, waits: false })
      const { format, separator, sheet, more = [] } = wanted
      const file = await writeFile(
        { format, separator, sheet, more, handle },
        tablePages(wanted, total, cancel, setProgress),
        cancel.signal,
      )
      cancel.signal.throwIfAborted()
      if (file) download(file, name)
      setProgress({ kind: 'done' })
    } catch (error) {
      // Whoever chooses no place has changed their mind, too.
      const isCancelled = cancel.signal.aborted || isAbort(error)
      // Whatever is still asked for is for nobody.
      cancel.abort(error)
      if (handle) await removeEmpty(handle)
      setProgress({ kind: isCancelled ? 'cancelled' : 'failed' })
    }
  }
  return { progress, start, cancel: () => running.current?.abort() }
}

async function* tablePages(
  { source, format }: Wanted,
  expected: number,
  cancel: AbortController,
  show: (progress: ExportProgress) => void,
) {
  const { signal } = cancel
  let total = expected
  let done = 0
  /** How many streams wait for the server. */
  let patient = 0
  /** Pages that have failed: several streams may have by the time somebody tries anew. */
  const waiting = new Set<() => void>()
  const retry = (): void => {
    for (const goOn of waiting) goOn()
    waiting.clear()
    report()
  }
  const report = (): void =>
    show({
      kind: 'running',
      done,
      total,
      retry: waiting.size > 0 ? retry : undefined,
      waits: patient > 0,
    })
  const onWait = (isWaiting: boolean): void => {
    patient += isWaiting ? 1 : -1
    report()
  }
  const begun = await patiently(() => source.begin(signal), { signal, onWait })
  total = begun.total
  yield [source.header]
  const pages = readPages<ExportPage>({
    pages: begun.pages,
    streams: source.streams ?? STREAMS[format],
    signal,
    onWait,
    read: begun.read,
    onFailure: () =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
        waiting.add(resolve)
        report()
      }),
  })
  for await (const page of pages) {
    yield page.lines
    done += page.count
    report()
  }
}

type PickPlace = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>

/** @throws AbortError when the person chooses no place. */
async function askForPlace(suggestedName: string): Promise<FileSystemFileHandle | undefined> {
  const pick = (window as { showSaveFilePicker?: PickPlace }).showSaveFilePicker
  return pick?.call(window, { suggestedName })
}

const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/** Takes away the empty file that the browser makes where somebody chose a place, as far as it can. */
async function removeEmpty(handle: FileSystemFileHandle & { remove?: () => Promise<void> }) {
  try {
    if ((await handle.getFile()).size === 0) await handle.remove?.()
  } catch {
    // It is gone already, or the browser does not let us.
  }
}
