import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One of the people whom the demonstration prints at start. */
export interface SignIn {
  readonly role: string
  readonly username: string
  readonly name: string
  readonly project: string
}

/** The built product, started as a newcomer starts it, with a demonstration of its own. */
export interface Product {
  readonly url: string
  readonly password: string
  readonly people: readonly SignIn[]
  stop(): Promise<void>
}

const MAIN = join(import.meta.dirname, '../dist/server/main.mjs')
const PERSON = /^ {2}(\S+) +(\S+) {2,}(.*), ([^,]*)$/gm

/** Starts the built server on an empty folder; resolves once it has said who can sign in. */
export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'telemachos-e2e-'))
  // PostgreSQL runs under an account of its own, which has to enter.
  await chmod(folder, 0o711)
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      REDIS_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = await new Promise<string>((resolve, reject) => {
    let text = ''
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}: ${text}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (/^ {2}Registered .*\n/m.test(text)) setTimeout(() => resolve(text), 200)
    })
  })
  return {
    url: /Telemachos: (\S+)/.exec(output)?.[1] ?? '',
    password: /password of everybody below is (\S+)/.exec(output)?.[1] ?? '',
    people: [...output.matchAll(PERSON)].map(
      ([, role = '', username = '', name = '', project = '']) => ({
        role,
        username,
        name,
        project,
      }),
    ),
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}
