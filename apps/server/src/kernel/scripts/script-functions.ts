import type { QuickJSContext, QuickJSDeferredPromise } from 'quickjs-emscripten-core'
import {
  ENDING_EFFECT,
  MAX_ASKS,
  MAX_ASK_CHARS,
  MAX_EFFECTS,
  type EffectFunction,
  type HostAnswer,
  type HostAsk,
  type HostFunction,
  type ScriptEffect,
  type ScriptFault,
  type ScriptOutcome,
} from './script-job.ts'
import type { Json } from './script-json.ts'

interface Question {
  readonly ask: HostAsk
  readonly settle: (answer: HostAnswer) => void
}

/** What a script has asked and not been told yet. */
export class Questions {
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

/** What a script has said is to be done. */
export class Effects {
  readonly #context: QuickJSContext
  readonly #json: Json
  readonly #said: ScriptEffect[] = []
  #chars = 0

  constructor(context: QuickJSContext, json: Json) {
    this.#context = context
    this.#json = json
  }

  /** Gives the script a function of this name, which answers nothing. */
  offer(name: EffectFunction): void {
    const context = this.#context
    const handle = context.newFunction(name, (...args) => {
      const problem = this.#add(
        name,
        args.map((arg) => this.#json.write(arg)),
      )
      if (problem !== undefined) return { error: context.newError(problem) }
      return name === ENDING_EFFECT
        ? { error: context.newError('it has refused') }
        : context.undefined
    })
    context.setProp(context.global, name, handle)
    handle.dispose()
  }

  /** @returns why not. */
  #add(
    name: EffectFunction,
    given: readonly (string | undefined | ScriptFault)[],
  ): string | undefined {
    const texts = given.filter((text) => typeof text === 'string')
    this.#chars += texts.reduce((sum, text) => sum + text.length, 0)
    if (this.#said.length === MAX_EFFECTS)
      return `a script may do ${MAX_EFFECTS} things, and no more`
    if (texts.length < given.length) return `what ${name} is given has no form in JSON`
    if (this.#chars > MAX_ASK_CHARS) return 'what is to be done is too large'
    this.#said.push({ name, args: texts.map((text): unknown => JSON.parse(text)) })
    return undefined
  }

  join(outcome: ScriptOutcome): ScriptOutcome {
    return this.#said.length === 0 ? outcome : { ...outcome, effects: this.#said }
  }
}
