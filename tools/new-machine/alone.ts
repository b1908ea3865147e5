import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** A process in namespaces of its own, whose output is read. */
export type Alone = ChildProcessByStdio<null, Readable, Readable>

const running = new Set<Alone>()
let isOver = false

/**
 * Starts a command as the first process of namespaces of its own: what it started ends, and what it
 * mounted is gone, with this process, even where that is killed. It is the first of a process group too,
 * as in a terminal.
 * @throws Error once everything is to end
 */
export function spawnAlone(command: readonly string[], environment: NodeJS.ProcessEnv): Alone {
  if (isOver) throw new Error('interrupted')
  const child = spawn(
    'setpriv',
    [
      '--pdeathsig',
      'KILL',
      'unshare',
      '--mount',
      '--pid',
      '--ipc',
      '--fork',
      '--kill-child',
      '--mount-proc',
      ...command,
    ],
    { detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: environment },
  )
  running.add(child)
  child.on('close', () => running.delete(child))
  return child
}

/** Ends everything that was started so, waits until it has ended, and lets nothing more begin. */
export async function endAll(): Promise<void> {
  isOver = true
  const children = [...running]
  await Promise.all(
    children.map(async (child) => {
      const closed = once(child, 'close')
      child.kill('SIGKILL')
      await closed
    }),
  )
}

/**
 * Runs a program so, to its end.
 * @throws Error with what it printed, where it failed
 */
export async function runAlone(command: readonly string[]): Promise<void> {
  const child = spawnAlone(command, process.env)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`)
}
