import { JobLimit, WorkerProcesses } from '../../kernel/worker-processes.ts'
import type { TemplateText } from './template-form.ts'
import { type Fault, TemplateProblem } from '../../kernel/templates/bounded-liquid.ts'
import { asBody, asSubject, type Model } from './render-mail.ts'

/** A subject or a body to render. */
export interface PartJob {
  readonly source: string
  readonly model: Model
}

export type PartResult =
  | { readonly text: string; readonly fault?: never }
  | { readonly fault: Fault; readonly text?: never }

/** Which part of a template is wrong, as the contract calls it. */
export class OwnTemplateProblem extends TemplateProblem {
  readonly field: 'Subject' | 'Body'

  constructor(field: OwnTemplateProblem['field'], fault: Fault) {
    super(fault)
    this.field = field
  }
}

/** For which project a template is rendered, and whether that waits however much of the project waits. */
interface Terms {
  readonly projectId: number
  readonly isPatient?: boolean
}

/** Renders the templates that a project's administrators write. */
export type RenderOwnMail = (
  template: TemplateText,
  model: Model,
  terms: Terms,
) => Promise<TemplateText>

/**
 * How templates of authors are rendered: beside the server, which goes on answering whatever they ask
 * for. What Liquid's own limits cannot see, such as one filter that never ends, ends with its process.
 *
 * The function throws OwnTemplateProblem when a template is wrong or asks for too much.
 * @param atOnce how many parts are rendered at once; others wait.
 */
export function openOwnMailRenderer(atOnce: number): RenderOwnMail {
  const processes = new WorkerProcesses<PartJob, PartResult>({
    file: 'template-process',
    from: import.meta.url,
    atOnce,
    maxWaiting: 20,
    timeoutMs: 5_000,
    memoryMb: 64,
  })
  const render = async (
    field: OwnTemplateProblem['field'],
    job: PartJob,
    terms: Terms,
  ): Promise<string> => {
    const { text, fault } = await processes.run(job, terms).catch((error: unknown): PartResult => {
      if (!(error instanceof JobLimit)) throw error
      return { fault: { message: error.message, line: 1, limit: error.limit } }
    })
    if (fault) throw new OwnTemplateProblem(field, fault)
    return text
  }
  return async ({ subject, body }, model, terms) => ({
    subject: asSubject(await render('Subject', { source: subject, model }, terms)),
    body: asBody(await render('Body', { source: body, model }, terms)),
  })
}
