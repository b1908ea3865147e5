import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import { describe, expect, it } from 'vitest'
import type { CalculatorSettings, FromCalculator, Question } from './calculator-messages.ts'
import { CalculatorSession } from './calculator-session.ts'
import {
  CalculatorEnded,
  MAX_MS,
  RemoteCalculator,
  type CalculatorWorker,
} from './remote-calculator.ts'

const A1 = { sheet: 0, row: 0, column: 0 }
const A2 = { ...A1, row: 1 }

/** One input, twice of which comes out. */
const MODEL: WorkbookModel = {
  sheets: [
    {
      ...{ name: 'S', visibility: 'visible', columns: [], rows: [], merges: [], charts: [] },
      ...{ showsGridLines: true, isProtected: false, validations: [], conditionalFormats: [] },
      cells: [
        { row: 0, column: 0, value: 1 },
        { row: 1, column: 0, formula: 'A1*2', value: 2 },
        { row: 2, column: 0, formula: 'SUM(SEQUENCE(A1))' },
      ],
    },
  ],
  ...{ names: [], tables: [], styles: [], notes: [] },
  calculation: { isDate1904: false, isIterative: false, maxIterations: 100, maxChange: 0.001 },
}
const text = { el: '', en: '' }
const SETTINGS: CalculatorSettings = {
  Inputs: [
    {
      ...{ Name: 'x', Sheet: 'S', Cell: 'A1', Kind: 'Number', Label: text, Help: text, Unit: text },
      ...{ Min: null, Max: null, Choices: [], Required: false, Binding: '' },
    },
  ],
  Outputs: [{ Name: 'twice', Sheet: 'S', Cell: 'A2', Label: text }],
  ...{ Views: [], Charts: [], Preprocess: [], Postprocess: [] },
}

/** A worker that answers when it is told to, and a clock that goes on when it is told to. */
class Bench {
  readonly workers: BenchWorker[] = []
  #timers = new Map<() => void, number>()
  #now = 0

  startWorker(): CalculatorWorker {
    const worker = new BenchWorker()
    this.workers.push(worker)
    return worker
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = () => callback()
    this.#timers.set(timer, this.#now + milliseconds)
    return () => this.#timers.delete(timer)
  }

  /** Lets time pass. */
  pass(milliseconds: number): void {
    this.#now += milliseconds
    for (const [timer, at] of this.#timers) {
      if (at > this.#now) continue
      this.#timers.delete(timer)
      timer()
    }
  }

  get worker(): BenchWorker {
    const last = this.workers.at(-1)
    if (!last) throw new Error('no worker was started')
    return last
  }

  open(): RemoteCalculator {
    return new RemoteCalculator(MODEL, SETTINGS, {
      clockAhead: 7_200_000,
      startWorker: () => this.startWorker(),
      after: (milliseconds, callback) => this.after(milliseconds, callback),
    })
  }
}

class BenchWorker implements CalculatorWorker {
  readonly questions: Question[] = []
  isTerminated = false
  readonly #session = new CalculatorSession({ now: () => 46_023, random: () => 0.5 })
  readonly #listeners = new Map<string, (event: never) => void>()

  postMessage(question: Question): void {
    this.questions.push(question)
  }

  addEventListener(type: string, listen: (event: never) => void): void {
    this.#listeners.set(type, listen)
  }

  terminate(): void {
    this.isTerminated = true
  }

  /** Answers all that it is asked, one after the other. */
  async work(): Promise<void> {
    for (let question = this.questions.shift(); question; question = this.questions.shift()) {
      this.say({ answer: await this.#session.answer(question) })
      await Promise.resolve()
    }
  }

  say(data: FromCalculator): void {
    this.#listeners.get('message')?.({ data } as never)
  }

  fail(): void {
    this.#listeners.get('error')?.({} as never)
  }
}

describe('a calculator beside the page', () => {
  it('says what is shown, and only what is another', async () => {
    const bench = new Bench()
    const remote = bench.open()
    let calls = 0
    remote.put({ x: 4 })
    remote.watch(A2, () => (calls += 1))
    remote.watch(A1, () => {})
    const stop = remote.run()
    expect(remote.cell(A2)).toBeUndefined()
    expect(bench.worker.questions[0]).toMatchObject({ kind: 'open', clockAhead: 7_200_000 })
    await bench.worker.work()
    expect([remote.cell(A1)?.value, remote.cell(A2)?.value]).toEqual([4, 8])
    expect([...remote.outputs]).toEqual([['twice', 8]])
    remote.put({ x: 4.0 })
    await bench.worker.work()
    expect(calls).toBe(1)
    remote.put({ x: 5 })
    await bench.worker.work()
    expect([remote.cell(A2)?.value, calls]).toEqual([10, 2])
    stop()
    expect(bench.worker.isTerminated).toBe(true)
  })

  it('calculates with the last of inputs that change meanwhile, and says so only where it is slow', async () => {
    const bench = new Bench()
    const remote = bench.open()
    remote.run()
    await bench.worker.work()
    remote.put({ x: 2 })
    remote.put({ x: 3 })
    remote.put({ x: 7 })
    bench.pass(400)
    expect(remote.state.isSlow).toBe(false)
    bench.pass(200)
    expect(remote.state.isSlow).toBe(true)
    const inputs = () => bench.worker.questions.map((one) => 'inputs' in one && one.inputs)
    expect(inputs()).toEqual([{ x: 2 }])
    await bench.worker.work()
    expect([...remote.outputs]).toEqual([['twice', 14]])
    expect(remote.state.isSlow).toBe(false)
    // It calculated twice: with the first and with the last.
    expect(remote.state.revision).toBe(3)
  })

  it('is ended where it takes too long, keeps what it said, and begins anew with other inputs', async () => {
    const bench = new Bench()
    const remote = bench.open()
    remote.watch(A2, () => {})
    remote.put({ x: 4 })
    remote.run()
    await bench.worker.work()
    remote.put({ x: 5 })
    const asked = remote.ask({ kind: 'explain', cell: A2 })
    bench.pass(MAX_MS)
    await expect(asked).rejects.toBeInstanceOf(CalculatorEnded)
    expect([bench.worker.isTerminated, remote.state.ended]).toEqual([true, 'tooLong'])
    expect([remote.cell(A2)?.value, ...remote.outputs]).toEqual([8, ['twice', 8]])
    // An answer on its way is none any more, and nothing is asked of what has ended.
    bench.worker.say({ answer: { cells: [], outputs: [['twice', 99]], isOverLimit: false } })
    expect([...remote.outputs]).toEqual([['twice', 8]])
    await expect(remote.ask({ kind: 'file' })).rejects.toBeInstanceOf(CalculatorEnded)
    expect(bench.workers).toHaveLength(1)
    remote.put({ x: 6 })
    expect([remote.state.ended, bench.workers.length]).toEqual([undefined, 2])
    expect(remote.cell(A2)?.value).toBe(8)
    await bench.worker.work()
    expect([remote.cell(A2)?.value, ...remote.outputs]).toEqual([12, ['twice', 12]])
  })

  it('says where a worker could not begin, or broke', async () => {
    const bench = new Bench()
    const remote = bench.open()
    remote.run()
    bench.worker.fail()
    expect(remote.state.ended).toBe('failed')
    remote.put({ x: 1 })
    bench.worker.say({ failed: 'Error' })
    expect(remote.state.ended).toBe('failed')
  })

  it('answers questions after what is shown', async () => {
    const bench = new Bench()
    const remote = bench.open()
    remote.put({ x: 4 })
    remote.run()
    const explained = remote.ask({ kind: 'explain', cell: A2 })
    const compared = remote.ask({ kind: 'outputs', inputs: [{ x: 1 }, { x: 10 }] })
    const checked = remote.ask({ kind: 'compare', most: 5 })
    const file = remote.ask({ kind: 'file' })
    await bench.worker.work()
    expect(await explained).toMatchObject({ value: 8, formula: '=A1*2' })
    expect(await compared).toEqual([{ twice: 2 }, { twice: 20 }])
    expect(await checked).toMatchObject({ compared: 1, different: 1 })
    expect((await file).length).toBeGreaterThan(1_000)
    expect([...remote.outputs]).toEqual([['twice', 8]])
  })

  it('says where a sheet needs more steps than there are', async () => {
    const bench = new Bench()
    const remote = bench.open()
    const heavy = { ...A1, row: 2 }
    remote.watch(heavy, () => {})
    remote.put({ x: 3 })
    remote.run()
    await bench.worker.work()
    expect([remote.cell(heavy)?.value, remote.state.isOverLimit]).toEqual([6, false])
    remote.put({ x: 1e9 })
    await bench.worker.work()
    expect(remote.cell(heavy)?.value).toMatchObject({ kind: 'error', shown: '#LIMIT!' })
    expect(remote.state.isOverLimit).toBe(true)
    // What comes out was computed first.
    expect([...remote.outputs]).toEqual([['twice', 2e9]])
  })
})
