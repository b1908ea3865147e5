import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import type { CalledFunction, CallsRequest, FromCalls } from './hostile-calls.ts'

/** Few, so that a call which takes all of them is over soon. */
const REQUEST: CallsRequest = { steps: 20_000, calls: 30, seed: 20_261_128 }

/**
 * How often a piece of code may run for each step that is taken: letters of texts are compared some times
 * for each. What turns as often as an argument says, and takes nothing, runs a hundred times as often.
 */
const MOST_RUNS = 8

/** What turns as often in every call, in all calls of a function together. */
const ALWAYS = 2_000

/** A function that says nothing for so long never ends, in milliseconds. */
const HANGS_MS = 300_000

/** Calls every function in a thread of its own. @throws Error naming the one that does not end */
async function callAll(): Promise<readonly CalledFunction[]> {
  const worker = new Worker(new URL('./call-functions.ts', import.meta.url), {
    workerData: REQUEST,
  })
  const all: CalledFunction[] = []
  let current = ''
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const hang = () => reject(new Error(`${current} does not end`))
  let watch = setTimeout(hang, HANGS_MS)
  worker.on('message', (message: FromCalls) => {
    clearTimeout(watch)
    watch = setTimeout(hang, HANGS_MS)
    if ('begins' in message) current = message.begins
    else all.push(message.called)
  })
  worker.on('error', (error) => reject(new Error(`${current} fails`, { cause: error })))
  worker.on('exit', () => resolve())
  try {
    await promise
  } finally {
    clearTimeout(watch)
    await worker.terminate()
  }
  return all
}

// Counted are steps and runs of code, never time: it is the same on every machine.
it(
  'every function takes steps for what it goes through, whatever it is given',
  { timeout: 10 * HANGS_MS },
  async () => {
    const all = await callAll()
    expect(all.length).toBeGreaterThan(400)
    const free = all.filter(({ runs, steps }) => runs > steps * MOST_RUNS + ALWAYS)
    expect(
      free.map(({ name, runs, steps, at }) => `${name}: ${runs} runs of ${at} for ${steps} steps`),
    ).toEqual([])
  },
)
