import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

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
  /** Where it keeps its data. */
  readonly folder: string
  readonly password: string
  readonly people: readonly SignIn[]
  /** Ends the server; its folder and port stay. */
  readonly halt: () => Promise<void>
  /** Kills the server in the midst of what it does, with no time to end anything. */
  readonly kill: () => Promise<void>
  /** Starts the server again on the same folder and port. */
  readonly resume: () => Promise<void>
  /** Ends the server and removes its folder. */
  readonly stop: () => Promise<void>
}

const MAIN = join(import.meta.dirname, '../dist/server/main.mjs')
const PERSON = /^ {2}(\S+) +(\S+) {2,}(.*), ([^,]*)$/gm
/** The last line of what is printed: the roles come in the order of their power. */
const LAST_LINE = /^ {2}Registered .*\n/m

/**
 * Starts the built server as a newcomer does, on an empty folder, and ends it when the demonstration
 * is there.
 * @returns the folder that it leaves, for `startProduct`
 */
export async function prepareDemonstration(): Promise<string> {
  const folder = await makeFolder()
  await end(await launch({ DATA_DIR: folder, PORT: '0' }))
  return folder
}

/** Starts the built server on a copy of the folder; resolves once it has said who can sign in. */
export async function startProduct(demonstration: string): Promise<Product> {
  const folder = await makeFolder()
  await copyFolder(demonstration, folder)
  let server = await launch({ DATA_DIR: folder, PORT: '0' })
  const url = /Telemachos: (\S+)/.exec(server.output)?.[1] ?? ''
  const password = /password of everybody below is (\S+)/.exec(server.output)?.[1] ?? ''
  const people = [...server.output.matchAll(PERSON)].map(
    ([, role = '', username = '', name = '', project = '']) => ({ role, username, name, project }),
  )
  const halt = (): Promise<void> => end(server)
  return {
    url,
    folder,
    password,
    people,
    halt,
    kill: () => end(server, 'SIGKILL'),
    resume: async () => {
      server = await launch({ DATA_DIR: folder, PORT: new URL(url).port, PUBLIC_URL: url })
    },
    stop: async () => {
      await halt()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'telemachos-e2e-'))
  // PostgreSQL runs under an account of its own, which has to enter.
  await chmod(folder, 0o711)
  return folder
}

/** Copies a folder with everything in it; with its owners too, where there are several. */
async function copyFolder(from: string, to: string): Promise<void> {
  if (process.getuid?.() === 0) await promisify(execFile)('cp', ['-a', `${from}/.`, to])
  else await cp(from, to, { recursive: true })
}

interface Server {
  readonly child: ChildProcess
  /** What it printed until it was ready. */
  readonly output: string
}

async function end({ child }: Server, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

function launch(settings: Readonly<Record<string, string>>): Promise<Server> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, LOG_LEVEL: 'warn', DATABASE_URL: '', REDIS_URL: '', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}: ${output}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (LAST_LINE.test(output)) resolve({ child, output })
    })
  })
}
