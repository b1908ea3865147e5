import variant from '@jitl/quickjs-singlefile-mjs-release-sync'
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core'
import { Effects, Questions } from './script-functions.ts'
import {
  MAX_RESULT_CHARS,
  type EffectFunction,
  type HostAnswer,
  type HostAsk,
  type HostFunction,
  type ScriptBatch,
  type ScriptJob,
  type ScriptOutcome,
} from './script-job.ts'
import { Json, takeFault } from './script-json.ts'

/** What one script may allocate, and how deep its calls may go, in bytes. */
const MEMORY = 32 * 1024 * 1024
const STACK = 256 * 1024

/** The name of what is run: problems are told by their place in it. */
const FILE = 'script.js'

type AskHost = (ask: HostAsk) => Promise<HostAnswer>

/** Loads the interpreter: it knows nothing of the machine, and has no functions but those of the language. */
export const loadSandbox = (): Promise<QuickJSWASMModule> =>
  newQuickJSWASMModuleFromVariant(variant)

/**
 * Runs scripts after each other. What loops, allocates or calls itself without end is stopped, and so is
 * whatever comes after it.
 */
export async function runScripts(
  quickjs: QuickJSWASMModule,
  { jobs, milliseconds, host, effects = [] }: ScriptBatch,
  ask: AskHost,
): Promise<ScriptOutcome[]> {
  const time = new OwnTime(milliseconds)
  const outcomes: ScriptOutcome[] = []
  for (const job of jobs) outcomes.push(await runOne(quickjs, job, { time, host, effects, ask }))
  return outcomes
}

/** The time that scripts take for themselves; what they wait for costs them none. */
class OwnTime {
  #left: number
  #until = 0

  constructor(milliseconds: number) {
    this.#left = milliseconds
  }

  isOver(): boolean {
    return performance.now() > this.#until
  }

  spend<T>(work: () => T): T {
    const from = performance.now()
    this.#until = from + this.#left
    try {
      return work()
    } finally {
      this.#left -= performance.now() - from
    }
  }
}

interface Terms {
  readonly time: OwnTime
  readonly host: readonly HostFunction[]
  readonly effects: readonly EffectFunction[]
  readonly ask: AskHost
}

async function runOne(
  quickjs: QuickJSWASMModule,
  { script, parameters, values }: ScriptJob,
  { time, host, effects, ask }: Terms,
): Promise<ScriptOutcome> {
  const runtime = quickjs.newRuntime()
  runtime.setMemoryLimit(MEMORY)
  runtime.setMaxStackSize(STACK)
  runtime.setInterruptHandler(() => time.isOver())
  const context = runtime.newContext()
  const json = new Json(context)
  const questions = new Questions(context, json)
  const said = new Effects(context, json)
  try {
    for (const name of host) questions.offer(name)
    for (const name of effects) said.offer(name)
    const given = JSON.stringify(JSON.stringify(values))
    const kind = host.length > 0 ? 'async function' : 'function'
    const code = `(${kind} (${parameters.join(', ')}) {\n${script}\n})(...JSON.parse(${given}))`
    const result = time.spend(() => context.evalCode(code, FILE))
    if (result.error) return said.join(takeFault(context, result.error))
    if (host.length === 0)
      return said.join(time.spend(() => takeValue({ context, json }, result.value)))
    return said.join(await settle({ runtime, context, json, questions, time, ask }, result.value))
  } finally {
    questions.dispose()
    json.dispose()
    context.dispose()
    runtime.dispose()
  }
}

interface Running extends Omit<Terms, 'host' | 'effects'> {
  readonly runtime: QuickJSRuntime
  readonly context: QuickJSContext
  readonly json: Json
  readonly questions: Questions
}

/** Goes on with a script that waits, one answer after the other, until it has a result. */
async function settle(running: Running, promise: QuickJSHandle): Promise<ScriptOutcome> {
  const { runtime, context, questions, time, ask } = running
  try {
    for (;;) {
      const jobs = time.spend(() => runtime.executePendingJobs())
      if (jobs.error) return takeFault(context, jobs.error)
      const state = context.getPromiseState(promise)
      if (state.type === 'fulfilled') return time.spend(() => takeValue(running, state.value))
      if (state.type === 'rejected') return takeFault(context, state.error)
      const next = questions.take()
      if (!next) return { problem: 'result', detail: 'it waits for nothing that could come' }
      next.settle(await ask(next.ask))
    }
  } finally {
    promise.dispose()
  }
}

function takeValue(
  { context, json }: Pick<Running, 'context' | 'json'>,
  value: QuickJSHandle,
): ScriptOutcome {
  const type = context.typeof(value)
  const text = json.write(value)
  value.dispose()
  if (typeof text === 'object') return text
  if (text !== undefined && text.length > MAX_RESULT_CHARS)
    return { problem: 'result', detail: 'the result is too large' }
  return { type, json: text }
}
