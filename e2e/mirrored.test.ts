import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually, PROJECT, setStage } from './stage.ts'

const LANGUAGE = { label: 'core.language', language: 'ar', text: 'اللغة', title: 'العربية' }

/** Pages with something of everything: bars, tables, lists, cards, charts, a week. */
const PAGES = [
  ['Mentee', 'mentee/actions'],
  ['Mentor', 'home'],
  ['Mentor', 'mentor/mentee/list'],
  ['Mentor', 'chat'],
  ['Supervisor', 'admin/project/supervisor'],
  ['Admin', 'admin/user/list'],
  ['Admin', 'statistics'],
  ['Admin', 'admin/report/view/1'],
] as const

const start = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().right)

const focused = (page: Page, name: string) =>
  page.evaluate((attribute) => document.activeElement?.getAttribute(attribute), name)

describe('the page in a language that is written from right to left', () => {
  const stage = setStage()
  const visit = (role: 'Mentee' | 'Mentor' | 'Supervisor' | 'Admin', path: string, width = 1440) =>
    stage.visit({
      as: stage.personWith(role, PROJECT.name),
      language: 'ar',
      path: `/${PROJECT.url}/${path}`,
      width,
    })
  beforeAll(async () => {
    const as = stage.personWith('Translator', PROJECT.name)
    const translator = await stage.visit({ as, stays: true })
    await translator.ask('/api/Lang/InsertLangText', LANGUAGE)
    await translator.page.context().close()
  })

  it.each(PAGES)('is mirrored and no wider than the window (%s, %s)', async (role, path) => {
    const { page, rest } = await visit(role, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await rest()
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
    const room = await page.evaluate(() => document.documentElement.clientWidth)
    // What a page begins with stands at the right.
    expect(await start(page, 'header a')).toBeGreaterThan(room - 40)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await rest()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `${width}`).toBeLessThanOrEqual(0)
    }
  })

  it('leads along the text by the left arrow: in the grid, which scrolls to where it leads', async () => {
    const { page } = await visit('Mentor', 'mentor/action/list', 1100)
    const cell = page.locator('[role=grid] [data-row="0"] [data-col="0"]')
    await cell.waitFor()
    expect(await start(page, '[role=grid] [data-row="0"] [data-col="0"]')).toBeGreaterThan(
      await start(page, '[role=grid] [data-row="0"] [data-col="2"]'),
    )
    await cell.focus()
    for (let column = 1; column < 16; column++) {
      await page.keyboard.press('ArrowLeft')
      await eventually(() => focused(page, 'data-col')).toBe(String(column))
    }
    const inSight = () =>
      page.evaluate(() => {
        const box = document.activeElement?.getBoundingClientRect()
        const grid = document.querySelector('[role=grid]')?.getBoundingClientRect()
        return !!box && !!grid && box.left >= grid.left - 1 && box.right <= grid.right + 1
      })
    await eventually(inSight).toBe(true)
    await page.keyboard.press('ArrowRight')
    await eventually(() => focused(page, 'data-col')).toBe('14')
  })

  it('leads along the text by the left arrow: between tabs', async () => {
    const { page, rest } = await visit('Mentor', 'calendar')
    const tabs = page.getByRole('tab')
    await tabs.first().waitFor()
    await rest()
    await tabs.first().focus()
    await page.keyboard.press('ArrowLeft')
    expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('ArrowRight')
    expect(await tabs.first().getAttribute('aria-selected')).toBe('true')
  })
})
