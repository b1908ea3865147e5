import { AppError } from '../errors.ts'
import type { Scripts } from './run-scripts.ts'
import type { HostFunction, ScriptOutcome } from './script-job.ts'

/** Reading a script takes so many milliseconds at most. */
const READ_MS = 400

/** A script that is to be saved. */
interface Written {
  readonly projectId: number
  /** The field of the input that it is in. */
  readonly field: string
  readonly script: string
  readonly parameters: readonly string[]
  /** What it may ask once it runs: who may ask may wait. */
  readonly host: readonly HostFunction[]
}

/**
 * Reads a script as the interpreter does, without running it.
 * @throws invalid_input `script_syntax` naming the field, and where in the script; too_many_requests where too
 *   many run for the project.
 */
export async function requireSyntax(
  scripts: Scripts,
  { projectId, field, script, parameters, host }: Written,
): Promise<void> {
  const read = async (text: string) => {
    const job = { script: text, parameters, values: [] }
    const [outcome] = await scripts.run({ jobs: [job], milliseconds: READ_MS, host }, { projectId })
    return outcome
  }
  // It ends before the first line of the script.
  const fault = syntaxOf(await read(`return\n${script}`))
  if (!fault) return
  throw new AppError('invalid_input', {
    fields: [{ field, rule: 'script_syntax', ...(fault.at && { at: lineBefore(fault.at) }) }],
    details: { reason: fault.detail },
  })
}

const syntaxOf = (outcome: ScriptOutcome | undefined) =>
  outcome && 'problem' in outcome && outcome.detail.startsWith('SyntaxError') ? outcome : undefined

/** The same place of a text without its first line. */
function lineBefore(at: string): string {
  const [line = '', column = '1'] = at.split(':')
  return `${Math.max(1, Number(line) - 1)}:${column}`
}
