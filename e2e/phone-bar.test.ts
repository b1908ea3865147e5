import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dropFiles } from './drop-files.ts'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const at = (path: string): string => `/${PROJECT.url}/${path}`

const barOf = (page: Page) => page.getByRole('navigation', { name: el('shell.regions.phoneBar') })

const moreOf = (page: Page) =>
  barOf(page).getByRole('button', { name: el('shell.phoneBar.more'), exact: true })

/** What each role has in its bar, and a page that belongs to one of them. */
const ROLES = [
  ['Mentee', ['Αρχική', 'Η πορεία μου', 'Συνομιλίες'], 'mentee/actions', 'Η πορεία μου'],
  ['Mentor', ['Αρχική', 'Καθοδήγηση', 'Συνομιλίες'], 'mentor/mentee/list', 'Καθοδήγηση'],
  ['Supervisor', ['Αρχική', 'Καθοδήγηση', 'Εποπτεία'], 'admin/project/supervisor', 'Εποπτεία'],
] as const

/** Pages with much on them, and what stands at the foot of some. */
const PAGES = [
  ['Mentor', ['home', 'mentor/action/list', 'mentor/mentee/list', 'calendar', 'library', 'chat']],
  ['Mentee', ['mentee', 'mentee/actions', 'settings', 'userinfo']],
  [
    'Admin',
    ['admin/user/list', 'admin/project/users', 'admin/project/applications', 'admin/action/1'],
  ],
] as const

/** So many of a page's last things that take the focus are looked at. */
const LAST = 6

describe('the bar at the foot of a phone', () => {
  const stage = setStage()
  const openAs = (role: 'Mentee' | 'Mentor' | 'Supervisor' | 'Admin', path: string) =>
    stage.visit({
      ...{ as: stage.personWith(role, PROJECT.name), path: at(path), width: 390, hasTouch: true },
    })

  it.each(ROLES)('leads the %s to what they use most', async (role, names, path, current) => {
    const { page, rest } = await openAs(role, path)
    const bar = barOf(page)
    await eventually(() => bar.getByRole('link').allInnerTexts()).toEqual(
      names.map((name) => expect.stringContaining(name)),
    )
    // What it says is the menu's own, which is out of sight and is not heard.
    expect(await page.getByRole('navigation', { name: el('shell.regions.menu') }).count()).toBe(0)
    const marked = bar.locator('[aria-current]')
    await eventually(() => marked.innerText()).toContain(current)
    expect(await marked.getAttribute('aria-current')).toBe(role === 'Supervisor' ? 'page' : 'true')
    for (const item of await bar.locator('a, button').all()) {
      const box = await item.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await rest()
    expect(await faultsOf(page, `the bar of the ${role}`)).toEqual([])
    await bar.getByRole('link', { name: 'Αρχική' }).tap()
    await page.waitForURL(at('home'))
    await eventually(() => bar.locator('[aria-current=page]').innerText()).toBe('Αρχική')
  })

  it('opens the whole menu, and gives the focus back', async () => {
    const { page } = await openAs('Mentor', 'home')
    const menu = page.getByRole('navigation', { name: el('shell.regions.menu') })
    // As in Safari, which focuses no button that is pressed.
    await moreOf(page).evaluate((more) =>
      more.addEventListener('mousedown', (event) => event.preventDefault()),
    )
    await moreOf(page).tap()
    await eventually(() => focusIn(page)).toBe('Αρχική')
    await page.keyboard.press('Escape')
    await eventually(() => focusIn(page)).toBe(el('shell.phoneBar.more'))
    await moreOf(page).press('Enter')
    await menu.getByRole('link', { name: 'Βιβλιοθήκη' }).waitFor()
    await eventually(() => focusIn(page)).toBe('Αρχική')
    expect(await barOf(page).count()).toBe(0)
    await page.keyboard.press('Escape')
    await eventually(() => focusIn(page)).toBe(el('shell.phoneBar.more'))
    expect(await menu.count()).toBe(0)
    await moreOf(page).tap()
    await menu.getByRole('link', { name: 'Βιβλιοθήκη' }).tap()
    await page.getByRole('heading', { level: 1, name: 'Βιβλιοθήκη' }).waitFor()
    await barOf(page).waitFor()
    // None of its own has this page.
    expect(await barOf(page).locator('[aria-current]').count()).toBe(0)
  })

  it('can be reached by the keyboard alone, behind the page', async () => {
    const { page } = await openAs('Mentor', 'settings')
    await barOf(page).waitFor()
    await page.locator('main').press('F6')
    await eventually(() => focusIn(page)).toBe('Αρχική')
    await page.keyboard.press('Tab')
    expect(await focusIn(page)).toBe('Καθοδήγηση')
    await page.keyboard.press('Enter')
    await page.waitForURL(at('mentor/action/list'))
  })

  it.each(PAGES)(
    'covers nothing of the pages of a %s',
    async (role, paths) => {
      const { page, rest } = await openAs(role, 'home')
      const faults: string[] = []
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 740 })
        for (const path of paths) {
          await page.goto(at(path))
          await page.getByRole('heading', { level: 1 }).first().waitFor()
          await barOf(page).waitFor()
          await rest()
          const found = await coveredIn(page)
          faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`))
        }
      }
      expect(faults).toEqual([])
    },
    120_000,
  )

  it('gives way to what has its own foot, to a keyboard on the screen, and to paper', async () => {
    const { page } = await openAs('Mentor', 'library')
    const bar = barOf(page)
    await bar.waitFor()
    await page.locator('main input').first().focus()
    await page.setViewportSize({ width: 390, height: 420 })
    await eventually(() => bar.count()).toBe(0)
    // The keyboard has gone, though the focus is still there.
    await page.setViewportSize({ width: 390, height: 844 })
    await bar.waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await bar.count()).toBe(0)
    await page.emulateMedia({ media: 'screen' })
    await bar.waitFor()
    await page.goto(at('chat'))
    await page.locator('main').getByRole('link').first().click()
    const composer = page.getByRole('textbox', { name: el('chat.write') })
    await composer.waitFor()
    await page.locator('[data-phone-bar]').waitFor({ state: 'attached' })
    expect(await bar.count()).toBe(0)
    const box = await composer.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
  })

  it('leaves room for the tray of uploads above it', async () => {
    const { page, rest } = await openAs('Mentor', 'library')
    await rest()
    await dropFiles(page.getByRole('heading', { level: 1 }), ['Από κινητό.txt'])
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: el('library.send'), exact: true }).click()
    await page.getByRole('region', { name: el('library.tray') }).waitFor()
    await barOf(page).waitFor()
    const [room, bar] = await page.evaluate(() => {
      const content = document.querySelector('#content')
      const foot = document.querySelector<HTMLElement>('[data-phone-bar]')
      return [
        content ? parseFloat(getComputedStyle(content).paddingBlockEnd) : 0,
        foot?.offsetHeight ?? 0,
      ]
    })
    expect(bar).toBeGreaterThan(0)
    expect(room).toBeGreaterThanOrEqual(96 + bar)
  })

  it('is whole where colours are forced, and from right to left', async () => {
    const { page } = await openAs('Mentor', 'home')
    await barOf(page).waitFor()
    await page.emulateMedia({ forcedColors: 'active' })
    const marks = () =>
      barOf(page)
        .locator('a, button')
        .evaluateAll((items) =>
          items.map((item) => getComputedStyle(item, '::before').borderBlockStartWidth),
        )
    expect(await marks()).toEqual(['3px', '0px', '0px', '0px'])
    await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    const boxes = await Promise.all(
      (await barOf(page).locator('a, button').all()).map((item) => item.boundingBox()),
    )
    const lefts = boxes.map((box) => box?.x ?? -1)
    expect(lefts).toEqual(lefts.toSorted((a, b) => b - a))
    expect(Math.min(...lefts)).toBeGreaterThanOrEqual(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  it('is not there in a wide window', async () => {
    const { page } = await openAs('Mentor', 'home')
    await barOf(page).waitFor()
    await page.setViewportSize({ width: 1200, height: 900 })
    await eventually(() => barOf(page).count()).toBe(0)
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom),
    ).toBe('112px')
  })
})

const focusIn = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText.trim() ?? '')

/** Of the page's last things that take the focus, what the bar covers; and whether the page is too wide. */
function coveredIn(page: Page): Promise<string[]> {
  return page.evaluate((last) => {
    const bar = document.querySelector('[data-phone-bar]')
    if (!bar?.checkVisibility()) return ['no bar']
    const faults = document.documentElement.scrollWidth > innerWidth ? ['too wide'] : []
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        '#content :is(a[href], button:not(:disabled), input, select, textarea)',
      ),
    ].filter((item) => item.checkVisibility() && item.tabIndex >= 0)
    if (all.length === 0) faults.push('nothing to look at')
    for (const item of all.slice(-last)) {
      scrollTo(0, 0)
      item.focus()
      const { bottom } = item.getBoundingClientRect()
      const top = bar.getBoundingClientRect().top
      if (bottom > top + 1) faults.push(`${item.outerHTML.slice(0, 80)}: ${bottom} below ${top}`)
    }
    scrollTo(0, document.documentElement.scrollHeight)
    const end = document.querySelector('#content')?.lastElementChild?.getBoundingClientRect().bottom
    if ((end ?? 0) > bar.getBoundingClientRect().top) faults.push('the end is covered')
    return faults
  }, LAST)
}
