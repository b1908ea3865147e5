import { serveJobs } from '../serve-jobs.ts'
import type { HostAnswer, ScriptBatch, ScriptResult } from './script-job.ts'
import { loadSandbox, runScripts } from './sandbox.ts'

const quickjs = await loadSandbox()

/** The process in which scripts of authors run: see Scripts. */
serveJobs<ScriptBatch, ScriptResult>(async (batch, ask) => ({
  outcomes: await runScripts(quickjs, batch, (question) => ask(question) as Promise<HostAnswer>),
}))
