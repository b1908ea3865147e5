import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { outsideTransaction } from './database/transaction-scope.ts'
import { AppError } from './errors.ts'
import { FairQueue, QueueFull } from './fair-queue.ts'
import { TimeBudget } from './time-budget.ts'

/** What work may take at most, and which file does it. */
interface Options {
  /** The name of a file beside `from` that calls `serveJobs`, without its ending. */
  readonly file: `${string}-process`
  /** The `import.meta.url` of the module that asks. */
  readonly from: string
  /** Jobs that run at once, each in a process of its own; of one project one fewer, so that others go on. */
  readonly atOnce: number
  /** Jobs of one project that wait; whoever brings more is to come again. */
  readonly maxWaiting: number
  /** Milliseconds that one job may take. */
  readonly timeoutMs: number
  /** MiB that the objects of one process may take, and as much again outside of them, in buffers. */
  readonly memoryMb: number
  /** The time that has passed since some instant, in milliseconds. */
  readonly now?: () => number
}

/** For whom a job is done. */
interface JobTerms {
  /** Whose turn in the queue it takes, and at whose cost. */
  readonly projectId: number
  /** Names what is asked for; without it, it is tried again each time although it reached a limit. */
  readonly content?: string | undefined
  /** The server itself asks: it waits, however much of the project waits and whatever it has spent, and costs it nothing. */
  readonly isPatient?: boolean | undefined
  /** Answers what the job asks meanwhile; the time that this takes is not the job's. */
  readonly onAsk?: ((question: unknown) => Promise<unknown>) | undefined
}

/** Contents that have reached a limit are known so long, and so many of them. */
const KNOWN_MS = 60 * 60_000
const MAX_KNOWN = 1_000
/** A process that was asked for nothing for so long is ended. */
const IDLE_MS = 30_000
/** MiB of a process that has done nothing yet. */
const BASE_MB = 128
/** How often it is looked at what a process takes outside of its objects, which V8 does not bound. */
const LOOK_MS = 50
/** A process that does not begin within this time never will. */
const START_MS = 30_000

/** A job was ended because it took too long or too much memory. */
export class JobLimit extends Error {
  readonly limit: 'time' | 'memory'

  constructor(limit: JobLimit['limit']) {
    super(`the job has reached its limit of ${limit}`)
    this.name = 'JobLimit'
    this.limit = limit
  }
}

/**
 * Does jobs that cannot be trusted to end, such as what an author wrote, beside the server: it goes on
 * answering, and only the process of the job ends with it. They are processes and not threads, because
 * a thread that asks for one large string beyond its memory ends the whole server. No project keeps
 * others from their turn: see FairQueue. Each process of the server knows of its own jobs alone.
 */
export class WorkerProcesses<Input extends object, Output extends object> {
  readonly #options: Options
  readonly #queue: FairQueue
  readonly #budget: TimeBudget
  readonly #known: KnownLimits
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>()

  constructor(options: Options) {
    const { atOnce, maxWaiting, now } = options
    this.#options = options
    this.#queue = new FairQueue({ atOnce, atOnceEach: Math.max(1, atOnce - 1), maxWaiting })
    this.#budget = new TimeBudget(0, now)
    this.#known = new KnownLimits(now)
  }

  /**
   * @param input what is to be done, or what fetches it once its turn has come: so whatever waits takes
   *   no memory.
   * @throws JobLimit, at once where the content is known to reach it; too_many_requests where too much
   *   of the project waits, or its jobs have taken half of the last minute.
   */
  async run(input: Input | (() => Promise<Input>), terms: JobTerms): Promise<Output> {
    outsideTransaction('a worker process')
    const { content, isPatient, onAsk } = terms
    const project = String(terms.projectId)
    const mayBegin = () => {
      this.#known.check(content)
      if (!isPatient && this.#budget.stateOf(project) === 'spent') throw tooMuch('jobs_spent')
    }
    mayBegin()
    try {
      return await this.#queue.run(
        project,
        async () => {
          // While it waited, another of its kind may have shown what it takes.
          mayBegin()
          const job = typeof input === 'function' ? await input() : input
          return this.#perform(job, isPatient ? undefined : project, { content, onAsk })
        },
        isPatient,
      )
    } catch (error) {
      throw error instanceof QueueFull ? tooMuch('jobs_waiting') : error
    }
  }

  async #perform(
    input: Input,
    payer: string | undefined,
    { content, onAsk }: Pick<JobTerms, 'content' | 'onAsk'>,
  ): Promise<Output> {
    const { timeoutMs, memoryMb } = this.#options
    const worker = this.#takeIdle() ?? (await start(this.#options))
    const end = payer === undefined ? undefined : this.#budget.begin(payer)
    let left = timeoutMs
    const say = async (said: object): Promise<unknown> => {
      const from = performance.now()
      const answer = nextMessage(worker, left, 2 * memoryMb + BASE_MB)
      worker.send(said)
      const message = await answer
      left = Math.max(1, left - (performance.now() - from))
      return message
    }
    try {
      let message = await say(input)
      while (onAsk && isQuestion(message)) message = await say((await onAsk(message.ask)) as object)
      const output = message as Output
      this.#keepIdle(worker)
      return output
    } catch (error) {
      if (error instanceof JobLimit) this.#known.add(content, error.limit)
      // It waits for an answer that does not come.
      else worker.kill('SIGKILL')
      throw error
    } finally {
      end?.()
    }
  }

  /** The one that was used last: it knows most of what is asked for again, and the others may end. */
  #takeIdle(): ChildProcess | undefined {
    for (const [worker, timer] of [...this.#idle].toReversed()) {
      clearTimeout(timer)
      this.#idle.delete(worker)
      if (worker.connected) return worker
    }
    return undefined
  }

  #keepIdle(worker: ChildProcess): void {
    const end = () => {
      this.#idle.delete(worker)
      worker.kill('SIGKILL')
    }
    this.#idle.set(worker, setTimeout(end, IDLE_MS).unref())
    // What a job leaves behind is not charged to the next one.
    void readMb(worker).then((taken) => {
      if (taken <= this.#options.memoryMb + BASE_MB || !this.#idle.has(worker)) return
      clearTimeout(this.#idle.get(worker))
      end()
    })
  }
}

const isQuestion = (message: unknown): message is { readonly ask: unknown } =>
  typeof message === 'object' && message !== null && 'ask' in message

/** The project asks for more than its share: of others nothing is held up, and later it is done. */
const tooMuch = (rule: 'jobs_spent' | 'jobs_waiting'): AppError =>
  new AppError('too_many_requests', { details: { rule }, reason: rule })

/** Which contents have reached which limit, for an hour: then they are tried again, the machine may have been busy. */
class KnownLimits {
  readonly #limits = new Map<
    string,
    { readonly limit: JobLimit['limit']; readonly until: number }
  >()
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** @throws JobLimit for a content that has reached one. */
  check(content: string | undefined): void {
    const known = content === undefined ? undefined : this.#limits.get(content)
    if (known && known.until > this.#now()) throw new JobLimit(known.limit)
  }

  add(content: string | undefined, limit: JobLimit['limit']): void {
    if (content === undefined) return
    this.#limits.delete(content)
    this.#limits.set(content, { limit, until: this.#now() + KNOWN_MS })
    const [oldest] = this.#limits.keys()
    if (this.#limits.size > MAX_KNOWN && oldest !== undefined) this.#limits.delete(oldest)
  }
}

/** A process that has said that it is ready. Nothing waits for it when the server ends. */
async function start({ file, from, memoryMb }: Options): Promise<ChildProcess> {
  const worker = fork(pathOf(file, from), {
    execArgv: [`--max-old-space-size=${memoryMb}`, '--max-semi-space-size=4'],
    // Nothing of the server's configuration is its business.
    env: {},
    // Contents of files are sent as they are.
    serialization: 'advanced',
    // What V8 prints when memory is at its end would fill the server's log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  worker.unref()
  worker.channel?.unref()
  await nextMessage(worker, START_MS)
  return worker
}

/** Beside the module, or beside the bundled server. */
function pathOf(file: string, from: string): string {
  const source = fileURLToPath(new URL(`${file}.ts`, from))
  return existsSync(source) ? source : fileURLToPath(new URL(`${file}.mjs`, from))
}

/**
 * What a process says next.
 * @param mostMb MiB that the whole process may take meanwhile; where the system does not tell, any.
 * @throws JobLimit where the process ends, or is ended, before it says anything.
 */
async function nextMessage(
  worker: ChildProcess,
  timeoutMs: number,
  mostMb = Infinity,
): Promise<unknown> {
  let isLate = false
  const settled = new AbortController()
  const { signal } = settled
  const looking = setInterval(() => {
    void readMb(worker).then((taken) => {
      // Meanwhile it may have answered, and do something else.
      if (taken > mostMb && !signal.aborted) worker.kill('SIGKILL')
    })
  }, LOOK_MS)
  const timer = setTimeout(() => {
    isLate = true
    worker.kill('SIGKILL')
  }, timeoutMs)
  const failed = once(worker, 'exit', { signal }).then(([code, killedBy]: unknown[]) => {
    if (isLate) throw new JobLimit('time')
    // Without memory it aborts, or the operating system ends it; an error ends it with a code of its own.
    if (killedBy !== null || Number(code) > 128) throw new JobLimit('memory')
    throw new Error(`a worker process has ended with ${String(code)}`)
  })
  try {
    const [message] = (await Promise.race([
      once(worker, 'message', { signal }),
      failed,
    ])) as unknown[]
    return message
  } finally {
    clearTimeout(timer)
    clearInterval(looking)
    settled.abort()
  }
}

/** How many MiB of memory a process takes, as Linux tells; 0 where nobody does. */
async function readMb({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
}
