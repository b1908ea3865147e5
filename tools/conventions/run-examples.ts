import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inspect, isDeepStrictEqual } from 'node:util'
import { parseSync } from 'oxc-parser'
import { lineAt, listFiles, type Finding } from './repository.ts'

/** A fenced example in a doc comment, without the asterisks before its lines. */
interface Example {
  readonly code: string
  /** The line in the file on which the code begins. */
  readonly line: number
}

/** Where examples are looked for. */
const EXPLAINED = /^(packages|apps\/server\/src)\/.*(?<!\.test)\.ts$/
const DOC_COMMENT = /\/\*\*.*?\*\//gs
const FENCED = /^ *\* ```ts\n(.*?)^ *\* ```$/gms
const RESULT = /^ => ?/

/** Every source file that has examples in its doc comments. */
export function filesWithExamples(root: string): string[] {
  return listFiles(root).filter((file) => EXPLAINED.test(file) && examplesOf(root, file).length > 0)
}

/**
 * Runs the examples in a file's doc comments against the file's own exports: an expression, and
 * behind it `// => value`, or `// => throws Name` for an error of that name.
 *
 *     fold('Ώρα') // => 'ωρα'
 *
 * What is a promise is awaited. Statements without a result are run before what follows them. A value is JavaScript, compared
 * deeply.
 */
export async function runExamples(root: string, file: string): Promise<Finding[]> {
  const exported = (await import(/* @vite-ignore */ path.join(root, file))) as object
  const found = await Promise.all(
    examplesOf(root, file).map((example) => runExample(file, example, exported)),
  )
  return found.flat()
}

function examplesOf(root: string, file: string): Example[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  return [...text.matchAll(DOC_COMMENT)].flatMap((comment) =>
    [...comment[0].matchAll(FENCED)].map((fence) => ({
      code: (fence[1] ?? '').replaceAll(/^ *\* ?/gm, ''),
      line: lineAt(text, comment.index + fence.index) + 1,
    })),
  )
}

const AsyncFunction = Object.getPrototypeOf(async () => undefined)
  .constructor as FunctionConstructor

/** Reports one outcome: what an expression gives, and what it should give. */
type Check = (
  offset: number,
  actual: () => unknown,
  expected: string | (() => unknown),
) => Promise<void>

async function runExample(file: string, { code, line }: Example, exported: object) {
  const findings: Finding[] = []
  const report = (offset: number, message: string): void => {
    findings.push({ rule: 'examples', file, line: line + lineAt(code, offset) - 1, message })
  }
  const check: Check = async (offset, actual, expected) => {
    const outcome = await outcomeOf(actual)
    const required = typeof expected === 'string' ? new Thrown(expected) : expected()
    if (isDeepStrictEqual(outcome, required)) return
    report(offset, `gives ${show(outcome)} and not ${show(required)}`)
  }
  const names = Object.keys(exported).filter((name) => name !== 'default')
  try {
    const body = `'use strict'\n${withChecks(code, report)}`
    // eslint-disable-next-line no-new-func, typescript/no-implied-eval -- examples are our own code
    const run = new AsyncFunction(...names, '$check', body) as (
      ...values: unknown[]
    ) => Promise<void>
    await run(...names.map((name) => (exported as Record<string, unknown>)[name]), check)
  } catch (error) {
    report(0, `cannot run: ${String(error)}`)
  }
  return findings
}

/** The code of an example with a call of `$check` in place of each expression with a result. */
function withChecks(code: string, report: (offset: number, message: string) => void): string {
  const { program, comments, errors } = parseSync('example.js', code)
  if (errors[0]) throw new SyntaxError(errors[0].message)
  const results = comments.filter(({ value }) => RESULT.test(value))
  if (results.length === 0) report(0, 'says no result')
  return program.body
    .map((statement, index) => {
      const text = code.slice(statement.start, statement.end).replace(/;$/, '')
      const next = program.body[index + 1]?.start ?? code.length
      const result = results.find(({ start }) => start >= statement.end && start < next)
      if (!result) return text
      const expected = result.value.replace(RESULT, '')
      const thrown = /^throws (\w+)$/.exec(expected)?.[1]
      const value = thrown ? `'${thrown}'` : `() => (${expected})`
      return `await $check(${statement.start}, async () => (${text}), ${value})`
    })
    .join('\n')
}

/** What an expression gives instead of a value: an error, by its name. */
class Thrown {
  readonly error: string

  constructor(error: string) {
    this.error = error
  }
}

async function outcomeOf(evaluate: () => unknown): Promise<unknown> {
  try {
    return await evaluate()
  } catch (error) {
    if (error instanceof ReferenceError) throw error
    return new Thrown(error instanceof Error ? error.constructor.name : String(error))
  }
}

const show = (value: unknown): string =>
  value instanceof Thrown ? `an error ${value.error}` : inspect(value, { depth: 6, compact: true })
