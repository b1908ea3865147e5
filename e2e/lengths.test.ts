import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const MAX = 80

/** Notes what the page says to listeners from now on. */
function listen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const region = document.getElementById('announcements')
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver(() => {
      if (region?.textContent) heard.push(region.textContent)
    }).observe(region as Node, { childList: true, characterData: true, subtree: true })
  })
}

const heardBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard)

const left = (count: number) =>
  el(count === 1 ? 'core.length.left_one' : 'core.length.left_other', { number: count })

describe('a field with a limit', () => {
  const stage = setStage()

  it.each([1440, 390])('says what is left near its end, and what was cut (%i)', async (width) => {
    const as = stage.personWith('Admin', PROJECT.name)
    const { page } = await stage.visit({ as, path: `/${PROJECT.url}/admin/user/list`, width })
    await page.getByRole('button', { name: el('people.views.save') }).click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByLabel(el('people.views.name'))
    await field.fill('α'.repeat(MAX - 20))
    expect(await dialog.getByText(left(20)).count()).toBe(0)
    expect(await field.getAttribute('aria-describedby')).toBeNull()

    await listen(page)
    await field.press('End')
    await page.keyboard.type('β'.repeat(17), { delay: 20 })
    await dialog.getByText(left(3)).waitFor()
    const note = (await field.getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`[id="${note}"]`).textContent()).toBe(left(3))
    // Once the typing rests, and not for each sign.
    await eventually(() => heardBy(page)).toEqual([left(3)])
    expect(await faultsOf(page, 'nearly full')).toEqual([])

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate((text) => navigator.clipboard.writeText(text), 'γ'.repeat(10))
    await page.keyboard.press('Control+v')
    const cut = el('core.length.cut_other', { number: 7, max: MAX })
    await dialog.getByText(cut).waitFor()
    expect(await field.inputValue()).toBe(`${'α'.repeat(60)}${'β'.repeat(17)}γγγ`)
    await eventually(() => heardBy(page)).toEqual([left(3), cut])

    // What is pasted in the place of something has its room.
    await field.press('Control+a')
    await page.keyboard.press('Control+v')
    await dialog.getByText(cut).waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe('γ'.repeat(10))
  })
})
