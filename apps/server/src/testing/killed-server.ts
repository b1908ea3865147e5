import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openDatabase, type Database } from '../kernel/database/database.ts'
import { openLog } from '../kernel/log.ts'
import { builtServer } from './built-server.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { TEST_PASSWORD } from './test-server.ts'

interface Options {
  readonly test: TestDatabase
  /** Where files are kept. */
  readonly folder: string
  /** More of the configuration. */
  readonly environment: Readonly<Record<string, string>>
}

/** A server that has yet to start, with a database and a folder for files of its own. */
export interface KilledWorld {
  readonly server: KilledServer
  readonly database: Database
  readonly folder: string
  close(): Promise<void>
}

/** @param environment more of the server's configuration. */
export async function openKilledWorld(
  environment: Readonly<Record<string, string>> = {},
): Promise<KilledWorld> {
  const test = await createTestDatabase()
  const database = openDatabase(test.connection, openLog('silent'))
  const folder = await mkdtemp(join(tmpdir(), 'telemachos-killed-'))
  const server = new KilledServer({ test, folder, environment })
  return {
    server,
    database,
    folder,
    close: async () => {
      await server.kill()
      await database.close()
      await test.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The built server as a process of its own, which dies when a test says so. */
class KilledServer {
  readonly #options: Options
  #child: ChildProcess | undefined
  url = ''
  /** Where its metrics are, if it was asked for any. */
  metricsUrl = ''

  constructor(options: Options) {
    this.#options = options
  }

  /** Resolves when it is ready; one that a test has left running ends before. */
  async start(): Promise<void> {
    await this.kill()
    const { test, folder, environment } = this.#options
    const started = spawn(process.execPath, [await builtServer()], {
      env: {
        ...process.env,
        DATABASE_URL: test.owner.connectionString,
        STORAGE_URL: pathToFileURL(folder).href,
        REDIS_URL: '',
        PORT: '0',
        LOG_LEVEL: 'error',
        ...environment,
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
      this.metricsUrl = /Metrics: (\S+)/.exec(output)?.[1] ?? ''
      started.stdout.resume()
      return
    }
    throw new Error('the server ended')
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Ends it with nothing finished (`kill -9`). */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Has it finish what is under way. @returns its exit code; null where it was killed. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM')
  }

  async #end(how: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child
    if (!child) return null
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const gone = once(child, 'exit')
    child.kill(how)
    await gone
    return child.exitCode
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
