import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findOwnNode, mirrorsOf, settingsOf } from './this-machine.ts'

describe('the mirrors of a new machine', () => {
  const targets = [
    'https://tools.example.org/ stable',
    'http://mirror.example.org/debian/ bookworm',
    'http://mirror.example.org/debian/ bookworm-updates',
    'http://security.example.org/ bookworm-security',
  ].join('\n')

  it('are those of this machine, and no other sources', () => {
    expect(mirrorsOf(targets, 'bookworm')).toEqual({
      main: 'http://mirror.example.org/debian/',
      security: 'http://security.example.org/',
    })
  })

  it('are asked for where this machine is no Debian', () => {
    expect(() => mirrorsOf(targets, 'noble')).toThrow('on a Debian')
  })

  it('come with the settings that reach them, and nothing else of apt', () => {
    const configuration = [
      'Acquire::Check-Valid-Until "false";',
      'Acquire::http::Proxy "http://proxy.example.org:3128";',
      'Acquire::https::Proxy "";',
      'Acquire::GzipIndexes "true";',
    ]
    expect(settingsOf(configuration.join('\n'))).toEqual(configuration.slice(0, 2))
  })
})

describe('the Node.js that a Debian 12 gets', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'own-node-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  function makeProgram(file: string): string {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, '')
    chmodSync(file, 0o755)
    return file
  }

  it('is that of this machine, not one of the packages', () => {
    const own = makeProgram(path.join(root, 'usr/bin/node'))
    const pinned = makeProgram(path.join(root, 'clone/node_modules/.bin/node'))
    const npm = path.join(root, 'usr/lib/node_modules/npm')
    makeProgram(path.join(npm, 'bin/npm-cli.js'))
    mkdirSync(path.join(npm, 'node_modules'))
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(root, 'usr/bin/npm'))
    const searched = [path.dirname(pinned), path.dirname(own)].join(path.delimiter)
    expect(findOwnNode(searched)).toEqual({ program: own, npm })
  })

  it('is asked for where there is none', () => {
    expect(() => findOwnNode(path.join(root, 'nowhere'))).toThrow('none that can be copied')
  })
})
