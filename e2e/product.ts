import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseConnection } from '../apps/server/src/kernel/database/database.ts'
import { findRunning, startEmbedded } from '../apps/server/src/kernel/database/embedded/launcher.ts'
import { openLog } from '../apps/server/src/kernel/log.ts'
import { inDatabase, onServer } from '../apps/server/src/testing/test-cluster.ts'

/** One of the people whom the demonstration prints at start. */
export interface SignIn {
  readonly role: string
  readonly username: string
  readonly name: string
  readonly project: string
}

/** The built product, with a demonstration of its own. */
export interface Product {
  readonly url: string
  /** Its database, as the server enters it. */
  readonly connection: DatabaseConnection
  readonly password: string
  readonly people: readonly SignIn[]
  /** Ends the server; its data and port stay. */
  readonly halt: () => Promise<void>
  /** Kills the server in the midst of what it does, with no time to end anything. */
  readonly kill: () => Promise<void>
  /** Kills the PostgreSQL that the product has of its own. */
  readonly killDatabase: () => Promise<void>
  /** Starts the server again on the same data and port. */
  readonly resume: () => Promise<void>
  /** Ends the server and removes its data. */
  readonly stop: () => Promise<void>
}

/** The code of the server as it has been compiled. */
const COMPILED = join(tmpdir(), 'telemachos-journeys-compiled')
const MAIN = join(import.meta.dirname, '../dist/server/main.mjs')
const PERSON = /^ {2}(\S+) +(\S+) {2,}(.*), ([^,]*)$/gm
/** The last line of what is printed: the roles come in the order of their power. */
const LAST_LINE = /^ {2}Registered .*\n/m

/** A PostgreSQL whose database `telemachos` holds the demonstration. */
export interface Demonstration {
  /** For creating and dropping databases. */
  readonly maintenance: DatabaseConnection
  /** For the server, in any of its databases. */
  readonly application: DatabaseConnection
  /** Where the files of the demonstration lie. */
  readonly files: string
}

interface StartedDemonstration extends Demonstration {
  readonly stop: () => Promise<void>
}

/** Nothing that a crash of the machine could lose is worth waiting for. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}

/**
 * Starts the built server as a newcomer does, on an empty folder, ends it when the demonstration is
 * there, and goes on with its PostgreSQL, of whose database every product gets a copy.
 */
export async function prepareDemonstration(): Promise<StartedDemonstration> {
  const folder = await makeFolder()
  await end(await launch({ DATA_DIR: folder, PORT: '0' }))
  const started = await startEmbedded({
    dataDir: folder,
    log: openLog('error'),
    settings: SETTINGS,
  })
  // On a database that is given, the server makes sure of its list of migrations itself.
  await onServer(started.owner, (client) =>
    client.query('grant create on schema public to telemachos_app'),
  )
  return {
    maintenance: inDatabase(started.owner, 'postgres'),
    application: started.connection,
    files: join(folder, 'files'),
    stop: async () => {
      await started.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Starts the built server on a copy of the demonstration.
 * @param more variables of its configuration.
 */
export async function startProduct(
  demonstration: Demonstration,
  more: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const name = `journey_${randomBytes(6).toString('hex')}`
  const maintain = (statement: string) =>
    onServer(demonstration.maintenance, (client) => client.query(statement))
  await maintain(`create database ${name} template telemachos strategy file_copy`)
  const connection = inDatabase(demonstration.application, name)
  const folder = await makeFolder()
  await cp(demonstration.files, join(folder, 'files'), { recursive: true })
  const settings = {
    DATABASE_URL: connection.connectionString,
    DATA_DIR: folder,
    DEMO: 'on',
    ...more,
  }
  return start({
    settings,
    findDatabase: async () => ({ connection }),
    clear: async () => {
      await maintain(`drop database ${name} with (force)`)
      await rm(folder, { recursive: true, force: true })
    },
  })
}

/** Starts the built server as a newcomer does, with a PostgreSQL that lives and dies with it. */
export async function startProductOfItsOwn(logLevel = 'warn'): Promise<Product> {
  const folder = await makeFolder()
  return start({
    settings: { DATA_DIR: folder, LOG_LEVEL: logLevel },
    findDatabase: async () => {
      const running = await findRunning(folder)
      if (!running) throw new Error('the product has no database')
      return running
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  })
}

interface Surroundings {
  readonly settings: Readonly<Record<string, string>>
  /** Where the database is now; with its process, where it is the product's own. */
  readonly findDatabase: () => Promise<{ connection: DatabaseConnection; pid?: number }>
  /** Removes what the product leaves. */
  readonly clear: () => Promise<void>
}

/** Resolves once the server has said who can sign in. */
async function start({ settings, findDatabase, clear }: Surroundings): Promise<Product> {
  let server = await launch({ ...settings, PORT: '0' })
  const url = /Telemachos: (\S+)/.exec(server.output)?.[1] ?? ''
  const password = /password of everybody below is (\S+)/.exec(server.output)?.[1] ?? ''
  const people = [...server.output.matchAll(PERSON)].map(
    ([, role = '', username = '', name = '', project = '']) => ({ role, username, name, project }),
  )
  const halt = (): Promise<void> => end(server)
  let { connection } = await findDatabase()
  return {
    url,
    get connection() {
      return connection
    },
    password,
    people,
    halt,
    kill: () => end(server, 'SIGKILL'),
    killDatabase: async () => {
      const { pid } = await findDatabase()
      if (pid === undefined) throw new Error('others use the database too')
      process.kill(pid, 'SIGKILL')
    },
    resume: async () => {
      server = await launch({ ...settings, PORT: new URL(url).port, PUBLIC_URL: url })
      connection = (await findDatabase()).connection
    },
    stop: async () => {
      await halt()
      await clear()
    },
  }
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'telemachos-e2e-'))
  // PostgreSQL runs under an account of its own, which has to enter.
  await chmod(folder, 0o711)
  return folder
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
    env: {
      ...process.env,
      // It is started for each file: what has been compiled once is kept.
      NODE_COMPILE_CACHE: COMPILED,
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      REDIS_URL: '',
      ...settings,
    },
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
