import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ROOT } from '../bootstrap.mjs'
import { checkBarrels, checkBoundaries } from '../conventions/check-boundaries.ts'
import { readImportGraph } from '../conventions/import-graph.ts'
import { run } from '../run.ts'
import { createCall } from './create-call.ts'
import { createModule } from './create-module.ts'

describe('a module and its calls, generated into a copy of the repository', () => {
  const root = copyRepository()
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  test('are registered, formatted, within the boundaries and correct in their types', async () => {
    const domain = 'lunar-phases'
    const files = [
      ...(await createModule(root, domain)),
      ...(await createCall(root, {
        domain,
        name: 'readPhase',
        method: 'GET',
        path: '/api/lunar/phase',
      })),
      ...(await createCall(root, {
        domain,
        name: 'movePhase',
        method: 'POST',
        path: '/api/lunar/move',
      })),
    ]
    expect(read('packages/contract/src/index.ts')).toContain('lunarPhases: lunarPhasesCalls,')
    expect(read('apps/server/src/app/domains.ts')).toMatch(/^ +lunarPhasesDomain,$/m)
    expect(read('apps/server/src/modules/lunar-phases/routes.ts')).toMatch(
      /implement\(contract\.lunarPhases, \{\s*readPhase,\s*movePhase,?\s*\}\)/,
    )
    const graph = readImportGraph(root)
    const findings = [...checkBoundaries(graph), ...checkBarrels(graph)]
    expect(findings.filter(({ file }) => files.includes(file))).toEqual([])
    expect(await tool('oxfmt', '--check', ...new Set(files))).toMatchObject({ status: 0 })
    expect(await tool('tsc', '--project', 'apps/server')).toEqual({ status: 0, output: '' })
    // The whole server is compiled.
  }, 300_000)

  test('are refused where they exist', async () => {
    await expect(createModule(root, 'people')).rejects.toThrow('exists already')
    const taken = {
      domain: 'people',
      name: 'askAgain',
      method: 'GET',
      path: '/API/lang/langservice',
    }
    await expect(createCall(root, taken)).rejects.toThrow('language/calls.ts has a call')
  })

  test.for([
    ['a domain that is not there', { domain: 'nowhere' }, 'There is no domain nowhere'],
    ['a name that is not in camelCase', { name: 'read-it' }, 'not in camelCase'],
    ['another method', { method: 'PUT' }, 'GET or POST'],
    ['a path without /', { path: 'api/x' }, 'begins with /'],
  ] as const)('are refused with %s', async ([, wrong, message]) => {
    const call = { domain: 'people', name: 'readIt', method: 'GET', path: '/api/x', ...wrong }
    await expect(createCall(root, call)).rejects.toThrow(message)
  })

  function read(file: string): string {
    return readFileSync(path.join(root, file), 'utf8')
  }

  function tool(command: string, ...arguments_: string[]) {
    return run(command, arguments_, { folder: root, quiet: true })
  }
})

/** The server's sources and packages, with packages installed by links that point into the copy. */
function copyRepository(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'generated-'))
  for (const part of ['apps/server', 'packages', 'tsconfig.base.json', '.oxfmtrc.json']) {
    cpSync(path.join(ROOT, part), path.join(root, part), { recursive: true })
  }
  const installed = path.join(ROOT, 'node_modules')
  mkdirSync(path.join(root, 'node_modules/@telemachos'), { recursive: true })
  for (const name of readdirSync(installed).filter((entry) => entry !== '@telemachos')) {
    symlinkSync(path.join(installed, name), path.join(root, 'node_modules', name))
  }
  for (const name of readdirSync(path.join(root, 'packages'))) {
    symlinkSync(
      path.join(root, 'packages', name),
      path.join(root, 'node_modules/@telemachos', name),
    )
  }
  return root
}
