import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { ROOT } from './bootstrap.mjs'
import { installPackages, unpackPackages } from './debian-packages.ts'
import { writeLauncher } from './unpacked-chromium.ts'

/** Chromium as people have it. */
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The same engine without a window: journeys, which show none, take a third less time in it. */
const SHELL = 'chromium-headless-shell'
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin']

/** The package of fonts as wide as Arial's: those of Chromium bring none. */
const FONTS = 'fonts-liberation'
const FONTS_OF_THE_PAGE = path.join(ROOT, 'apps/web/src/shared/theme/fallback-fonts.css')

/** What is unpacked where it cannot be installed. */
const UNPACKED = path.join(ROOT, '.cache/chromium')

const ADVICE =
  'The end-to-end tests need Chromium. Install it (on Debian: apt-get install chromium fonts-liberation), or set CHROMIUM_PATH to it.'
const FONTS_ADVICE =
  'No fonts as wide as Arial’s are to be had, which four of the end-to-end tests measure. Install some (on Debian: apt-get install fonts-liberation).'

/** What a machine has, and how it is given more. */
export interface Machine {
  /** The path of the first of these browsers that it has. */
  find(names: readonly string[]): string | undefined
  /** Whether that browser finds fonts like Arial's. */
  hasFonts(program: string): Promise<boolean>
  /** Gives it packages; @returns what the installer said, and what starts the browser with them. */
  add(packages: readonly string[], found: string | undefined): Promise<Added>
}

interface Added {
  readonly output: string
  /** Undefined where it is to be looked for as before. */
  readonly launcher?: string
}

/**
 * The path of a Chromium that has fonts like Arial's: the one that CHROMIUM_PATH names, else the
 * machine's. What is missing of the two comes from the distribution's packages: for root they are
 * installed, for anybody else they are unpacked below .cache.
 * @throws Error saying what to do when there is no Chromium and it cannot be had, or it does not start
 */
export function ensureChromium(): Promise<string> {
  return ensureOneOf(BROWSERS, ['chromium'])
}

/** As `ensureChromium`; the one without a window where there is one, or neither. */
export function ensureHeadlessChromium(): Promise<string> {
  return ensureOneOf([SHELL, ...BROWSERS], [SHELL, 'chromium'])
}

/** As `ensureChromium`, for one of these browsers, from the first of these packages that there is. */
export async function ensureOneOf(
  names: readonly string[],
  packages: readonly string[],
  machine: Machine = THIS_MACHINE,
): Promise<string> {
  const found = machine.find(names)
  if (found !== undefined && (await machine.hasFonts(found))) return found
  let said = ''
  for (const name of found === undefined ? packages : [FONTS]) {
    const { launcher, output } = await machine.add([...new Set([name, FONTS])], found)
    said = output
    const added = launcher ?? machine.find(names)
    if (added === undefined) continue
    if (!(await machine.hasFonts(added))) console.log(`${said}\n${FONTS_ADVICE}`)
    return added
  }
  throw new Error(`${said}\n${ADVICE}`)
}

const THIS_MACHINE: Machine = {
  find: (names) =>
    process.env['CHROMIUM_PATH'] ||
    FOLDERS.flatMap((folder) => names.map((name) => `${folder}/${name}`)).find(existsSync),
  hasFonts,
  add: process.getuid?.() === 0 ? install : unpack,
}

async function install(packages: readonly string[]): Promise<Added> {
  console.log(
    `Missing on this machine, for the tests in a browser: installing ${packages.join(', ')} …`,
  )
  const { output } = await installPackages(packages)
  return { output }
}

async function unpack(packages: readonly string[], found: string | undefined): Promise<Added> {
  const folder = path.join(UNPACKED, packages.join('-with-'))
  let output = ''
  if (!existsSync(folder)) {
    console.log(
      `Missing on this machine, for the tests in a browser: unpacking ${packages.join(', ')} …`,
    )
    output = (await unpackPackages(packages, folder)).output
  }
  const launcher = existsSync(folder) ? writeLauncher(folder, found) : undefined
  return { output, ...(launcher !== undefined && { launcher }) }
}

/** Asks the browser itself, as the page does, whether it finds one of the fonts that the page names. */
async function hasFonts(program: string): Promise<boolean> {
  const css = readFileSync(FONTS_OF_THE_PAGE, 'utf8')
  const [, source = ''] = /'Fallback of Arial';[^}]*?\bsrc:\s*([^;]+);/.exec(css) ?? []
  const face = `new FontFace('tried', ${JSON.stringify(source)})`
  const options = { executablePath: program, args: ['--no-sandbox'] }
  const browser = await chromium.launch(options).catch((error: unknown) => {
    throw new Error(`${program} does not start: ${String(error)}\n${ADVICE}`, { cause: error })
  })
  try {
    const page = await browser.newPage()
    return await page.evaluate<boolean>(`${face}.load().then(() => true, () => false)`)
  } finally {
    await browser.close()
  }
}
