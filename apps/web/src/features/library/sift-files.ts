import { MOST_FILES, pathOfFile, type ReadFiles } from '#ui'
import type { RefusedFile } from './refused-files.tsx'

/** What was chosen: the files that are sent, and those that are not. */
export interface SiftedFiles {
  readonly files: readonly File[]
  readonly refused: readonly RefusedFile[]
  /** Whether there were more than are taken at once. */
  readonly hasMore: boolean
}

interface Reasons {
  /** Why a file is not sent; null for one that is. */
  readonly refusalOf: (file: File) => string | null
  /** What is said of what could not be read. */
  readonly unread: string
}

/** Which of chosen files are sent, and why others are not, each named with the folders that it came with. */
export function siftFiles(chosen: ReadFiles, reasons: Reasons): SiftedFiles {
  const judged = chosen.files
    .slice(0, MOST_FILES)
    .map((file) => ({ file, reason: reasons.refusalOf(file) }))
  const refused = judged.flatMap(({ file, reason }) =>
    reason === null ? [] : { name: pathOfFile(file), reason },
  )
  const unread = chosen.unread
    .slice(0, MOST_FILES)
    .map((name) => ({ name, reason: reasons.unread }))
  return {
    files: judged.flatMap(({ file, reason }) => (reason === null ? file : [])),
    refused: [...refused, ...unread],
    hasMore: chosen.files.length + chosen.unread.length > MOST_FILES,
  }
}
