import { spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from './bootstrap.mjs'

const BIN = path.join(ROOT, 'node_modules/.bin')

export interface RunOptions {
  /** Variables beside those of this process. */
  readonly environment?: Record<string, string>
  /** The folder to run in; the repository's root by default. */
  readonly folder?: string
  /** True to return the output instead of showing it. */
  readonly quiet?: boolean
}

/** How a command ended: its exit code, and what it printed where that was asked for. */
export interface Ended {
  readonly status: number
  readonly output: string
}

/**
 * Runs a command of the installed packages, or a program by its path. The pinned Node comes first
 * on its path; it gets no input.
 * @throws Error when the command cannot be started
 */
export function run(
  command: string,
  arguments_: string[],
  options: RunOptions = {},
): Promise<Ended> {
  const { promise, resolve, reject } = Promise.withResolvers<Ended>()
  const child = spawn(command, arguments_, {
    cwd: options.folder ?? ROOT,
    stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
    env: {
      ...process.env,
      ...options.environment,
      PATH: [BIN, path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  child.on('error', reject)
  child.on('close', (code) => resolve({ status: code ?? 1, output }))
  return promise
}
