import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { eventually, PROJECT, setStage } from './stage.ts'

/** From the end of a page so many stops are walked towards its beginning. */
const STOPS = 40

/** Long pages, below whose header what has the focus could be. */
const PAGES = [
  ['Admin', 'admin/audit'],
  ['Admin', 'admin/project/supervisor'],
  ['Admin', 'admin/project/users'],
  ['Coordinator', 'admin/project/linkusers'],
] as const

describe('what has the focus', () => {
  const stage = setStage()

  it.each(PAGES)('is in sight on the way back (%s, %s)', async (role, path) => {
    const as = stage.personWith(role, PROJECT.name)
    const { page, rest } = await stage.visit({ as, path: `/${PROJECT.url}/${path}` })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await rest()
    // Not by the End key: what it scrolls goes on moving while the focus already goes back.
    await page.locator('main a, main button').last().focus()
    for (let stop = 0; stop < STOPS; stop += 1) {
      await eventually(() => coveredIn(page)).toEqual([])
      await page.keyboard.press('Shift+Tab')
    }
  })
})

/** What covers all of what has the focus (WCAG 2.4.11); nothing where a part of it is in sight. */
function coveredIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return ['nothing has the focus']
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const isIn = (x: number, y: number): boolean => {
      const found = document.elementFromPoint(x, y)
      return found !== null && (focused.contains(found) || found.contains(focused))
    }
    const middle = (left + right) / 2
    const places = [top + 1, (top + bottom) / 2, bottom - 1]
    if (places.some((y) => isIn(middle, y) || isIn(left + 2, y))) return []
    const { tagName, textContent, ariaLabel } = focused
    return [`${tagName} ${ariaLabel ?? textContent.trim().slice(0, 40)} at ${Math.round(top)}`]
  })
}
