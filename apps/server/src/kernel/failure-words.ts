import { TimedOut } from './within.ts'

/** What the file system says, for the operator. */
const FILES: Readonly<Record<string, string>> = {
  ENOSPC: 'no room is left on the disk',
  EDQUOT: 'the account of the server has used up its room on the disk',
  EROFS: 'the disk can only be read',
  EACCES: 'the account of the server has no right to it',
  EPERM: 'the account of the server has no right to it',
  EIO: 'the disk does not do what it is asked',
  ENOTDIR: 'a file is where a folder has to be',
  EEXIST: 'a file is where a folder has to be',
}

/** Calls of the system that are about something else than files. */
const OTHERS = ['bind', 'connect', 'getaddrinfo', 'listen']

/** What programs say of the same. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/No space left on device/, 'no room is left on the disk'],
  [/Disk quota exceeded/, 'the account of the server has used up its room on the disk'],
  [/Read-only file system/, 'the disk can only be read'],
]

/** What the last lines of a program say of the disk; undefined where they say nothing of it. */
export const saidOfDisk = (lines: string): string | undefined =>
  PROGRAMS.find(([said]) => said.test(lines))?.[1]

/** What drivers say where nobody answers in time. */
const SILENCE = /^timeout expired$|timed out|^Query read timeout/i

/**
 * What went wrong, for the operator: in words where a library has a code alone, or nothing to say.
 *
 * ```ts
 * wordsOf(new Error('it is closed')) // => 'it is closed'
 * wordsOf(Object.assign(new Error("mkdir '/srv'"), { code: 'EROFS' })) // => "the disk can only be read (mkdir '/srv')"
 * wordsOf(new AggregateError([new Error('one'), new Error('two')])) // => 'one, two'
 * ```
 */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A name with several addresses: what each of them said.
  if (error instanceof AggregateError && error.message === '')
    return error.errors.map(wordsOf).join(', ')
  const { code, syscall } = error as NodeJS.ErrnoException
  const known = OTHERS.includes(syscall ?? '') ? undefined : FILES[code ?? '']
  return known === undefined ? error.message : `${known} (${error.message})`
}

/** Whether an error says that nobody answered in time. */
export const isSilence = (error: unknown): boolean =>
  error instanceof TimedOut ||
  (error instanceof Error && (error.name === 'TimeoutError' || SILENCE.test(error.message)))

/** So long a server that starts waits for another service, in milliseconds. */
export const START_MS = 10_000

/** The same of something that was waited for so long. */
export const wordsAfter = (error: unknown, ms: number): string =>
  isSilence(error) ? `nothing was answered within ${ms / 1000} s` : wordsOf(error)
