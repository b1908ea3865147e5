import { serveJobs } from '../../kernel/serve-jobs.ts'
import { TemplateProblem } from '../../kernel/templates/bounded-liquid.ts'
import { namesIn, renderPart } from './render-mail.ts'
import type { PartJob, PartResult } from './render-own-mail.ts'

/** The process in which templates of authors are rendered: see renderOwnMail. */
serveJobs<PartJob, PartResult>(({ source, model, known }) => {
  try {
    const uses = known ? namesIn(source, known) : []
    return { text: renderPart(source, model), uses }
  } catch (error) {
    if (error instanceof TemplateProblem) return { fault: error.fault }
    throw error
  }
})
