import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { run } from './run.ts'

/** Chromium as people have it. */
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The same engine without a window: journeys, which show none, take a third less time in it. */
const SHELL = 'chromium-headless-shell'
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin']

const ADVICE =
  'The end-to-end tests need Chromium. Install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to it.'

/**
 * The path of a Chromium: the one that CHROMIUM_PATH names, else the machine's, else the
 * distribution's package, installed now as root or through sudo without a password.
 * @throws Error saying what to do when there is none and it cannot be installed
 */
export function ensureChromium(): Promise<string> {
  return ensureOneOf(BROWSERS, ['chromium'])
}

/** As `ensureChromium`; the one without a window where there is one, or neither. */
export function ensureHeadlessChromium(): Promise<string> {
  return ensureOneOf([SHELL, ...BROWSERS], [SHELL, 'chromium'])
}

async function ensureOneOf(names: readonly string[], packages: readonly string[]): Promise<string> {
  const found = findChromium(names)
  if (found) return found
  console.log('No Chromium on this machine: installing the package …')
  await aptGet('update')
  let output = ''
  for (const name of packages) {
    output = await aptGet(`install --yes --no-install-recommends ${name}`)
    const installed = findChromium(names)
    if (installed) return installed
  }
  throw new Error(`${output}\n${ADVICE}`)
}

/** What the distribution's installer printed. */
async function aptGet(command: string): Promise<string> {
  const asRoot = userInfo().uid === 0 ? [] : ['sudo', '-n']
  const [program = '', ...first] = [...asRoot, 'apt-get', ...command.split(' ')]
  const ended = await run(program, first, {
    quiet: true,
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
  }).catch((error: unknown) => ({ output: String(error) }))
  return ended.output.trim()
}

function findChromium(names: readonly string[]): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  return FOLDERS.flatMap((folder) => names.map((name) => `${folder}/${name}`)).find(existsSync)
}
