import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { unpackPackages } from './debian-packages.ts'
import { writeLauncher } from './unpacked-chromium.ts'

// Blanks and quotes are in the paths of some people's clones.
const root = mkdtempSync(path.join(tmpdir(), "unpacked it's "))
afterAll(() => rmSync(root, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())

function write(file: string, content: string): string {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
  chmodSync(file, 0o755)
  return file
}

const SHOW = '#!/bin/sh\necho "$0|$LD_LIBRARY_PATH|$FONTCONFIG_FILE|$*"\n'

function start(launcher: string | undefined): string[] {
  const { stdout } = spawnSync(launcher ?? '', ['--some', 'a b'], { encoding: 'utf8' })
  return stdout.trim().split('|')
}

describe('the command that starts an unpacked Chromium', () => {
  const folder = path.join(root, 'chromium')
  const program = write(path.join(folder, 'usr/lib/chromium/chromium-headless-shell'), SHOW)
  const triplet = path.join(folder, 'usr/lib/x86_64-linux-gnu')
  write(path.join(triplet, 'libnss3.so'), '')
  write(path.join(triplet, 'pulseaudio/libpulsecommon.so'), '')

  it('gives it the libraries of every folder, and its fonts', () => {
    const [started, libraries, settings = '', words] = start(writeLauncher(folder))
    expect(started).toBe(program)
    expect(libraries?.split(':')).toEqual([triplet, path.join(triplet, 'pulseaudio')])
    expect(words).toBe('--some a b')
    const fonts = readFileSync(settings, 'utf8')
    expect(fonts).toContain(`<dir>${path.join(folder, 'usr/share/fonts')}</dir>`)
    expect(fonts).toContain('<dir>/usr/share/fonts</dir>')
    expect(fonts).toContain(`<cachedir>${folder}.fonts</cachedir>`)
  })

  it('may be for a program of the machine, which lacks fonts alone', () => {
    const fonts = path.join(root, 'fonts')
    mkdirSync(path.join(fonts, 'usr/share/fonts'), { recursive: true })
    const own = write(path.join(root, 'bin/chromium'), SHOW)
    const [started, libraries] = start(writeLauncher(fonts, own))
    expect([started, libraries]).toEqual([own, ''])
  })

  it('is none where no program was unpacked', () => {
    mkdirSync(path.join(root, 'nothing'))
    expect(writeLauncher(path.join(root, 'nothing'))).toBeUndefined()
  })
})

describe.runIf(existsSync('/usr/bin/dpkg-deb'))('unpacking of packages', () => {
  const bin = path.join(root, 'bin')

  /** An apt-get that says what it was told, and fetches this. */
  function offer(then: string): void {
    const told = `for word in "$@"; do echo "$word"; case $word in Dir::Cache=*) to=\${word#*=}; esac; done`
    write(path.join(bin, 'apt-get'), `#!/bin/sh\n${told}\n${then}\n`)
    vi.stubEnv('PATH', `${bin}:${process.env['PATH']}`)
  }

  it('needs no root, and leaves only the files of the packages', async () => {
    const built = path.join(root, 'built')
    write(path.join(built, 'usr/share/fonts/some.ttf'), 'letters')
    write(
      path.join(built, 'DEBIAN/control'),
      'Package: some\nVersion: 1\nArchitecture: all\nMaintainer: A <a@example.org>\nDescription: Some\n',
    )
    const archive = path.join(root, 'some.deb')
    expect(spawnSync('dpkg-deb', ['--build', built, archive]).status).toBe(0)
    offer(`case "$*" in *install*) cp "${archive}" "$to/archives/"; esac`)
    const folder = path.join(root, 'cache/some')
    const { status, output } = await unpackPackages(['some'], folder)
    expect(status).toBe(0)
    expect(output.split('\n')).toEqual(
      expect.arrayContaining([`Dir::State=${folder}.apt`, '--download-only', 'some']),
    )
    expect(readFileSync(path.join(folder, 'usr/share/fonts/some.ttf'), 'utf8')).toBe('letters')
    expect(readdirSync(path.dirname(folder))).toEqual(['some'])
  })

  it('leaves nothing where they cannot be fetched', async () => {
    offer('case "$*" in *install*) echo none; exit 100; esac')
    const folder = path.join(root, 'refused/some')
    const ended = await unpackPackages(['some'], folder)
    expect(ended.status).toBe(100)
    expect(ended.output).toContain('none')
    expect(readdirSync(path.dirname(folder))).toEqual([])
  })
})
