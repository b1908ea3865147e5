import { describe, expect, test } from 'vitest'
import { ROOT } from '../bootstrap.mjs'
import { plant } from './planted.ts'
import { describe as explain } from './repository.ts'
import { filesWithExamples, runExamples } from './run-examples.ts'

describe('examples in doc comments', () => {
  test('are true', { timeout: 120_000 }, async () => {
    const files = filesWithExamples(ROOT)
    expect(files.length).toBeGreaterThan(20)
    const findings = []
    for (const file of files) findings.push(...(await runExamples(ROOT, file)))
    expect(explain(findings)).toEqual([])
  })

  test('are found wrong at their lines', async () => {
    const file = 'packages/rules/src/planted-examples.ts'
    const root = plant({
      [file]: [
        '/**',
        ' * Twice a number.',
        ' * ```ts',
        ' * const three = 3',
        ' * twice(three) // => 6',
        ' * twice(',
        ' *   three,',
        ' * ) // => 7',
        ' * fail() // => throws RangeError',
        ' * fail() // => throws TypeError',
        ' * later(3) // => 4',
        ' * 1 + (await later(3)) // => 4',
        ' * ```',
        ' */',
        'export const twice = (number) => number * 2',
        '/**',
        ' * ```ts',
        ' * thrice(3) // => 9',
        ' * ```',
        ' */',
        "export function fail() { throw new RangeError('no') }",
        '/**',
        ' * ```ts',
        ' * twice(3)',
        ' * ```',
        ' */',
        'export const later = async (number) => number',
      ].join('\n'),
    })
    expect(filesWithExamples(root)).toEqual([file])
    const findings = await runExamples(root, file)
    expect(findings.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '6 gives 6 and not 7',
      '10 gives an error RangeError and not an error TypeError',
      '11 gives 3 and not 4',
      '18 cannot run: ReferenceError: thrice is not defined',
      '24 says no result',
    ])
  })
})
