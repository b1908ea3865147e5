import { chromium } from 'playwright-core'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ensureChromium } from '../tools/chromium.ts'
import { addSession, BROWSER_ARGS } from './browser.ts'

const run = promisify(execFile)
const JUDGE = fileURLToPath(new URL('peers/lighthouse/judge.js', import.meta.url))

/** A telephone on a slow network with a slow processor, or a desktop; as Lighthouse has them. */
export type Form = 'phone' | 'desktop'

/** What Lighthouse says of a page: three times of 100 points, and its figures. */
export type Scores = Readonly<
  Record<'performance' | 'accessibility' | 'best-practices', number> &
    Record<'lcp' | 'cls' | 'blocked', number>
>

/** Chromium loses the start of a recording now and then; Lighthouse asks for another one then. */
const TRIES = 3

/**
 * Has Lighthouse judge a page in a browser that has never seen the product.
 * @param cookie of somebody who has signed in.
 */
export async function judgePage(url: string, form: Form, cookie?: string): Promise<Scores> {
  for (let failures = 1; ; failures++) {
    try {
      return await judgeOnce(url, form, cookie)
    } catch (error) {
      if (failures === TRIES || !String(error).includes('run Lighthouse again')) throw error
    }
  }
}

async function judgeOnce(url: string, form: Form, cookie?: string): Promise<Scores> {
  const [profile, port] = await Promise.all([
    mkdtemp(join(tmpdir(), 'telemachos-judge-')),
    freePort(),
  ])
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await ensureChromium(),
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
  })
  try {
    await addSession(context, cookie)
    const { stdout } = await run(process.execPath, [JUDGE, String(port), url, form])
    return JSON.parse(stdout) as Scores
  } finally {
    await context.close()
    await rm(profile, { recursive: true })
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
