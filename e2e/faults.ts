import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Besides, whole pages that are looked at keep what is only good practice. */
const PRACTICES = [...TAGS, 'best-practice']

/** Half as long as what the library gives as its source: it is read anew by every page. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What other words may break that were whole in Greek: their language, and the room they take. */
const OF_WORDS = [
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'valid-lang',
  'label-content-name-mismatch',
  'button-name',
  'link-name',
  'input-button-name',
  'image-alt',
  'label',
  'select-name',
  'aria-command-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'scrollable-region-focusable',
  'target-size',
]

const GREEK = /\p{Script=Greek}/u

/** What is wrong with the page, or with a frame of it, as it stands: faults of accessibility, and what is too wide. */
export const faultsOf = (page: Page | Frame, label: string): Promise<string[]> =>
  faultsFound(page, label, TAGS)

/** The same of a whole page, and what of it is not good practice: landmarks, headings, roles. */
export const faultsOfWhole = (page: Page, label: string): Promise<string[]> =>
  faultsFound(page, label, PRACTICES)

/**
 * What is wrong with a page in English that is looked at as a whole in Greek: faults that come of its
 * words, what is too wide, another language than it claims, and a menu that is left in Greek.
 */
export async function faultsInEnglish(page: Page, label: string): Promise<string[]> {
  const faults = await faultsFound(page, label, { type: 'rule', values: OF_WORDS })
  const lang = await page.evaluate(() => document.documentElement.lang)
  if (lang !== 'en') faults.push(`${label}: says that it is in «${lang}»`)
  const menus = (await page.locator('nav').allInnerTexts()).join('\n').split('\n')
  const greek = menus.filter((line) => GREEK.test(line))
  return [...faults, ...greek.map((line) => `${label}: «${line}» is in Greek`)]
}

async function faultsFound(
  page: Page | Frame,
  label: string,
  rules: axe.RunOptions['runOnly'],
): Promise<string[]> {
  await page.evaluate(settled)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  const violations = await page.evaluate(async (runOnly) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
    const result = await inPage.run(document, { runOnly, resultTypes: ['violations'] })
    // What a bar at the foot covers in part is scrolled free, as journeys of their own hold.
    const isCovered = ({ target: [selector] }: axe.NodeResult) => {
      const node = typeof selector === 'string' ? document.querySelector(selector) : null
      if (!node) return false
      const { left, right, top, bottom } = node.getBoundingClientRect()
      const corners = [left + 1, right - 1].flatMap((x) => [
        [x, top + 1] as const,
        [x, bottom - 1] as const,
      ])
      return corners.some(([x, y]) => {
        for (let over = document.elementFromPoint(x, y); over; over = over.parentElement) {
          if (over.contains(node)) return false
          if (['fixed', 'sticky'].includes(getComputedStyle(over).position)) return true
        }
        return false
      })
    }
    // The choices of a field that is open hang from the page's end: they belong to the field, not to a landmark.
    const isOpened = ({ target: [selector] }: axe.NodeResult) =>
      typeof selector === 'string' && document.querySelector(selector)?.closest('[role=listbox]')
    const isExempt: Partial<Record<string, (node: axe.NodeResult) => unknown>> = {
      'target-size': isCovered,
      region: isOpened,
    }
    return result.violations.flatMap(({ id, nodes }) => {
      const seen = nodes.filter((node) => !isExempt[id]?.(node))
      return seen.length > 0 ? [{ id, html: seen.map(({ html }) => html) }] : []
    })
  }, rules)
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
