import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ROOT } from '../bootstrap.mjs'
import { checkBarrels, checkBoundaries, checkCycles } from '../conventions/check-boundaries.ts'
import { checkPolicies } from '../conventions/check-policies.ts'
import { checkTableOwners } from '../conventions/check-table-owners.ts'
import { checkTextKeys, checkTextTables } from '../conventions/check-text-tables.ts'
import { readImportGraph } from '../conventions/import-graph.ts'
import { run } from '../run.ts'
import { createCall } from './create-call.ts'
import { createModule } from './create-module.ts'

describe('a module and its calls, generated into a copy of the repository', () => {
  const root = copyRepository()
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  const domain = 'lunar-phases'
  const ownFolder = new RegExp(`/${domain}[/.]`)

  test('change one file outside its own folders, and are correct in everything', async () => {
    await tool('git', 'init', '-q')
    await tool('git', 'add', '-A')
    const files = await createModule(root, domain)
    const call = { domain, method: 'POST', name: 'movePhase', path: '/api/lunar-phases/Move' }
    files.push(...(await createCall(root, call)))
    const read = { domain, method: 'GET', name: 'readPhase', path: '/api/lunar-phases/Phase' }
    files.push(...(await createCall(root, read)))

    const { output } = await tool('git', 'status', '--porcelain', '--untracked-files=all')
    const touched = output.split('\n').flatMap((line) => /^.[M?] (.+)$/.exec(line)?.[1] ?? [])
    expect(touched.filter((file) => !ownFolder.test(file))).toEqual([
      'packages/contract/src/domains.ts',
    ])
    const diff = await tool('git', 'diff', '--numstat')
    expect(diff.output.trim()).toBe('1\t0\tpackages/contract/src/domains.ts')

    const graph = readImportGraph(root)
    const findings = [...checkBoundaries(graph), ...checkBarrels(graph), ...checkCycles(graph)]
    expect(findings).toEqual([])
    expect(await checkTableOwners(root)).toEqual([])
    expect(checkPolicies(root)).toEqual([])
    expect([...(await checkTextTables(root)), ...(await checkTextKeys(root))]).toEqual([])
    expect(await tool('oxfmt', '--check', ...new Set(files))).toMatchObject({ status: 0 })
    const tests = [`apps/server/src/modules/${domain}`, ...SWEEPS]
    const [tried, ...compiled] = await Promise.all([
      tool('vitest', 'run', '--maxWorkers', '1', ...tests),
      // One checker each: several check the types that they share several times.
      ...['apps/server', 'apps/web', 'e2e'].map((project) =>
        tool('tsc', '--project', project, '--checkers', '1'),
      ),
    ])
    expect(compiled).toEqual(compiled.map(() => ({ status: 0, output: '' })))
    expect(tried).toMatchObject({ status: 0 })
    // The whole product is compiled.
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

  function tool(command: string, ...arguments_: string[]) {
    return run(command, arguments_, { folder: root, quiet: true })
  }
})

/** Tests that go through all calls, tables and routes. */
const SWEEPS = [
  'packages/contract/src/core/calls.test.ts',
  'apps/server/src/modules/privacy/declared-tables.test.ts',
  'apps/web/src/app/pages.test.ts',
  'apps/web/src/features/audit/activity-sentence.test.ts',
]

const COPIED = [
  ...['apps/server', 'apps/web', 'packages', 'e2e', 'tools', 'benchmarks'],
  ...['package.json', 'tsconfig.base.json', 'vitest.config.ts', '.oxfmtrc.json', '.gitignore'],
]

/** The sources, with packages installed by links that point into the copy. */
function copyRepository(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'generated-'))
  for (const part of COPIED) {
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
