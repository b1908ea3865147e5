import { JobLimit, WorkerProcesses } from '../../kernel/worker-processes.ts'

export const PDF = 'application/pdf'
export const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** So much of a text is read. */
export const TEXT_LENGTH = 500_000

/** A document whose text is wanted. */
export interface TextJob {
  readonly mime: typeof PDF | typeof WORD
  readonly content: Uint8Array
}

export interface TextResult {
  readonly text: string
}

const processes = new WorkerProcesses<TextJob, TextResult>({
  file: 'text-process',
  from: import.meta.url,
  atOnce: 1,
  maxWaiting: 20,
  timeoutMs: 10_000,
  memoryMb: 256,
})

/**
 * The text of a document that somebody has uploaded, read beside the server: one that asks for more
 * than ten seconds or 256 MiB ends with its process, and has no text.
 */
export async function extractText(job: TextJob, projectId: number): Promise<string> {
  try {
    return (await processes.run(job, { projectId, isPatient: true })).text
  } catch (error) {
    if (error instanceof JobLimit) return ''
    throw error
  }
}
