import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core'
import type { ScriptFault } from './script-job.ts'

const LONGEST_DETAIL = 300

/** The interpreter's JSON, as it was before the script could change it. */
export class Json {
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

/** Why a script has ended without a result. */
export function takeFault(context: QuickJSContext, error: QuickJSHandle): ScriptFault {
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
