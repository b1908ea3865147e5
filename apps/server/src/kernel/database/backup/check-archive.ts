import { finished } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { ArchiveRefused } from './archive.ts'
import type { Manifest, Summary } from './format.ts'
import { readSealed } from './read-sealed.ts'

/** What an archive says that it holds; it was counted, and is so. */
export interface CheckedArchive {
  readonly manifest: Manifest
  readonly summary: Summary
  /** Whether somebody has signed it; with a key, whether that was with this one. */
  readonly isSigned: boolean
}

/** How many rows each table has, and how many files there are. */
export type Counts = Pick<Summary, 'rows' | 'files'>

/**
 * Reads the whole archive once, so that a damaged or changed one is refused before anything is written.
 * @throws ArchiveRefused.
 */
export async function checkArchive(file: string, key: string | undefined): Promise<CheckedArchive> {
  let manifest: Manifest | undefined
  let summary: Summary | undefined
  let isSigned = false
  const counted: Counts = { rows: {}, files: 0 }
  for await (const part of readSealed(file, key)) {
    if (part.kind === 'manifest') {
      manifest = part.manifest
      for (const { name } of manifest.tables) counted.rows[name] = 0
    } else if (part.kind === 'rows') {
      const rows = counted.rows[part.table.name] ?? 0
      counted.rows[part.table.name] = rows + (await countLines(part.content))
    } else if (part.kind === 'file') {
      await finished(part.content.resume())
      counted.files++
    } else if (part.kind === 'summary') summary = part.summary
    else isSigned = part.isSigned
  }
  if (!manifest || !summary) throw new ArchiveRefused(file, 'it is incomplete')
  compareCounts(summary, counted, file)
  return { manifest, summary, isSigned }
}

/** @throws ArchiveRefused where there are other rows or files than the archive says. */
export function compareCounts(summary: Counts, counted: Counts, file: string): void {
  for (const name of new Set([...Object.keys(summary.rows), ...Object.keys(counted.rows)])) {
    const [said, found] = [summary.rows[name], counted.rows[name]]
    if (said === found) continue
    const reason =
      found === undefined
        ? `the table ${name} is missing`
        : `the table ${name} has ${found} rows, and not ${said ?? 'any'}`
    throw new ArchiveRefused(file, reason)
  }
  if (summary.files === counted.files) return
  throw new ArchiveRefused(file, `it has ${counted.files} files, and not ${summary.files}`)
}

const NEWLINE = 10

/** Rows as COPY writes them: each is one line, since line breaks in values are escaped. */
async function countLines(content: Readable): Promise<number> {
  let lines = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) lines++
  }
  return lines
}
