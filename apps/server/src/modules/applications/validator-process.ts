import { serveJobs } from '../../kernel/serve-jobs.ts'
import type { ValidatorResult } from './run-validators.ts'
import { judge, loadSandbox, type ValidatorBatch } from './script-sandbox.ts'

const quickjs = await loadSandbox()

/** The process in which validators of authors run: see runValidators. */
serveJobs<ValidatorBatch, ValidatorResult>((batch) => ({ verdicts: judge(quickjs, batch) }))
