import { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { ErrorBody } from '@telemachos/contract/core/errors'
import { startServer, type RunningServer, type ServerOptions } from '../app/server.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileStorage } from '../kernel/file-storage.ts'
import { openFolderStorage } from '../kernel/folder-storage.ts'
import { openLog } from '../kernel/log.ts'
import { createTestDatabase } from './database.ts'

type Contract = typeof contract
export type CallName = {
  [Domain in keyof Contract]: `${Domain & string}.${keyof Contract[Domain]['calls'] & string}`
}[keyof Contract]
type CallOf<Name extends CallName> =
  Name extends `${infer Domain extends keyof Contract & string}.${infer Verb}`
    ? Verb extends keyof Contract[Domain]['calls']
      ? Contract[Domain]['calls'][Verb]
      : never
    : never

/** What a call answered: the output of a success, or the error's body. */
export type TestAnswer<Output> = { status: number; headers: Headers } & (
  | { ok: true; body: Output }
  | { ok: false; body: ErrorBody }
)

/** A browser's worth of state: its cookies, as it sends them. */
export interface TestClient {
  cookie: string | undefined
  call<Name extends CallName>(
    name: Name,
    input: object,
    headers?: Record<string, string>,
  ): Promise<TestAnswer<OutputOf<CallOf<Name>>>>
  /** Calls and insists on success. */
  ask<Name extends CallName>(
    name: Name,
    input: object,
    headers?: Record<string, string>,
  ): Promise<OutputOf<CallOf<Name>>>
  signIn(username: string, password?: string): Promise<this>
}

export interface TestServer extends RunningServer {
  readonly url: string
  /** Where the server keeps files. */
  readonly storage: FileStorage
  readonly storageFolder: string
  client(): TestClient
}

/** The password of every person that the factories make. */
export const TEST_PASSWORD = 'dokimi-1!'

/** Starts the real server on a database of its own. */
export async function startTestServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const { connection, drop } = await createTestDatabase()
  const storageFolder = await mkdtemp(join(tmpdir(), 'telemachos-files-'))
  const storage = openFolderStorage(storageFolder)
  const server = await startServer({
    connection,
    log: openLog('silent'),
    host: '127.0.0.1',
    port: 0,
    publicUrl: 'http://127.0.0.1',
    storage,
    rateLimits: false,
    verifyAnswers: true,
    ...options,
  })
  const url = `http://127.0.0.1:${server.port}`
  return {
    ...server,
    url,
    storage: options.storage ?? storage,
    storageFolder,
    client: () => new Client(url),
    close: async () => {
      await server.close()
      await drop()
      await rm(storageFolder, { recursive: true, force: true })
    },
  }
}

class Client implements TestClient {
  cookie: string | undefined
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  async call<Name extends CallName>(
    name: Name,
    input: object,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer<OutputOf<CallOf<Name>>>> {
    const { method, path, body } = definitionOf(name)
    const query = body === 'query' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
    const values = input as Record<string, unknown>
    const filled = path.replace(/\{([^}]*)\}/g, (_: string, name: string) =>
      encodeURIComponent(String(values[name]).toWellFormed()),
    )
    const response = await fetch(this.#url + filled + query, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === 'json' && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: this.cookie }),
        ...headers,
      },
      ...(body === 'json' && { body: JSON.stringify(input) }),
      ...(body === 'multipart' && { body: formOf(input) }),
    })
    this.#keepCookies(response.headers.getSetCookie())
    const text = await response.text()
    const answer = {
      status: response.status,
      headers: response.headers,
      body: readBody(response, text),
    }
    return { ...answer, ok: response.status < 400 } as TestAnswer<OutputOf<CallOf<Name>>>
  }

  #keepCookies(set: readonly string[]): void {
    const kept = new Map(this.cookie?.split('; ').map((one) => [one.split('=')[0], one]))
    for (const [one = ''] of set.map((cookie) => cookie.split(';'))) {
      const [name, value] = one.split('=')
      if (value) kept.set(name, one)
      else kept.delete(name)
    }
    this.cookie = kept.size > 0 ? [...kept.values()].join('; ') : undefined
  }

  async ask<Name extends CallName>(
    name: Name,
    input: object,
    headers?: Record<string, string>,
  ): Promise<OutputOf<CallOf<Name>>> {
    const answer = await this.call(name, input, headers)
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  async signIn(username: string, password = TEST_PASSWORD): Promise<this> {
    await this.ask('identity.signIn', { username, password })
    return this
  }
}

/** A form as a browser sends it: bytes, and files with names, as files. */
function formOf(input: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof Blob) form.append(name, one)
      else if (one instanceof Uint8Array) form.append(name, new Blob([Uint8Array.from(one)]))
      else form.append(name, String(one))
    }
  }
  return form
}

/** JSON, or a file's text as it is. */
function readBody({ headers }: Response, text: string): unknown {
  if (text === '') return null
  return headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text
}

function definitionOf(name: CallName) {
  const [domain, verb] = name.split('.') as [keyof Contract, string]
  const definition = Object.entries(contract[domain].calls).find(([key]) => key === verb)?.[1]
  if (!definition) throw new Error(`no call ${name}`)
  return definition
}
