import { EventEmitter, once } from 'node:events'
import { cookieOf } from '@telemachos/contract/core/kept-settings'
import type { Language } from '@telemachos/contract/core/define-texts'
import { chromium, type APIResponse, type Browser, type Page, type Request } from 'playwright-core'
import type { Product } from './product.ts'
import { watchFocus } from './watch-focus.ts'

let shared: Promise<Browser> | undefined

/** The browser of this process, which all its test files use; another one where that has died. */
export async function findBrowser(): Promise<Browser> {
  const found = await shared?.catch(() => undefined)
  if (found?.isConnected()) return found
  shared = openBrowser()
  return shared
}

/** Chromium as it has to be started where there is no desktop, and no network to ask. */
function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    // Without a locale of UTF-8, as new machines are, it calls a file with a Greek name `download`.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

export interface Visit {
  readonly language?: Language
  /** Width of the window in pixels. */
  readonly width?: number
  readonly scheme?: 'light' | 'dark'
  /** Whether there is a screen to touch. */
  readonly hasTouch?: boolean
  /** Whether the browser keeps the page's files, for when there is no network. */
  readonly keepsFiles?: boolean
}

export interface Visitor {
  readonly page: Page
  /**
   * What the page's console calls errors, policy violations among them, exceptions that nobody
   * caught, and acts after which nothing has the focus. The browser remarks on every answer that
   * refuses, as `status of 401`.
   */
  readonly complaints: string[]
  /** Waits until nothing that was asked for is on its way, and the page shows what came. */
  readonly rest: () => Promise<void>
  /** The bare answer of one of the product's calls, made as whoever has signed in here. */
  readonly post: (path: string, data: object) => Promise<APIResponse>
  /** What a call answers; a refusal is an error. */
  readonly ask: <Answer>(path: string, data: object) => Promise<Answer>
}

/** A window of its own, in which nobody has signed in. */
export async function openVisitor(
  browser: Browser,
  product: Product,
  {
    language = 'el',
    width = 1440,
    scheme = 'light',
    hasTouch = false,
    keepsFiles = false,
  }: Visit = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: language === 'el' ? 'el-GR' : 'en-GB',
    timezoneId: 'Europe/Athens',
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
    colorScheme: scheme,
    hasTouch,
    // A new one for each window would load every file of the product each time.
    serviceWorkers: keepsFiles ? 'allow' : 'block',
  })
  context.setDefaultTimeout(30_000)
  // As somebody who chose a language here before: until then every page is Greek.
  if (language !== 'el') {
    const name = cookieOf('language')
    await context.addCookies([{ name, value: language, url: product.url }])
  }
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error')
      complaints.push(`${message.text()} at ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await watchFocus(page, complaints)
  const rest = watchRequests(page)
  const post = (path: string, data: object): Promise<APIResponse> =>
    page.request.post(path, { data, headers: { origin: product.url } })
  return {
    page,
    complaints,
    rest,
    post,
    ask: async <Answer>(path: string, data: object) => {
      const answer = await post(path, data)
      if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
      return (await answer.json()) as Answer
    },
  }
}

/** Whatever is still under way after so long, a page is not waiting for it. */
const GIVEN_UP_MS = 10_000

/** Watches a page from its beginning; @returns what waits until it is at rest. */
function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  const changes = new EventEmitter()
  const end = (request: Request): void => {
    underWay.delete(request)
    if (underWay.size === 0) changes.emit('quiet')
  }
  page.on('request', (request) => {
    // Whoever leaves a page waits for nothing of it any more.
    if (request.isNavigationRequest()) underWay.clear()
    underWay.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  // Of a request that was given up on the way, browsers do not always tell the end.
  const quiet = async (): Promise<void> => {
    const patience = new AbortController()
    const late = setTimeout(() => patience.abort(), GIVEN_UP_MS)
    await once(changes, 'quiet', { signal: patience.signal }).catch(() => underWay.clear())
    clearTimeout(late)
  }
  return async () => {
    let isDrawn = false
    while (!isDrawn || underWay.size > 0) {
      if (underWay.size > 0) await quiet()
      isDrawn = await page.evaluate(drawn)
    }
  }
}

/** Waits, in the page, until what came is drawn; @returns false where the page is not yet done. */
async function drawn(): Promise<boolean> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // Some of it is not begun before the page is idle, or has been busy for two seconds.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }))
  let hasChanged = false
  const changes = new MutationObserver(() => (hasChanged = true))
  changes.observe(document, { subtree: true, childList: true, characterData: true })
  await nextFrame()
  await nextFrame()
  changes.disconnect()
  return !hasChanged && document.querySelector('[aria-busy="true"]') === null
}

/** Waits until the browser has every file of the page. */
export async function filesAreKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    )
  })
}
