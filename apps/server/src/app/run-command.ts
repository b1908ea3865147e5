import { wordsOf } from '../kernel/failure-words.ts'

/** Runs what an operator typed; what they did wrong is told in a line, without where it was found. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    process.stderr.write(`${wordsOf(error)}\n`)
    process.exitCode = 1
  })
}
