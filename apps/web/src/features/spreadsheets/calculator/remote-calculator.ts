import type { InputValues } from '@telemachos/contract/spreadsheets/settings'
import type { CellAddress } from '@telemachos/spreadsheet/functions/definition'
import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import type { Scalar } from '@telemachos/spreadsheet/values/value'
import {
  keyOf,
  type AnswerTo,
  type CalculatorSettings,
  type FromCalculator,
  type Question,
  type Shown,
  type ShownCell,
} from './calculator-messages.ts'

/** A worker that calculates, as far as it is used here. */
export interface CalculatorWorker {
  postMessage(question: Question): void
  addEventListener(type: 'message', listen: (event: MessageEvent<FromCalculator>) => void): void
  addEventListener(type: 'error', listen: () => void): void
  terminate(): void
}

/** What a calculator is given, since it has neither worker nor clock of its own. */
export interface Surroundings {
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  readonly clockAhead: number
  startWorker(): CalculatorWorker
  /** Calls back after some milliseconds; calling what it gives takes that back. */
  after(milliseconds: number, callback: () => void): () => void
}

/** How it goes with calculating. */
export interface CalculatorState {
  /** Counts what came from the worker. */
  readonly revision: number
  /** A calculation has been under way for long enough to be told. */
  readonly isSlow: boolean
  /** It took too long, or never began: what is shown is the last that came. */
  readonly ended: 'tooLong' | 'failed' | undefined
  /** Cells that were not computed are #LIMIT!: the sheet needs more steps than it may take. */
  readonly isOverLimit: boolean
}

/** Said of questions to which there will be no answer. */
export class CalculatorEnded extends Error {}

/** What quick sheets need shows nothing: before this, in milliseconds, nobody is told that it calculates. */
const SLOW_MS = 500

/** A question that is not answered by then never will be, in milliseconds: the server gives up at ten seconds. */
export const MAX_MS = 20_000

interface Waiting {
  readonly question: Question
  take(answer: AnswerTo<Question>): void
  fail(error: Error): void
}

/**
 * A calculator beside the page. It is asked one thing after the other; of inputs that change while it
 * calculates only the last are put in. Where it takes too long it is ended, what it said last stays, and
 * other inputs begin it anew.
 */
export class RemoteCalculator {
  readonly #model: WorkbookModel
  readonly #settings: CalculatorSettings
  readonly #surroundings: Surroundings
  readonly #cells = new Map<string, ShownCell>()
  readonly #watched = new Map<string, { readonly cell: CellAddress; listeners: Set<() => void> }>()
  readonly #listeners = new Set<() => void>()
  #outputs: ReadonlyMap<string, Scalar> = new Map()
  #state: CalculatorState = { revision: 0, isSlow: false, ended: undefined, isOverLimit: false }
  #inputs: InputValues = {}
  #worker: CalculatorWorker | undefined
  #isRunning = false
  /** What is shown is not of the present inputs, or not of all cells that somebody looks at. */
  #isStale = true
  #asked: Waiting[] = []
  #current: Waiting | undefined
  #stopWatch: () => void = () => undefined

  constructor(model: WorkbookModel, settings: CalculatorSettings, surroundings: Surroundings) {
    this.#model = model
    this.#settings = settings
    this.#surroundings = surroundings
  }

  /** Begins to calculate; answers what ends it. */
  run(): () => void {
    this.#isRunning = true
    this.#next()
    return () => {
      this.#isRunning = false
      this.#end(undefined)
    }
  }

  /** Has other inputs calculated with. */
  put(inputs: InputValues): void {
    if (this.#inputs === inputs) return
    this.#inputs = inputs
    this.#isStale = true
    // Other inputs may be quicker.
    if (this.#state.ended) this.#set({ ended: undefined })
    this.#next()
  }

  /** What is known of a cell; undefined before anything is. */
  cell(cell: CellAddress): ShownCell | undefined {
    return this.#cells.get(keyOf(cell))
  }

  /** What comes out, by name; empty before anything has. */
  get outputs(): ReadonlyMap<string, Scalar> {
    return this.#outputs
  }

  get state(): CalculatorState {
    return this.#state
  }

  /** Calls back when a cell is shown otherwise; answers what ends it. */
  watch(cell: CellAddress, listener: () => void): () => void {
    const key = keyOf(cell)
    const known = this.#watched.get(key)
    const entry = known ?? { cell, listeners: new Set() }
    entry.listeners.add(listener)
    if (!known) {
      this.#watched.set(key, entry)
      this.#isStale = true
      // Many cells come into sight at once.
      queueMicrotask(() => this.#next())
    }
    return () => {
      entry.listeners.delete(listener)
      if (entry.listeners.size === 0) this.#watched.delete(key)
    }
  }

  /** Calls back when the state, or what comes out, is another. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** @throws CalculatorEnded where it is over before there is an answer. */
  ask<Asked extends Question>(question: Asked): Promise<AnswerTo<Asked>> {
    if (this.#state.ended) return Promise.reject(new CalculatorEnded())
    const { promise, resolve, reject } = Promise.withResolvers<AnswerTo<Asked>>()
    this.#asked.push({ question, take: resolve as Waiting['take'], fail: reject })
    this.#next()
    return promise
  }

  /** Asks what is to be asked next, once the last is answered: what is shown comes first. */
  #next(): void {
    if (!this.#isRunning || this.#current || this.#state.ended) return
    if (!this.#worker) return this.#start()
    if (this.#isStale) {
      this.#isStale = false
      const cells = [...this.#watched.values()].map(({ cell }) => cell)
      const question: Question = { kind: 'show', inputs: this.#inputs, cells }
      return this.#send({ question, take: (shown) => this.#show(shown as Shown), fail: () => {} })
    }
    const waiting = this.#asked.shift()
    if (waiting) this.#send(waiting)
    return undefined
  }

  #start(): void {
    const worker = this.#surroundings.startWorker()
    this.#worker = worker
    this.#isStale = true
    worker.addEventListener('message', ({ data }) => {
      if (worker === this.#worker) this.#hear(data)
    })
    worker.addEventListener('error', () => {
      if (worker === this.#worker) this.#end('failed')
    })
    const question: Question = {
      kind: 'open',
      model: this.#model,
      settings: this.#settings,
      clockAhead: this.#surroundings.clockAhead,
    }
    this.#send({ question, take: () => {}, fail: () => {} })
  }

  #send(waiting: Waiting): void {
    this.#current = waiting
    const { after } = this.#surroundings
    const slow = after(SLOW_MS, () => this.#set({ isSlow: true }))
    const late = after(MAX_MS, () => this.#end('tooLong'))
    this.#stopWatch = () => {
      slow()
      late()
    }
    this.#worker?.postMessage(waiting.question)
  }

  #hear(message: FromCalculator): void {
    const waiting = this.#current
    if ('failed' in message) return this.#end('failed')
    this.#stopWatch()
    this.#current = undefined
    waiting?.take(message.answer)
    const isBusy = this.#isStale || this.#asked.length > 0
    if (this.#state.isSlow && !isBusy) this.#set({ isSlow: false })
    return this.#next()
  }

  #show({ cells, outputs, isOverLimit }: Shown): void {
    for (const [key, shown] of cells) this.#cells.set(key, shown)
    this.#outputs = new Map(outputs)
    this.#set({ revision: this.#state.revision + 1, isOverLimit })
    for (const [key] of cells) {
      for (const listener of this.#watched.get(key)?.listeners ?? []) listener()
    }
  }

  #end(why: CalculatorState['ended']): void {
    this.#stopWatch()
    this.#worker?.terminate()
    this.#worker = undefined
    const waiting = [...(this.#current ? [this.#current] : []), ...this.#asked]
    this.#current = undefined
    this.#asked = []
    this.#set({ isSlow: false, ended: why })
    for (const { fail } of waiting) fail(new CalculatorEnded())
  }

  #set(change: Partial<CalculatorState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
