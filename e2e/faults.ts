import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Half as long as what the library gives as its source: it is read anew by every page. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What is wrong with the page as it stands: faults of accessibility, and what is too wide. */
export async function faultsOf(page: Page, label: string): Promise<string[]> {
  await page.evaluate(settled)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  const violations = await page.evaluate(async (runOnly) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
    const result = await inPage.run(document, { runOnly, resultTypes: ['violations'] })
    return result.violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))
  }, TAGS)
  const faults = violations.map(
    ({ id, html }) => `${label}: ${html.length} × ${id}, such as ${html[0]?.slice(0, 200)}`,
  )
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return excess > 0 ? [...faults, `${label}: ${excess} px too wide`] : faults
}

/** Waits, in the page, until its letters are there and what moves once has come to rest. */
async function settled(): Promise<void> {
  await document.fonts.ready
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
  await Promise.allSettled(passing.map(({ finished }) => finished))
}
