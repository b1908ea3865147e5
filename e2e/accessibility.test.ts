import AxeBuilder from '@axe-core/playwright'
import { roleAllowed, type Role } from '@telemachos/contract/core/roles'
import { ROUTES, type RouteDefinition } from '@telemachos/contract/core/routes'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openVisitor, personOf, signIn, type Visitor } from './browser.ts'
import { startProduct, type Product } from './product.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The roles through whose eyes every page is looked at. */
const EYES: readonly Role[] = ['Mentee', 'Mentor', 'Admin']

/** Parameters of pages that are about one thing. */
const PARAMETERS: Readonly<Record<string, string>> = { Id: '2', actionId: '2' }

describe('every page that is ready', () => {
  let browser: Browser
  let product: Product

  beforeAll(async () => {
    ;[browser, product] = await Promise.all([openBrowser(), startProduct()])
  })
  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  /** What is wrong with the page as it stands. */
  async function problemsOf(page: Page, label: string): Promise<string[]> {
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
    const found = violations.map(
      ({ id, nodes }) =>
        `${label}: ${id} ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    )
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    return overflow > 0 ? [...found, `${label}: ${overflow} px too wide`] : found
  }

  async function open({ page }: Visitor, path: string): Promise<void> {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
  }

  it.each([
    ['el', 1440, 'light'],
    ['el', 390, 'dark'],
    ['en', 1440, 'dark'],
    ['en', 390, 'light'],
  ] as const)(
    'has no fault of accessibility, width or policy (%s, %i, %s)',
    async (language, width, scheme) => {
      const problems: string[] = []
      for (const role of EYES) {
        const visitor = await openVisitor(browser, product, { language, width, scheme })
        await visitor.page.goto('/signin')
        await visitor.page.getByRole('heading', { level: 1 }).waitFor()
        problems.push(...(await problemsOf(visitor.page, 'signin')))
        await signIn(visitor, product, personOf(product, role, role === 'Admin' ? '' : 'Γέφυρες'))
        if (language === 'en') await chooseEnglish(visitor.page)
        const menteeId = await findMentee(visitor.page)
        for (const path of readyPaths(role, menteeId)) {
          await open(visitor, path)
          problems.push(...(await problemsOf(visitor.page, `${role} ${path}`)))
        }
        problems.push(
          ...visitor.complaints
            .filter((text) => !/401/.test(text))
            .map((text) => `${role}: ${text}`),
        )
        await visitor.context.close()
      }
      expect(problems).toEqual([])
    },
    240_000,
  )

  async function chooseEnglish(page: Page): Promise<void> {
    const headers = { origin: product.url }
    await page.request.post('/Account/SetLanguage', { data: { Language: 'en' }, headers })
  }

  /** Somebody whom the signed-in person may look at. */
  async function findMentee(page: Page): Promise<number> {
    const headers = { origin: product.url }
    const data = { ProjectId: 1, Page: 1 }
    const answer = await page.request.post('/api/project/GetActionsGrid_Partial', { data, headers })
    if (!answer.ok()) return 0
    const { list } = (await answer.json()) as { list: { Id: number }[] }
    return list[0]?.Id ?? 0
  }
})

/** The addresses of the pages that the role may open, with parameters filled in. */
function readyPaths(role: Role, menteeId: number): string[] {
  return (ROUTES as readonly RouteDefinition[])
    .filter(({ ready, access }) => ready && Array.isArray(access) && roleAllowed(role, access))
    .filter(({ path }) => path.startsWith('/{curProject}/'))
    .map(({ path }) =>
      path
        .replace('{curProject}', 'gefyres')
        .replace(/\/?\{\w+\?\}/g, '')
        .replace('{menteeId}', String(menteeId))
        .replace(/\{(\w+)\}/g, (_whole, name: string) => PARAMETERS[name] ?? '1'),
    )
}
