import { serveJobs } from '../../kernel/serve-jobs.ts'
import { renderDocument, type DocumentJob, type DocumentResult } from './render-document.ts'

/** The process in which documents of authors are rendered: see DocumentRenderer. */
serveJobs<DocumentJob, DocumentResult>(renderDocument)
