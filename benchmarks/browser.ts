import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { ensureChromium } from '../tools/chromium.ts'
import type { OpenedDatabase } from './cluster.ts'
import { startContestant, type Contestant } from './product.ts'

/** As Chromium has to be started where there is no desktop, and no network to ask. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The product with its page, and a browser in front of it. */
export interface Stage {
  readonly product: Contestant
  readonly browser: Browser
  close(): Promise<void>
}

/** Starts the product with the built page, and Chromium. */
export async function openStage(
  database: Pick<OpenedDatabase, 'connection'>,
  environment: Readonly<Record<string, string>> = {},
): Promise<Stage> {
  const product = await startContestant('serve-product.ts', {
    BENCH_CONNECTION: JSON.stringify(database.connection),
    BENCH_PAGE: 'on',
    ...environment,
  })
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: BROWSER_ARGS,
  })
  return {
    product,
    browser,
    close: async () => {
      await browser.close()
      await product.stop()
    },
  }
}

/** A window on the product; with a cookie, of somebody who has signed in. */
export async function openPage({ browser, product }: Stage, cookie?: string): Promise<Page> {
  return (await openContext(browser, product.port, cookie)).newPage()
}

/** As Lighthouse's phone has them: the browser says what it is with every request. */
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true }

/** The same on a phone. */
export async function openPhonePage({ browser, product }: Stage, cookie?: string): Promise<Page> {
  const context = await browser.newContext({
    ...PHONE,
    baseURL: `http://127.0.0.1:${product.port}`,
    extraHTTPHeaders: { 'sec-ch-ua-mobile': '?1' },
    locale: 'el-GR',
  })
  await addSession(context, cookie)
  return context.newPage()
}

/** A fresh profile for a server on this machine. */
export async function openContext(
  browser: Browser,
  port: number,
  cookie?: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'el-GR',
  })
  await addSession(context, cookie)
  return context
}

/** Makes a window one of somebody who has signed in. */
export async function addSession(context: BrowserContext, cookie?: string): Promise<void> {
  const [name, value] = cookie?.split('=') ?? []
  if (!name || !value) return
  await context.addCookies([
    { name, value, domain: '127.0.0.1', path: '/', httpOnly: true, sameSite: 'Lax' },
  ])
}
