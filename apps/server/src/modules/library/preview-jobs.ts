import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { PreviewKind } from '@telemachos/contract/library/preview-kinds'
import { JobLimit, WorkerProcesses } from '../../kernel/worker-processes.ts'

export type Preview = OutputOf<typeof contract.library.calls.getPreview>

/** A document whose preview is wanted; numbers and dates are written as the language has them. */
export interface PreviewJob {
  readonly kind: PreviewKind
  readonly language: Language
  readonly content: Uint8Array
}

/** What a preview is that shows nothing, and why. */
export const noPreview = (State: Exclude<Preview['State'], 'shown'>): Preview => ({
  State,
  Blocks: [],
  Sheets: [],
  Slides: [],
  IsCut: false,
})

const processes = new WorkerProcesses<PreviewJob, Preview>({
  file: 'preview-process',
  from: import.meta.url,
  atOnce: 2,
  maxWaiting: 20,
  timeoutMs: 10_000,
  memoryMb: 256,
})

/**
 * Makes a preview of a document that somebody has uploaded, in a process beside the server; the document
 * is fetched once its turn has come. Where it takes more than ten seconds or 256 MiB, the process is ended,
 * and for an hour nobody tries that document again: its preview is 'too_large'.
 * @throws too_many_requests where the project's previews take too much.
 */
export async function makePreview(
  fetchJob: () => Promise<PreviewJob>,
  { projectId, fileId }: { readonly projectId: number; readonly fileId: number },
): Promise<Preview> {
  try {
    return await processes.run(fetchJob, { projectId, content: `preview ${fileId}` })
  } catch (error) {
    if (error instanceof JobLimit) return noPreview('too_large')
    throw error
  }
}
