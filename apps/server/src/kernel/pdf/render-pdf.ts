import { AppError } from '../errors.ts'
import { JobLimit, WorkerProcesses } from '../worker-processes.ts'
import { checkContent, UnfitContent } from './check-content.ts'
import type { PdfContent, PdfResult } from './pdf-content.ts'

/** For whom a document is drawn. */
export interface PdfTerms {
  readonly projectId: number
  /** The server itself asks: it waits, however much of the project waits. */
  readonly isPatient?: boolean
}

const processes = new WorkerProcesses<PdfContent, PdfResult>({
  file: 'pdf-process',
  from: import.meta.url,
  atOnce: 2,
  maxWaiting: 8,
  timeoutMs: 60_000,
  memoryMb: 320,
})

/**
 * Draws a document beside the server: one that takes more than a minute or 320 MiB ends with its
 * process. It reads no file and no address, whatever the content names.
 * @throws rule_violated for content that is no document, or too large a one; too_many_requests where
 *   too much of the project waits.
 */
export async function renderPdf(content: PdfContent, terms: PdfTerms): Promise<Buffer> {
  try {
    checkContent(content.content)
    const result = await processes.run(content, terms)
    if ('problem' in result) throw new UnfitContent('', result.problem)
    return Buffer.from(result.pdf)
  } catch (error) {
    if (error instanceof JobLimit) throw refusal('document_too_large', error.message)
    if (error instanceof UnfitContent) throw refusal('document_unfit', error.message)
    throw error
  }
}

const refusal = (rule: 'document_too_large' | 'document_unfit', reason: string): AppError =>
  new AppError('rule_violated', { details: { rule }, reason })
