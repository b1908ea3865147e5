import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { atMost } from './at-most.ts'

/** What work may take at most, and which file does it. */
interface Options {
  /** The name of a file beside `from` that calls `serveJobs`, without its ending. */
  readonly file: `${string}-process`
  /** The `import.meta.url` of the module that asks. */
  readonly from: string
  /** Jobs that run at once, each in a process of its own; the others wait their turn. */
  readonly atOnce: number
  /** Milliseconds that one job may take. */
  readonly timeoutMs: number
  /** MiB that the objects of one process may take, and as much again outside of them, in buffers. */
  readonly memoryMb: number
}

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
 * a thread that asks for one large string beyond its memory ends the whole server.
 */
export class WorkerProcesses<Input extends object, Output extends object> {
  readonly #options: Options
  readonly #inTurn: ReturnType<typeof atMost>
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>()

  constructor(options: Options) {
    this.#options = options
    this.#inTurn = atMost(options.atOnce)
  }

  /** @throws JobLimit. */
  run(input: Input): Promise<Output> {
    return this.#inTurn(async () => {
      const worker = this.#takeIdle() ?? (await start(this.#options))
      const { timeoutMs, memoryMb } = this.#options
      const answer = nextMessage(worker, timeoutMs, 2 * memoryMb + BASE_MB)
      worker.send(input)
      const output = (await answer) as Output
      this.#keepIdle(worker)
      return output
    })
  }

  #takeIdle(): ChildProcess | undefined {
    for (const [worker, timer] of this.#idle) {
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
  }
}

/**
 * The other side: answers each job, in a file that runs as a process of its own. What `answer` throws
 * ends the process.
 */
export function serveJobs<Input extends object, Output extends object>(
  answer: (input: Input) => Output | Promise<Output>,
): void {
  // A rejection that nobody observes ends the process, as what is thrown does.
  process.on('message', async (input: Input) => process.send?.(await answer(input)))
  // Ctrl+C reaches it too, but it ends with its server, which finishes what is under way.
  process.on('SIGINT', () => undefined)
  process.send?.({ ready: true })
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
  const looking = setInterval(() => {
    void readMb(worker).then((taken) => {
      if (taken > mostMb) worker.kill('SIGKILL')
    })
  }, LOOK_MS)
  const timer = setTimeout(() => {
    isLate = true
    worker.kill('SIGKILL')
  }, timeoutMs)
  const settled = new AbortController()
  const { signal } = settled
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
