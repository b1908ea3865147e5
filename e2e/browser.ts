import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
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

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Messages of the page's console that are errors, and exceptions that nobody caught. */
  readonly complaints: string[]
}

export interface Visit {
  readonly language?: 'el' | 'en'
  readonly width?: number
  readonly scheme?: 'light' | 'dark'
}

/** A window of its own, in which nobody has signed in. */
export async function openVisitor(
  browser: Browser,
  product: Product,
  { language = 'el', width = 1440, scheme = 'light' }: Visit = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: language === 'el' ? 'el-GR' : 'en-GB',
    timezoneId: 'Europe/Athens',
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
    colorScheme: scheme,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, context, complaints }
}

/** Finds the first demonstration person with the role; in the project, where one is named. */
export function personOf(product: Product, role: string, project = ''): string {
  const person = product.people.find(
    (someone) => someone.role === role && someone.project.includes(project),
  )
  if (!person) throw new Error(`the demonstration has no ${role} in «${project}»`)
  return person.username
}

/** Signs in as a person does; resolves on the page where they begin. */
export async function signIn({ page }: Visitor, product: Product, username: string): Promise<void> {
  if (!page.url().includes('/signin')) await page.goto('/signin')
  await page.locator('[name=username]').fill(username)
  await page.locator('[name=password]').fill(product.password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/signin'))
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}
