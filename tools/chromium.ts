import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { run } from './run.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin']

const ADVICE =
  'The end-to-end tests need Chromium. Install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to it.'

/**
 * The path of a Chromium: the one that CHROMIUM_PATH names, else the machine's, else the
 * distribution's package, installed now as root or through sudo without a password.
 * @throws Error saying what to do when there is none and it cannot be installed
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium on this machine: installing the package …')
  const asRoot = userInfo().uid === 0 ? [] : ['sudo', '-n']
  for (const command of ['update', 'install --yes --no-install-recommends chromium']) {
    const [program = '', ...first] = [...asRoot, 'apt-get', ...command.split(' ')]
    const ended = await run(program, first, {
      quiet: true,
      environment: { DEBIAN_FRONTEND: 'noninteractive' },
    }).catch((error: unknown) => ({ status: 1, output: String(error) }))
    if (ended.status !== 0) throw new Error(`${ended.output.trim()}\n${ADVICE}`)
  }
  const installed = findChromium()
  if (!installed) throw new Error(ADVICE)
  return installed
}

function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  return FOLDERS.flatMap((folder) => NAMES.map((name) => `${folder}/${name}`)).find(existsSync)
}
