import variant from '@jitl/quickjs-singlefile-mjs-release-sync'
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core'

/** A validator and what it is to judge. */
export interface ValidatorJob {
  readonly question: string
  /** The body of a function of `value`, `application` and `today`. */
  readonly script: string
  readonly value: string
}

/** What all validators of one application are told, and how long they have together. */
export interface ValidatorBatch {
  readonly jobs: readonly ValidatorJob[]
  readonly application: Readonly<Record<string, string>>
  readonly today: string
  readonly milliseconds: number
}

/** Why a validator could not say whether an answer is right. */
export type ValidatorProblem = 'time' | 'memory' | 'depth' | 'error' | 'result'

/** A validator that could not say. */
export interface ValidatorFault {
  readonly question: string
  readonly problem: ValidatorProblem
  readonly detail: string
}

export type ValidatorVerdict =
  | { readonly question: string; readonly isValid: boolean }
  | ValidatorFault

/** What one validator may allocate, and how deep its calls may go, in bytes. */
const MEMORY = 32 * 1024 * 1024
const STACK = 256 * 1024

const LONGEST_DETAIL = 300

/** Loads the interpreter: it knows nothing of the machine, and has no functions but those of the language. */
export const loadSandbox = (): Promise<QuickJSWASMModule> =>
  newQuickJSWASMModuleFromVariant(variant)

/**
 * Has each validator judge its answer, in a context of its own: 0 is right, any other number is not. What
 * loops, allocates or calls itself without end is stopped, and so is whatever comes after it.
 */
export function judge(quickjs: QuickJSWASMModule, batch: ValidatorBatch): ValidatorVerdict[] {
  const deadline = performance.now() + batch.milliseconds
  return batch.jobs.map((job) => judgeOne(quickjs, job, { ...batch, deadline }))
}

function judgeOne(
  quickjs: QuickJSWASMModule,
  { question, script, value }: ValidatorJob,
  { application, today, deadline }: Omit<ValidatorBatch, 'jobs'> & { readonly deadline: number },
): ValidatorVerdict {
  const runtime = quickjs.newRuntime()
  runtime.setMemoryLimit(MEMORY)
  runtime.setMaxStackSize(STACK)
  runtime.setInterruptHandler(() => performance.now() > deadline)
  const context = runtime.newContext()
  try {
    const given = JSON.stringify(JSON.stringify([value, application, today]))
    const code = `(function (value, application, today) {\n${script}\n})(...JSON.parse(${given}))`
    return { question, ...readResult(context, code) }
  } finally {
    context.dispose()
    runtime.dispose()
  }
}

type Outcome =
  | { readonly isValid: boolean }
  | { readonly problem: ValidatorProblem; readonly detail: string }

function readResult(context: QuickJSContext, code: string): Outcome {
  const result = context.evalCode(code, 'validator.js')
  if (result.error) {
    const thrown: unknown = context.dump(result.error)
    result.error.dispose()
    return problemOf(thrown)
  }
  const type = context.typeof(result.value)
  const number = type === 'number' ? context.getNumber(result.value) : Number.NaN
  result.value.dispose()
  return Number.isNaN(number) ? { problem: 'result', detail: type } : { isValid: number === 0 }
}

function problemOf(thrown: unknown): Outcome {
  const isError = typeof thrown === 'object' && thrown !== null
  const { name = '', message = '' } = isError ? (thrown as Partial<Error>) : {}
  const detail = (isError ? `${name}: ${message}` : String(thrown)).slice(0, LONGEST_DETAIL)
  if (name === 'InternalError' && message === 'interrupted') return { problem: 'time', detail }
  if (message === 'out of memory') return { problem: 'memory', detail }
  if (/stack (overflow|size)/i.test(message)) return { problem: 'depth', detail }
  return { problem: 'error', detail }
}
