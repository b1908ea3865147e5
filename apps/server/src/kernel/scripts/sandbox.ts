import variant from '@jitl/quickjs-singlefile-mjs-release-sync'
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSDeferredPromise,
  type QuickJSHandle,
  type QuickJSRuntime,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core'
import {
  MAX_ASKS,
  MAX_ASK_CHARS,
  MAX_RESULT_CHARS,
  type HostAnswer,
  type HostAsk,
  type HostFunction,
  type ScriptBatch,
  type ScriptFault,
  type ScriptJob,
  type ScriptOutcome,
} from './script-job.ts'

/** What one script may allocate, and how deep its calls may go, in bytes. */
const MEMORY = 32 * 1024 * 1024
const STACK = 256 * 1024

const LONGEST_DETAIL = 300

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
  { jobs, milliseconds, host }: ScriptBatch,
  ask: AskHost,
): Promise<ScriptOutcome[]> {
  const time = new OwnTime(milliseconds)
  const outcomes: ScriptOutcome[] = []
  for (const job of jobs) outcomes.push(await runOne(quickjs, job, { time, host, ask }))
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
  readonly ask: AskHost
}

async function runOne(
  quickjs: QuickJSWASMModule,
  { script, parameters, values }: ScriptJob,
  { time, host, ask }: Terms,
): Promise<ScriptOutcome> {
  const runtime = quickjs.newRuntime()
  runtime.setMemoryLimit(MEMORY)
  runtime.setMaxStackSize(STACK)
  runtime.setInterruptHandler(() => time.isOver())
  const context = runtime.newContext()
  const json = new Json(context)
  const questions = new Questions(context, json)
  try {
    for (const name of host) questions.offer(name)
    const given = JSON.stringify(JSON.stringify(values))
    const kind = host.length > 0 ? 'async function' : 'function'
    const code = `(${kind} (${parameters.join(', ')}) {\n${script}\n})(...JSON.parse(${given}))`
    const result = time.spend(() => context.evalCode(code, FILE))
    if (result.error) return takeFault(context, result.error)
    if (host.length === 0) return time.spend(() => takeValue({ context, json }, result.value))
    return await settle({ runtime, context, json, questions, time, ask }, result.value)
  } finally {
    questions.dispose()
    json.dispose()
    context.dispose()
    runtime.dispose()
  }
}

interface Running extends Omit<Terms, 'host'> {
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

/** The interpreter's JSON, as it was before the script could change it. */
class Json {
  readonly #context: QuickJSContext
  readonly #stringify: QuickJSHandle
  readonly #parse: QuickJSHandle

  constructor(context: QuickJSContext) {
    this.#context = context
    const json = context.getProp(context.global, 'JSON')
    this.#stringify = context.getProp(json, 'stringify')
    this.#parse = context.getProp(json, 'parse')
    json.dispose()
  }

  /** @returns undefined for what has no form in JSON; the fault where making it throws. */
  write(value: QuickJSHandle): string | undefined | ScriptFault {
    const context = this.#context
    const result = context.callFunction(this.#stringify, context.undefined, value)
    if (result.error) return takeFault(context, result.error)
    const text =
      context.typeof(result.value) === 'string' ? context.getString(result.value) : undefined
    result.value.dispose()
    return text
  }

  read(text: string): ReturnType<QuickJSContext['callFunction']> {
    const context = this.#context
    const handle = context.newString(text)
    const result = context.callFunction(this.#parse, context.undefined, handle)
    handle.dispose()
    return result
  }

  dispose(): void {
    this.#stringify.dispose()
    this.#parse.dispose()
  }
}

interface Question {
  readonly ask: HostAsk
  readonly settle: (answer: HostAnswer) => void
}

/** What a script has asked and not been told yet. */
class Questions {
  readonly #context: QuickJSContext
  readonly #json: Json
  readonly #waiting: Question[] = []
  readonly #promises: QuickJSDeferredPromise[] = []

  constructor(context: QuickJSContext, json: Json) {
    this.#context = context
    this.#json = json
  }

  /** Gives the script a function of this name, which answers a promise. */
  offer(name: HostFunction): void {
    const context = this.#context
    const handle = context.newFunction(name, (...args) => {
      const promise = context.newPromise()
      this.#promises.push(promise)
      this.#add(
        name,
        args.map((arg) => this.#json.write(arg)),
        promise,
      )
      return promise.handle
    })
    context.setProp(context.global, name, handle)
    handle.dispose()
  }

  #add(
    name: HostFunction,
    texts: readonly (string | undefined | ScriptFault)[],
    promise: QuickJSDeferredPromise,
  ): void {
    const settle = (answer: HostAnswer): void => this.#settle(promise, answer)
    const args = texts.filter((text) => typeof text === 'string')
    const size = args.reduce((sum, text) => sum + text.length, 0)
    if (this.#promises.length > MAX_ASKS)
      settle({ error: `a script may ask ${MAX_ASKS} times, and no more` })
    else if (args.length < texts.length) settle({ error: 'what is asked has no form in JSON' })
    else if (size > MAX_ASK_CHARS) settle({ error: 'what is asked is too large' })
    else
      this.#waiting.push({
        ask: { name, args: args.map((text): unknown => JSON.parse(text)) },
        settle,
      })
  }

  #settle(promise: QuickJSDeferredPromise, answer: HostAnswer): void {
    const context = this.#context
    if ('error' in answer) {
      const error = context.newError(answer.error)
      promise.reject(error)
      return error.dispose()
    }
    const parsed = this.#json.read(JSON.stringify(answer.value ?? null))
    if (parsed.error) promise.reject(parsed.error)
    else promise.resolve(parsed.value)
    ;(parsed.error ?? parsed.value).dispose()
  }

  take(): Question | undefined {
    return this.#waiting.shift()
  }

  dispose(): void {
    for (const promise of this.#promises) promise.dispose()
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

function takeFault(context: QuickJSContext, error: QuickJSHandle): ScriptFault {
  const isError = context.typeof(error) === 'object'
  const name = isError ? textOf(context, error, 'name') : ''
  const message = isError
    ? textOf(context, error, 'message')
    : context.typeof(error) === 'symbol'
      ? 'symbol'
      : context.getString(error)
  const at = isError ? placeIn(textOf(context, error, 'stack')) : undefined
  error.dispose()
  const detail = (isError ? `${name}: ${message}` : message).slice(0, LONGEST_DETAIL)
  if (name === 'InternalError' && message === 'interrupted') return { problem: 'time', detail }
  if (message === 'out of memory') return { problem: 'memory', detail }
  if (/stack (overflow|size)/i.test(message)) return { problem: 'depth', detail }
  return { problem: 'error', detail, ...(at !== undefined && { at }) }
}

/** A text of an error; empty for anything else, as what throws when it is read. */
function textOf(context: QuickJSContext, error: QuickJSHandle, name: string): string {
  const value = context.getProp(error, name)
  const text = context.typeof(value) === 'string' ? context.getString(value) : ''
  value.dispose()
  return text
}

/** Where in the script something went wrong: its first line is the second of what is run. */
function placeIn(stack: string): string | undefined {
  const [, line, column] = /script\.js:(\d+)(?::(\d+))?/.exec(stack) ?? []
  if (line === undefined) return undefined
  return `${Math.max(1, Number(line) - 1)}:${column ?? 1}`
}
