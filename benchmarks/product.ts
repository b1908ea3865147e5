import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

/** A server process of the product or a peer, and a way to ask it. */
export interface Contestant {
  readonly port: number
  /**
   * With a key, as the page sends one with every write, and as whom the cookie is, where that is not
   * who the contestant was started for.
   */
  post(path: string, body: object, idempotencyKey?: string, cookie?: string): Promise<string>
  /** Bytes of memory that its process has now (Linux). */
  memory(): number
  /** Milliseconds of a processor that its process has taken (Linux, to ten milliseconds). */
  cpu(): number
  stop(): Promise<void>
}

/** A hundred ticks of processor time are a second on every Linux. */
const TICK_MS = 10

/** Starts a script that prints `listening <port>`, in a process of its own as in real life. */
export async function startContestant(
  script: string,
  environment: Record<string, string>,
  cookie?: string,
): Promise<Contestant> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url))], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
    child.stdout.on('data', (text: Buffer) => {
      const said = /listening (\d+)/.exec(text.toString())?.[1]
      if (said) resolve(Number(said))
    })
  })
  const connections = new Connections(port, cookie)
  return {
    port,
    post: (path, body, key, as) => connections.post(path, JSON.stringify(body), key, as),
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
    },
    cpu: () => {
      const [, rest = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')
      const [user, system] = rest.split(' ').slice(11, 13)
      return (Number(user) + Number(system)) * TICK_MS
    },
    stop: async () => {
      connections.close()
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

/**
 * As little of an HTTP client as will do: it shares the machine with what it measures, so what it
 * costs would be taken for the server's.
 */
class Connections {
  readonly #port: number
  readonly #cookie: string | undefined
  readonly #idle: Connection[] = []

  constructor(port: number, cookie: string | undefined) {
    this.#port = port
    this.#cookie = cookie
  }

  /** Posts JSON and answers the text; an answer that is not a success ends the benchmark. */
  async post(path: string, body: string, key?: string, cookie = this.#cookie): Promise<string> {
    const connection = this.#takeIdle() ?? new Connection(this.#port)
    const head = `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n`
    const length = `content-length: ${Buffer.byteLength(body)}\r\n`
    const keyed = key === undefined ? '' : `idempotency-key: ${key}\r\n`
    const signed = cookie === undefined ? '' : `cookie: ${cookie}\r\n`
    const { status, text } = await connection.ask(`${head}${length}${keyed}${signed}\r\n${body}`)
    this.#idle.push(connection)
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
    return text
  }

  close(): void {
    for (const connection of this.#idle.splice(0)) connection.close()
  }

  /** The server closes what is idle for long, as while a benchmark fills its tables. */
  #takeIdle(): Connection | undefined {
    for (;;) {
      const connection = this.#idle.pop()
      if (!connection?.isClosed) return connection
    }
  }
}

interface Answer {
  readonly status: number
  readonly text: string
}

/** One connection, which carries one request at a time; answers come with their length. */
class Connection {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #waiting: { resolve: (answer: Answer) => void; reject: (reason: unknown) => void } | undefined

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1')
    this.#socket.setNoDelay(true)
    this.#socket.on('data', (chunk) => this.#take(chunk))
    this.#socket.on('error', (error) => this.#waiting?.reject(error))
    this.#socket.on('close', () => this.#waiting?.reject(new Error('the server hung up')))
  }

  get isClosed(): boolean {
    return this.#socket.destroyed || this.#socket.readableEnded
  }

  ask(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const end = this.#received.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = this.#received.toString('latin1', 0, end)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
    if (Number.isNaN(length)) return this.#waiting?.reject(new Error(`no length in ${head}`))
    if (this.#received.length < end + 4 + length) return
    const text = this.#received.toString('utf8', end + 4, end + 4 + length)
    this.#received = Buffer.alloc(0)
    this.#waiting?.resolve({ status: Number(head.slice(9, 12)), text })
  }
}
