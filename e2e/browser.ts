import { cookieOf } from '@telemachos/contract/core/kept-settings'
import type { Language } from '@telemachos/contract/core/define-texts'
import { chromium, type APIResponse, type Browser, type Page } from 'playwright-core'
import type { Product } from './product.ts'

/** Chromium as it has to be started where there is no desktop, and no network to ask. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
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
}

export interface Visitor {
  readonly page: Page
  /**
   * What the page's console calls errors, policy violations among them, and exceptions that nobody
   * caught. The browser remarks on every answer that refuses, as `status of 401`.
   */
  readonly complaints: string[]
  /** The bare answer of one of the product's calls, made as whoever has signed in here. */
  readonly post: (path: string, data: object) => Promise<APIResponse>
  /** What a call answers; a refusal is an error. */
  readonly ask: <Answer>(path: string, data: object) => Promise<Answer>
}

/** A window of its own, in which nobody has signed in. */
export async function openVisitor(
  browser: Browser,
  product: Product,
  { language = 'el', width = 1440, scheme = 'light', hasTouch = false }: Visit = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: language === 'el' ? 'el-GR' : 'en-GB',
    timezoneId: 'Europe/Athens',
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
    colorScheme: scheme,
    hasTouch,
  })
  context.setDefaultTimeout(15_000)
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
  const post = (path: string, data: object): Promise<APIResponse> =>
    page.request.post(path, { data, headers: { origin: product.url } })
  return {
    page,
    complaints,
    post,
    ask: async <Answer>(path: string, data: object) => {
      const answer = await post(path, data)
      if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
      return (await answer.json()) as Answer
    },
  }
}
