import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

/** From the heading, at which every page begins, to the work: in presses of keys. */
const WAYS = [
  ['the grid', 'Mentor', 'mentor/action/list', 'shell.skips.list', '[role=grid]'],
  ['the list of people', 'Admin', 'admin/project/users', 'shell.skips.list', 'table'],
  ['the filters of people', 'Admin', 'admin/project/users', 'shell.skips.filters', 'form'],
  ['the submenu', 'Admin', 'admin/project/supervisor', 'shell.skips.submenu', 'nav[data-submenu]'],
] as const

/** The farthest is the submenu, behind list, filters and panel. */
const MAX_PRESSES = 5

describe('from the heading of a page', () => {
  const stage = setStage()

  it.each(WAYS)('%s is a few presses away (%s, %s)', async (_name, role, path, label, part) => {
    const as = stage.personWith(role, PROJECT.name)
    const { page, rest } = await stage.visit({ as, path: `/${PROJECT.url}/${path}` })
    const heading = page.getByRole('heading', { level: 1 })
    await heading.waitFor()
    await rest()
    // The ways before the heading come once the page has nothing else to do.
    const ways = { name: el('shell.skips'), includeHidden: true }
    await page.getByRole('navigation', ways).waitFor({ state: 'attached' })
    await heading.evaluate((element) => {
      element.tabIndex = -1
      element.focus()
    })
    const way = page.getByRole('button', { name: el(label), exact: true })
    let presses = 0
    do {
      await page.keyboard.press('Shift+Tab')
      presses += 1
    } while (presses < MAX_PRESSES && !(await isFocused(page, way)))
    await page.keyboard.press('Enter')
    presses += 1
    await eventually(() =>
      page.evaluate((found) => document.activeElement?.closest(found) !== null, part),
    ).toBe(true)
    expect(presses).toBeLessThanOrEqual(MAX_PRESSES)
  })
})

async function isFocused(page: Page, way: ReturnType<Page['getByRole']>): Promise<boolean> {
  if ((await way.count()) === 0) return false
  return way.evaluate((button) => document.activeElement === button)
}
