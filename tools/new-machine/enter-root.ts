import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { spawnAlone } from './alone.ts'

/** Whom a command of a new machine runs as. */
export interface User {
  readonly name: 'root' | 'plain'
  readonly id: number
  readonly home: string
  /** Variables that a sign-in gives; everything else is unset, the language too. */
  readonly environment: Readonly<Record<string, string>>
}

/** A folder that is a machine's root, with what its programs are told of the network. */
export interface Root {
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
}

export interface EndedInRoot {
  readonly status: number
  readonly output: string
  /** The commands that still ran some time after this one had ended. */
  readonly left: readonly string[]
}

/** A command that runs on a new machine. */
export interface Running {
  readonly ended: Promise<EndedInRoot>
  /** Waits until it has printed this; undefined where it ends without. */
  says(pattern: RegExp): Promise<RegExpExecArray | undefined>
  /** What Ctrl+C does in a terminal: every process of the command is interrupted. */
  interrupt(): void
}

export interface EnterOptions {
  readonly user: User
  /** The folder to run in; the user's home by default. */
  readonly from?: string
  /** The file that gets all the output. */
  readonly log: string
  /** Variables beside those of the user. */
  readonly environment?: Readonly<Record<string, string>>
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/**
 * The first process of the machine: it mounts what a container has, runs the command, writes down what
 * has not ended within ten seconds after it, and ends everything with itself. All of it is in
 * namespaces of its own, so that no mount outlives it. Arguments: root, file, command.
 */
const FIRST_PROCESS = `
root=$1 left=$2; shift 2
set -e
mount -t proc proc "$root/proc"
mount -t sysfs -o ro sysfs "$root/sys"
mount -t tmpfs -o mode=755,size=1m dev "$root/dev"
for name in null zero full random urandom tty; do
  : >"$root/dev/$name"
  mount --bind "/dev/$name" "$root/dev/$name"
done
mkdir "$root/dev/pts" "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts "$root/dev/pts"
mount -t tmpfs -o mode=1777,size=64m shm "$root/dev/shm"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"
for number in 0:stdin 1:stdout 2:stderr; do
  ln -s "/proc/self/fd/\${number%:*}" "$root/dev/\${number#*:}"
done
set +e
# Ctrl+C is for the command: this shell would end at once, and everything with it.
trap : INT
chroot "$@"
status=$?
running() {
  for process in "$root"/proc/[0-9]*; do
    [ "\${process##*/}" = 1 ] && continue
    words=$(tr '\\0' ' ' <"$process/cmdline")
    [ -n "$words" ] && echo "$words"
  done 2>/dev/null
}
for second in 1 2 3 4 5 6 7 8 9 10; do
  running >"$left"
  [ -s "$left" ] || break
  sleep 1
done
exit $status
`

/** The file beside a root's folder that names what still ran there after the last command. */
export function leftFile(folder: string): string {
  return `${folder}.left`
}

/** Runs a command on the machine. */
export function enterRoot(root: Root, command: readonly string[], options: EnterOptions): Running {
  const { user, from = user.home, log, environment } = options
  mkdirSync(path.dirname(log), { recursive: true })
  const left = leftFile(root.folder)
  rmSync(left, { force: true })
  const child = spawnAlone(
    [
      '/bin/sh',
      '-c',
      FIRST_PROCESS,
      'sh',
      root.folder,
      left,
      `--userspec=${user.id}:${user.id}`,
      root.folder,
      '/bin/sh',
      '-c',
      'cd "$1" && shift && exec "$@"',
      'sh',
      from,
      ...command,
    ],
    { PATH, ...root.environment, ...user.environment, ...environment },
  )
  const file = createWriteStream(log, { flags: 'a' })
  file.write(`\n$ ${command.join(' ')}    (${user.name})\n`)
  let output = ''
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      file.write(text)
      for (const look of waiting) look()
    })
  }
  const { promise: ended, resolve, reject } = Promise.withResolvers<EndedInRoot>()
  child.on('error', reject)
  child.on('close', (code) => {
    file.end()
    resolve({ status: code ?? 1, output, left: linesOf(left) })
  })
  return {
    ended,
    says: (pattern) => {
      const said = Promise.withResolvers<RegExpExecArray | undefined>()
      const look = (): void => {
        const found = pattern.exec(output)
        if (found) said.resolve(found)
      }
      waiting.add(look)
      look()
      ended.then(() => said.resolve(pattern.exec(output) ?? undefined), said.reject)
      return said.promise.finally(() => waiting.delete(look))
    },
    interrupt: () => void (child.pid && process.kill(-child.pid, 'SIGINT')),
  }
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean)
  } catch {
    // The machine did not come that far.
    return []
  }
}
