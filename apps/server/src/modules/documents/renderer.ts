import type { Fault } from '../../kernel/templates/bounded-liquid.ts'
import { Scripts } from '../../kernel/scripts/run-scripts.ts'
import type { ScriptFault } from '../../kernel/scripts/script-job.ts'
import { JobLimit, WorkerProcesses } from '../../kernel/worker-processes.ts'
import type { DocumentJob, DocumentResult } from './render-document.ts'
import type { Block } from './written-html.ts'

/** Functions of documents have so many milliseconds of their own, for each person. */
const OWN_MS = 200
/** All of those whose models are prepared together have this long; one that takes it is tried once more. */
const TOGETHER_MS = 600
/** People whose models are prepared together, and whose documents are rendered together. */
const TOGETHER = 10

const scripts = new Scripts({ atOnce: 2, maxWaiting: 50 })

const processes = new WorkerProcesses<DocumentJob, DocumentResult>({
  file: 'document-process',
  from: import.meta.url,
  atOnce: 2,
  maxWaiting: 50,
  timeoutMs: 5_000,
  memoryMb: 64,
})

/** What a document is written for: see modelOf. */
export type Model = Readonly<Record<string, unknown>>

/** A document with what it includes. */
export interface Renderable {
  readonly projectId: number
  readonly text: string
  readonly code: string
  readonly parts: Readonly<Record<string, string>>
  /** The server itself asks: it waits, however much of the project waits. */
  readonly isPatient?: boolean | undefined
}

/** What of a document is wrong, and where. */
export type DocumentFault =
  | { readonly field: 'Text'; readonly fault: Fault }
  | { readonly field: 'Function'; readonly fault: ScriptFault }

/** Thrown where a document cannot be rendered. */
export class DocumentProblem extends Error {
  override readonly name = 'DocumentProblem'
  readonly problem: DocumentFault

  constructor(problem: DocumentFault) {
    super(`the document's ${problem.field} cannot be used`)
    this.problem = problem
  }
}

/**
 * What becomes of a document for each of these models, beside the server: its function prepares what its
 * text shows. Of HTML only what documents may have is left.
 * @throws DocumentProblem; too_many_requests where too much of the project is rendered.
 */
export async function renderAll(
  document: Renderable,
  models: readonly Model[],
): Promise<Block[][]> {
  const rendered: Block[][] = []
  for (let from = 0; from < models.length; from += TOGETHER) {
    const some = await prepareModels(document, models.slice(from, from + TOGETHER))
    const result = await renderTexts(document, some)
    if ('documents' in result) rendered.push(...result.documents)
  }
  return rendered
}

/**
 * The page that a document is for one model.
 * @throws as renderAll.
 */
export async function renderPage(
  document: Renderable,
  model: Model,
  page: NonNullable<DocumentJob['page']>,
): Promise<string> {
  const result = await renderTexts(document, await prepareModels(document, [model]), page)
  return 'page' in result ? result.page : ''
}

async function prepareModels(
  { projectId, code, isPatient }: Renderable,
  models: readonly Model[],
): Promise<Model[]> {
  if (code.trim() === '') return [...models]
  const jobs = models.map((model) => ({ script: code, parameters: ['model'], values: [model] }))
  const milliseconds = Math.min(TOGETHER_MS, OWN_MS * jobs.length)
  const run = () => scripts.run({ jobs, milliseconds, host: [] }, { projectId, isPatient })
  const first = await run()
  // The machine may have been busy.
  const isLate = first.some((outcome) => 'problem' in outcome && outcome.problem === 'time')
  const outcomes = isLate ? await run() : first
  return outcomes.map((outcome) => {
    if ('problem' in outcome) throw new DocumentProblem({ field: 'Function', fault: outcome })
    const value: unknown = outcome.json === undefined ? undefined : JSON.parse(outcome.json)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
    const fault: ScriptFault = { problem: 'result', detail: 'it answers no object' }
    throw new DocumentProblem({ field: 'Function', fault })
  })
}

async function renderTexts(
  { projectId, text, parts, isPatient }: Renderable,
  models: readonly Model[],
  page?: DocumentJob['page'],
): Promise<Exclude<DocumentResult, { fault: unknown }>> {
  const result = await processes
    .run({ text, parts, models, page }, { projectId, isPatient })
    .catch((error: unknown): DocumentResult => {
      if (!(error instanceof JobLimit)) throw error
      return { fault: { message: error.message, line: 1, limit: error.limit } }
    })
  if ('fault' in result) throw new DocumentProblem({ field: 'Text', fault: result.fault })
  return result
}
