import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../../log.ts'
import { type Account, spawnOptions } from './account.ts'
import type { Binaries } from './binaries.ts'

/** Where PostgreSQL listens: a socket folder, or on Windows 127.0.0.1, and a port. */
export interface Place {
  readonly host: string
  readonly port: number
}

/** A PostgreSQL of ours; it ends when this process ends, however that happens. */
export interface PostgresProcess {
  /** Resolves once it has ended, for whatever reason. */
  readonly ended: Promise<void>
  /** The last lines of its log once it has ended; undefined as long as it runs. */
  exitLog(): string | undefined
  /** Closes the connections, writes everything and ends. */
  stop(): Promise<void>
}

export interface PostgresOptions {
  readonly binaries: Binaries
  /** The cluster's folder. */
  readonly data: string
  readonly account: Account | undefined
  /** Where it is to listen. */
  readonly place: Place
  /** Settings of PostgreSQL besides our own. */
  readonly settings: Readonly<Record<string, string>>
  readonly log: Pick<Logger, 'warn' | 'error'>
}

const IS_WINDOWS = process.platform === 'win32'
const STOP_MS = 30_000
const LINES_KEPT = 20

/**
 * KiB of its own that each connection of PostgreSQL may take, beside what they share. PostgreSQL itself has no
 * limit: one statement of an author that joins texts to longer ones would take all of the machine's memory, and
 * every connection would end with it. So it is refused as out of memory, and the others go on.
 */
const MOST_KIB = 512 * 1024

/**
 * Runs PostgreSQL and, when standard input ends, has it shut down: the kernel closes that pipe even
 * when the server is killed. Arguments: socket folder, then the command.
 */
const SHELL_WRAPPER = `
sockets=$1; shift
ulimit -S -d ${MOST_KIB} 2>/dev/null
exec 3<&0
"$@" 3<&- </dev/null &
postgres=$!
{ read -r _ <&3; kill -INT $postgres; } 2>/dev/null &
watcher=$!
exec 3<&-
wait $postgres; status=$?
kill $watcher 2>/dev/null
rm -rf "$sockets"
exit $status
`

/** The same for Windows, which has neither that shell nor signals. Arguments: data folder, pg_ctl, command. */
const NODE_WRAPPER = `
const { spawn, spawnSync } = require('node:child_process')
const [data, pgCtl, command, ...options] = process.argv.slice(1)
const child = spawn(command, options, { stdio: ['ignore', 'ignore', 'inherit'] })
child.on('exit', (code) => process.exit(code ?? 1))
process.stdin.on('end', () => spawnSync(pgCtl, ['stop', '-D', data, '-m', 'fast'])).resume()
`

/** Starts PostgreSQL; it does not yet answer. */
export async function spawnPostgres(options: PostgresOptions): Promise<PostgresProcess> {
  const { binaries, data, account, place, log } = options
  if (!IS_WINDOWS) await makeSocketFolder(place.host, account)
  const command = [binaries.postgres, ...postgresArguments(options)]
  const wrapper = IS_WINDOWS
    ? [process.execPath, '-e', NODE_WRAPPER, data, binaries.pgCtl]
    : ['/bin/sh', '-c', SHELL_WRAPPER, 'sh', place.host]
  const [program = '', ...rest] = [...wrapper, ...command]
  const child = spawn(program, rest, {
    ...spawnOptions(account),
    stdio: ['pipe', 'ignore', 'pipe'],
    // Its own process group: Ctrl+C in a terminal must reach the server alone.
    detached: !IS_WINDOWS,
    windowsHide: true,
  })
  child.stdin.on('error', () => undefined)

  let hasEnded = false
  let stopping = false
  const lines: string[] = []
  createInterface(child.stderr).on('line', (line) => {
    lines.push(line)
    if (lines.length > LINES_KEPT) lines.shift()
    // Connections that a stop cuts off are no failure.
    const failure = stopping ? /\bPANIC:/ : /\b(FATAL|PANIC):/
    if (failure.test(line)) log.warn({ postgres: line }, 'PostgreSQL reported an error')
  })

  const end = once(child, 'close').then(([code]) => {
    hasEnded = true
    if (!stopping) log.error({ code, last: lines }, 'PostgreSQL has ended')
  })
  return {
    ended: end,
    exitLog: () => (hasEnded ? lines.join('\n') : undefined),
    async stop() {
      stopping = true
      child.stdin.end()
      const late = new AbortController()
      const waited = sleep(STOP_MS, undefined, { signal: late.signal, ref: true }).then(
        () => log.warn('PostgreSQL is still writing; it will end by itself'),
        () => undefined,
      )
      await Promise.race([end, waited])
      late.abort()
    },
  }
}

function postgresArguments({ data, settings, place }: PostgresOptions): string[] {
  const { host, port } = place
  const all: Record<string, string> = {
    listen_addresses: IS_WINDOWS ? host : '',
    unix_socket_directories: IS_WINDOWS ? '' : host,
    shared_buffers: '64MB',
    max_connections: '40',
    timezone: 'UTC',
    jit: 'off',
    // Errors of single statements are the application's to report; they may quote people's data.
    log_min_messages: 'log',
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', data, '-p', String(port), ...flags]
}

/**
 * Chooses where PostgreSQL is to listen, each time it is started. A socket's path has at most 103
 * bytes on some systems, so that of its folder stays short.
 */
export async function choosePlace(): Promise<Place> {
  if (IS_WINDOWS) return findFreePort()
  const short = Buffer.byteLength(tmpdir()) < 60 ? tmpdir() : '/tmp'
  return { host: await mkdtemp(join(short, 'telemachos-')), port: 5432 }
}

/** Makes the folder anew where PostgreSQL, ending, has removed it. */
async function makeSocketFolder(folder: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (account) await chown(folder, account.uid, account.gid)
}

async function findFreePort(): Promise<Place> {
  const host = '127.0.0.1'
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return { host, port: address.port }
}
