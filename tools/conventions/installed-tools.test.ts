import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../bootstrap.mjs'
import { run } from '../run.ts'
import { plant } from './planted.ts'

/** Every tool runs on a planted repository with the real configuration. */
describe('the linter finds', () => {
  test.for([
    ['any', 'typescript(no-explicit-any)', 'export const a: any = 1\n'],
    ['a non-null assertion', 'no-non-null-assertion', 'export const a = [1][0]!\n'],
    ['an unused variable', 'no-unused-vars', 'const a = 1\n'],
    ['a loose comparison', 'eqeqeq', 'export const a = (b: number) => b == 1\n'],
    ['eval', 'no-eval', "export const a = () => eval('1')\n"],
    ['a forgotten print', 'no-console', "console.log('x')\n"],
    [
      'a changed parameter',
      'no-param-reassign',
      'export function a(b: number) { b = 2; return b }\n',
    ],
    ['a suppressed type error', 'ban-ts-comment', '// @ts-ignore\nexport const a = 1\n'],
    [
      'a value import of a type',
      'consistent-type-imports',
      "import { B } from './b.ts'\nexport type A = B\n",
    ],
    [
      'a builtin without node:',
      'prefer-node-protocol',
      "import fs from 'fs'\nexport const a = fs\n",
    ],
  ] as const)('%s', async ([, rule, text]) => {
    expect(await lint({ 'src/a.ts': text })).toContain(rule)
  })

  test('a file name that is not in kebab-case', async () => {
    expect(await lint({ 'src/badName.ts': 'export const a = 1\n' })).toContain('filename-case')
  })

  test('an import cycle', async () => {
    const found = await lint({
      'src/a.ts': "import { b } from './b.ts'\nexport const a = () => b\n",
      'src/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n",
    })
    expect(found).toContain('no-cycle')
  })

  test('a hook under a condition', async () => {
    const found = await lint({
      'apps/web/src/a.tsx':
        "import { useState } from 'react'\nexport function A({ b }: { b: boolean }) {\n  if (b) useState(1)\n  return null\n}\n",
    })
    expect(found).toContain('rules-of-hooks')
  })

  test('a test that was left focused', async () => {
    const found = await lint({
      'src/a.test.ts':
        "import { expect, test } from 'vitest'\ntest.only('a', () => {\n  expect(1).toBe(1)\n})\n",
    })
    expect(found).toContain('no-focused-tests')
  })

  test('nothing in clean code', async () => {
    const root = plant({ 'src/a.ts': 'export const a = 1\n' }, ['.oxlintrc.json'])
    expect(await run('oxlint', [], { folder: root, quiet: true })).toMatchObject({ status: 0 })
  })

  async function lint(files: Record<string, string>): Promise<string> {
    const root = plant(files, ['.oxlintrc.json'])
    const { status, output } = await run('oxlint', [], { folder: root, quiet: true })
    expect(status).toBe(1)
    return output
  }
})

describe('the formatter finds', () => {
  test('a file that is not formatted', async () => {
    const root = plant({ 'a.ts': "const a = 'x'\n", 'b.ts': 'const a = "x";\n' }, ['.oxfmtrc.json'])
    const { status, output } = await run('oxfmt', ['--check'], { folder: root, quiet: true })
    expect(status).toBe(1)
    expect(output).toContain('b.ts')
    expect(output).not.toContain('a.ts')
  })
})

describe('the type checker finds', () => {
  test.for([
    ['a wrong type', "export const a: number = 'x'\n"],
    ['an index that may be missing', 'export const a: number = [1][0]\n'],
    ['syntax that cannot be erased', 'export enum A { B }\n'],
  ] as const)('%s', async ([, text]) => {
    expect(await checkTypes(text)).toMatchObject({
      status: 1,
      output: expect.stringContaining('src/a.ts(1,'),
    })
  })

  test('nothing in sound code', async () => {
    expect(await checkTypes('export const a: number = 1\n')).toMatchObject({ status: 0 })
  })

  function checkTypes(text: string) {
    const root = plant({
      'src/a.ts': text,
      'tsconfig.json': JSON.stringify({
        extends: path.join(ROOT, 'tsconfig.base.json'),
        compilerOptions: { types: [] },
        include: ['src'],
      }),
    })
    return run('tsc', ['--project', 'tsconfig.json'], { folder: root, quiet: true })
  }
})

describe('the search for what is unused finds', () => {
  const used = {
    'package.json': JSON.stringify({
      name: 'planted',
      private: true,
      workspaces: ['packages/*', 'apps/*'],
    }),
    'packages/rules/package.json': JSON.stringify({
      name: '@telemachos/rules',
      exports: { './*': './src/*.ts' },
    }),
    'packages/rules/src/fold.ts': 'export const fold = 1\n',
    'apps/server/package.json': JSON.stringify({
      name: '@telemachos/server',
      dependencies: { '@telemachos/rules': '0.1.0' },
    }),
    'apps/server/src/app/main.ts':
      "import { fold } from '@telemachos/rules/fold'\nconsole.log(fold)\n",
  }

  test('nothing where all is used', async () => {
    expect(await findUnused({})).toMatchObject({ status: 0 })
  })

  test('an export', async () => {
    const found = await findUnused({
      'packages/rules/src/fold.ts': 'export const fold = 1\nexport const idle = 2\n',
    })
    expect(found).toMatchObject({ status: 1, output: expect.stringContaining('idle') })
  })

  test('a file', async () => {
    const found = await findUnused({ 'apps/server/src/kernel/idle.ts': 'const idle = 1\n' })
    expect(found).toMatchObject({ status: 1, output: expect.stringContaining('kernel/idle.ts') })
  })

  test('a dependency', async () => {
    const found = await findUnused({
      'apps/server/package.json': JSON.stringify({
        name: '@telemachos/server',
        dependencies: { '@telemachos/rules': '0.1.0', fastify: '5.12.8' },
      }),
    })
    expect(found).toMatchObject({ status: 1, output: expect.stringContaining('fastify') })
  })

  function findUnused(changed: Record<string, string>) {
    const root = plant({ ...used, ...changed }, ['knip.json'])
    return run('knip', ['--no-progress', '--no-config-hints'], { folder: root, quiet: true })
  }
})
