import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const GALLERY = `/${PROJECT.url}/test`

describe('menus, dialogs and lists of options', () => {
  const stage = setStage()

  async function open(visit: { width?: number; hasTouch?: boolean } = {}): Promise<Page> {
    const as = stage.personWith('Mentor', PROJECT.name)
    const { page } = await stage.visit({ as, path: GALLERY, ...visit })
    await page.getByRole('button', { name: el('gallery.dialogs.info') }).waitFor()
    return page
  }
  const accountOf = (page: Page) =>
    page.getByRole('banner').getByRole('button', { name: /Ο λογαριασμός μου/ })
  const active = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

  it('open a menu at either end, find by letters without accents, and close when it is left', async () => {
    const page = await open()
    const menu = page.getByRole('menu')
    await accountOf(page).press('ArrowUp')
    await eventually(() => active(page)).toBe(el('shell.user.signOff'))
    await page.keyboard.press('ArrowDown')
    await eventually(() => active(page)).toBe(el('shell.user.profile'))
    const [first = ''] = el('shell.user.settings')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
    // The keyboard of the test has no Greek letters.
    await page.locator(':focus').dispatchEvent('keydown', { key: first })
    await eventually(() => active(page)).toBe(el('shell.user.settings'))
    expect(await faultsOf(page, 'menu')).toEqual([])
    await page.keyboard.press('Tab')
    await menu.waitFor({ state: 'detached' })

    await accountOf(page).press('Enter')
    await menu.waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    await eventually(() =>
      accountOf(page).evaluate((button) => button === document.activeElement),
    ).toBe(true)
  })

  it('run what assistive technology activates without a pointer', async () => {
    const page = await open()
    await accountOf(page).click()
    const item = page.getByRole('menuitem', { name: el('shell.user.profile') })
    await item.waitFor()
    await item.evaluate((element) => (element as HTMLElement).click())
    await page.waitForURL((url) => url.pathname.endsWith('/userinfo'))
  })

  it('a touch beside a menu closes it and presses nothing beneath', async () => {
    const page = await open({ width: 390, hasTouch: true })
    const info = page.getByRole('button', { name: el('gallery.dialogs.info') })
    await info.scrollIntoViewIfNeeded()
    const box = await info.boundingBox()
    if (!box) throw new Error('the button is not seen')
    await accountOf(page).tap()
    await page.getByRole('menu').waitFor()
    await eventually(async () => {
      const menu = await page.getByRole('menu').boundingBox()
      return menu !== null && menu.x >= 8 && menu.x + menu.width <= 390 - 8
    }).toBe(true)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.getByRole('menu').waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog').count()).toBe(0)
    await info.tap()
    await page.getByRole('dialog').waitFor()
  })

  it('a selection dragged out of a dialog leaves it open, a click beside it does not', async () => {
    const page = await open()
    await page.getByRole('button', { name: el('gallery.dialogs.input') }).click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByLabel(el('gallery.name'))
    await field.fill('Πρακτικά')
    const box = await field.boundingBox()
    if (!box) throw new Error('the field is not seen')
    await page.mouse.move(box.x + 20, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(20, box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
    expect(await field.inputValue()).toBe('Πρακτικά')
    // What is typed is not thrown away by it.
    await page.mouse.click(20, 400)
    const question = page.getByRole('dialog', { name: el('core.unsaved.title') })
    await question.getByRole('button', { name: el('core.unsaved.stay') }).click()
    await question.waitFor({ state: 'detached' })
    await field.fill('')
    await page.mouse.click(20, 400)
    await dialog.waitFor({ state: 'detached' })
  })

  it('the page behind a dialog stays where it is', async () => {
    const page = await open()
    await page.getByRole('button', { name: el('gallery.dialogs.input') }).click()
    await page.getByRole('dialog').waitFor()
    const before = await page.evaluate(() => scrollY)
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 600)
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.mouse.wheel(0, 600)
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  })

  it('leaves a toast to be reached and closed over a dialog, which Back closes', async () => {
    const page = await open({ width: 390 })
    await page.getByRole('button', { name: el('gallery.toasts.failed'), exact: true }).click()
    const toast = page.getByText(el('gallery.toasts.failed.text'))
    await toast.waitFor()
    const close = page.getByRole('button', { name: el('core.toast.close') })
    await close.focus()
    await page
      .getByRole('button', { name: el('gallery.dialogs.input') })
      .evaluate((button) => (button as HTMLElement).click())
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await page.keyboard.press('F6')
    await eventually(() => close.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await toast.waitFor({ state: 'detached' })
    await dialog.waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
  })

  it('take an option that assistive technology activates, and one by Enter before the list is there', async () => {
    const page = await open()
    const town = page.getByLabel(el('gallery.choices.town'), { exact: true })
    await town.click()
    const option = page.getByRole('listbox').getByRole('option', { name: 'Βόλος' })
    await option.waitFor()
    expect(await faultsOf(page, 'list')).toEqual([])
    await option.evaluate((element) => (element as HTMLElement).click())
    await eventually(() => town.inputValue()).toBe('Βόλος')
    await page.getByRole('listbox').waitFor({ state: 'detached' })

    // All at once, as by a program that fills in forms.
    const wrong = page.getByLabel(el('gallery.choices.wrong'), { exact: true })
    await wrong.focus()
    await page.keyboard.insertText('πατρ')
    await page.keyboard.press('Enter')
    await eventually(() => wrong.inputValue()).toBe('Πάτρα')
  })

  it('submit no form by Enter where nothing matches, and let go of a list that is left', async () => {
    const page = await open()
    const town = page.getByLabel(el('gallery.choices.town'), { exact: true })
    await page.evaluate(() =>
      addEventListener('keydown', (event) => Object.assign(globalThis, { pressed: event }), true),
    )
    await town.focus()
    await page.keyboard.insertText('ζζζ')
    await page.getByText(el('ui.options.none', { query: 'ζζζ' })).waitFor()
    await page.keyboard.press('Enter')
    // What a form would be submitted by.
    const isRefused = await page.evaluate(
      () => (globalThis as unknown as { pressed: KeyboardEvent }).pressed.defaultPrevented,
    )
    expect(isRefused).toBe(true)
    await page.keyboard.press('Tab')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    await eventually(() => town.inputValue()).toBe('Θεσσαλονίκη')
  })

  it('keep the list of options beside its field while the page moves', async () => {
    const page = await open()
    const town = page.getByLabel(el('gallery.choices.town'), { exact: true })
    await town.click()
    await page.keyboard.insertText('πατρ')
    const option = page.getByRole('listbox').getByRole('option', { name: 'Πάτρα' })
    await option.waitFor()
    const apart = async () => {
      const [field, found] = await Promise.all([town.boundingBox(), option.boundingBox()])
      return Math.round((found?.y ?? 0) - (field?.y ?? 0))
    }
    const before = await apart()
    // What is loaded above the field pushes it down.
    const scrolls = await page.evaluate(async () => {
      const isHeard = new Promise((resolve) =>
        document.addEventListener('scroll', () => resolve(true), { once: true }),
      )
      window.scrollBy(0, 60)
      return isHeard
    })
    expect(scrolls).toBe(true)
    await eventually(apart).toBe(before)
    await page.keyboard.press('Enter')
    await eventually(() => town.inputValue()).toBe('Πάτρα')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
  })
})
