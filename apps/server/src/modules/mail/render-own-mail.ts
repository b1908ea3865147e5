import { JobLimit, WorkerProcesses } from '../../kernel/worker-processes.ts'
import type { TemplateText } from './template-form.ts'
import { type Fault, TemplateProblem } from '../../kernel/templates/bounded-liquid.ts'
import { asBody, asSubject, type Model } from './render-mail.ts'

/** A subject or a body to render. */
export interface PartJob {
  readonly source: string
  readonly model: Model
  /** What it may use; without it, what is unknown is empty. */
  readonly known?: Model | undefined
}

export type PartResult =
  | { readonly text: string; readonly uses: readonly string[]; readonly fault?: never }
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
  /** What the template may use, as an example of each: it is being tried, and refused for anything else. */
  readonly known?: Model
}

/** What an author's template says. */
interface OwnMail extends TemplateText {
  /** Which of what it may use it uses; empty unless it is being tried. */
  readonly uses: readonly string[]
}

/** Renders the templates that a project's administrators write. */
export type RenderOwnMail = (template: TemplateText, model: Model, terms: Terms) => Promise<OwnMail>

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
    { known: _, ...terms }: Terms,
  ) => {
    const result = await processes.run(job, terms).catch((error: unknown): PartResult => {
      if (!(error instanceof JobLimit)) throw error
      return { fault: { message: error.message, line: 1, limit: error.limit } }
    })
    if (result.fault) throw new OwnTemplateProblem(field, result.fault)
    return result
  }
  return async ({ subject, body }, model, terms) => {
    const { known } = terms
    const first = await render('Subject', { source: subject, model, known }, terms)
    const second = await render('Body', { source: body, model, known }, terms)
    return {
      subject: asSubject(first.text),
      body: asBody(second.text),
      uses: [...new Set([...first.uses, ...second.uses])],
    }
  }
}
