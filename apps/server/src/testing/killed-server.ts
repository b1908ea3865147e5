import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { builtServer } from './built-server.ts'
import type { TestDatabase } from './database.ts'
import { TEST_PASSWORD } from './test-server.ts'

interface Options {
  readonly test: TestDatabase
  /** Where files are kept. */
  readonly folder: string
  readonly redisUrl?: string
}

/** The built server as a process of its own, which dies when a test says so. */
export class KilledServer {
  readonly #options: Options
  #child: ChildProcess | undefined
  url = ''

  constructor(options: Options) {
    this.#options = options
  }

  /** Resolves when it is ready. */
  async start(): Promise<void> {
    const { test, folder, redisUrl = '' } = this.#options
    const started = spawn(process.execPath, [await builtServer()], {
      env: {
        ...process.env,
        DATABASE_URL: test.owner.connectionString,
        STORAGE_URL: pathToFileURL(folder).href,
        REDIS_URL: redisUrl,
        PORT: '0',
        LOG_LEVEL: redisUrl ? 'fatal' : 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = started
    let output = ''
    for await (const text of started.stdout) {
      output += String(text)
      const found = /Telemachos: (\S+)/.exec(output)?.[1]
      if (!found) continue
      this.url = found
      started.stdout.resume()
      return
    }
    throw new Error('the server ended')
  }

  /** Ends it with nothing finished (`kill -9`). */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  /** What a call answers. @throws Error for a refusal, and where the server is gone. */
  async ask<T>(path: string, body: object, cookie = ''): Promise<T> {
    const isForm = body instanceof FormData
    const answer = await fetch(this.url + path, {
      method: 'POST',
      headers: { cookie, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }

  /** The cookie of somebody who signs in. */
  async signIn(username: string): Promise<string> {
    const answer = await fetch(`${this.url}/Account/Login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: TEST_PASSWORD }),
    })
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
}
