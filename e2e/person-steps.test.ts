import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { drawFinger } from './finger.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const at = (path: string): string => `/${PROJECT.url}/${path}`
const PEOPLE = at('admin/project/users')

const bar = (page: Page) => page.getByRole('navigation', { name: el('people.steps') })
const placeIn = (page: Page) => bar(page).getByRole('status').textContent()
const next = (page: Page) => bar(page).getByRole('button').last()
const previous = (page: Page) => bar(page).getByRole('button').first()
/** Whose page it is, by its address. */
const shown = (page: Page): number =>
  Number(/\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? Number.NaN)

/** Sends the page's finger from one side to the other, over its middle. */
const swipe = (page: Page, from: number, to: number): Promise<void> =>
  drawFinger(page, { x: from, y: 420 }, { x: to, y: 430 })

describe('the page of a person', () => {
  const stage = setStage()

  it('leads through the list that it was opened from, over its pages, and Back to it', async () => {
    const as = stage.personWith('Coordinator', PROJECT.name)
    const list = `${PEOPLE}?state=1&desc=true`
    const { page, rest } = await stage.visit({ as, path: `${list}&page=2` })
    const table = page.getByRole('table', { name: el('people.list') })
    /** Whom the table shows, in its order. */
    const listed = async (): Promise<number[]> => {
      await table.getByRole('link').first().waitFor()
      await rest()
      const links = await table
        .getByRole('link')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
      return links.map((href) => Number(href.split('/').at(-1)))
    }
    const behind = await listed()
    await page.goto(list)
    const order = [...(await listed()), ...behind]
    await table.getByRole('link').nth(8).click()
    await bar(page).waitFor()
    expect(shown(page)).toBe(order[8])
    // Whoever has no page for the reader has a place in the list all the same.
    const [place = 0, all = 0] = (await placeIn(page))?.split(' από ').map(Number) ?? []
    expect(place).toBeGreaterThan(8)
    expect(all).toBeGreaterThan(20)

    await next(page).click()
    await eventually(() => shown(page)).toBe(order[9])
    await eventually(() => placeIn(page)).toMatch(new RegExp(`^1\\d από ${all}$`))
    // Beyond the end of the page that was shown, by the key, after a reload.
    await page.reload()
    await bar(page).waitFor()
    await eventually(() => next(page).getAttribute('aria-disabled')).toBeNull()
    await page.keyboard.press('j')
    await eventually(() => shown(page)).toBe(order[10])
    await page.keyboard.press('k')
    await eventually(() => shown(page)).toBe(order[9])
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await eventually(() => page.title()).toContain(`${name} · `)
    const kept = await page.evaluate(() => sessionStorage.getItem('telemachos-walks') ?? '')
    expect(kept).toMatch(/^[\w"[\]{}:,.-]+$/)

    await page.goBack()
    await table.waitFor()
    expect(new URL(page.url()).searchParams.get('desc')).toBe('true')
  })

  it('leads nowhere when it was opened by its address', async () => {
    const as = stage.personWith('Coordinator', PROJECT.name)
    const { page, rest } = await stage.visit({ as, path: PEOPLE })
    const table = page.getByRole('table', { name: el('people.list') })
    await table.getByRole('link').first().click()
    await bar(page).waitFor()
    const { pathname } = new URL(page.url())
    // The same address again would be a reload, which keeps the list.
    await page.goto(`/${PROJECT.url}/about`)
    await page.goto(pathname)
    await rest()
    expect(await bar(page).count()).toBe(0)
  })

  it('keeps no words that were typed, and leads through those it knew after a reload', async () => {
    const as = stage.personWith('Coordinator', PROJECT.name)
    const { page } = await stage.visit({ as, path: `${PEOPLE}?q=papa` })
    const table = page.getByRole('table', { name: el('people.list') })
    await table.getByRole('link').first().click()
    await bar(page).waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('telemachos-walks'))).not.toContain(
      'papa',
    )
    await page.reload()
    await bar(page).waitFor()
    const before = shown(page)
    await next(page).click()
    await eventually(() => shown(page)).not.toBe(before)
  })

  it.each([
    ['Supervisor', 'admin/project/supervisor', 'main article h2 a'],
    ['Mentor', 'mentor/mentee/list', 'main article a'],
    ['Mentor', 'mentor/action/list', '[role=rowheader] a'],
  ] as const)('leads through the list of %s at %s', async (role, path, link) => {
    const as = stage.personWith(role, PROJECT.name)
    const { page } = await stage.visit({ as, path: at(path) })
    await page.locator(link).filter({ visible: true }).first().click()
    await bar(page).waitFor()
    expect(await placeIn(page)).toMatch(/^1 από \d/)
    const before = page.url()
    await next(page).click()
    await eventually(() => page.url()).not.toBe(before)
    await eventually(() => placeIn(page)).toMatch(/^2 από \d/)
    expect(await previous(page).getAttribute('aria-disabled')).toBeNull()
    await page.goBack()
    await page.locator(link).filter({ visible: true }).first().waitFor()
  })

  it('turns to others by a swipe, and not by scrolling, at the edge or over what scrolls', async () => {
    const as = stage.personWith('Coordinator', PROJECT.name)
    const { page, rest } = await stage.visit({ as, path: PEOPLE, width: 390, hasTouch: true })
    await page
      .getByRole('table', { name: el('people.list') })
      .getByRole('link')
      .first()
      .tap()
    await bar(page).waitFor()
    await rest()
    const first = shown(page)
    await eventually(() => next(page).getAttribute('aria-disabled')).toBeNull()
    await drawFinger(page, { x: 200, y: 500 }, { x: 180, y: 300 })
    await swipe(page, 382, 250)
    await swipe(page, 200, 170)
    expect(shown(page)).toBe(first)

    await swipe(page, 300, 120)
    await eventually(() => shown(page)).not.toBe(first)
    await eventually(() => placeIn(page)).toMatch(/^2 /)
    await rest()
    await swipe(page, 120, 300)
    await eventually(() => shown(page)).toBe(first)
    expect(await page.locator('#content').evaluate(({ style }) => style.translate)).toBe('')
  })
})

describe('an application in review', () => {
  const stage = setStage()

  it('leads to the others of its list', async () => {
    const as = stage.personWith('Coordinator', PROJECT.name)
    const { page } = await stage.visit({ as, path: at('admin/project/applications') })
    const open = page.locator('main tbody tr th button')
    const protocols = await open
      .first()
      .waitFor()
      .then(() => open.allTextContents())
    await open.first().click()
    const panel = page.getByRole('dialog')
    const steps = panel.getByRole('navigation', { name: el('applications.steps') })
    await steps.getByRole('button').last().click()
    await panel.getByRole('heading', { level: 2, name: protocols[1] ?? '' }).waitFor()
    expect(await steps.getByRole('status').textContent()).toMatch(/^2 /)
    // The button keeps the focus, whatever comes below it.
    await page.keyboard.press('Enter')
    await panel.getByRole('heading', { level: 2, name: protocols[2] ?? '' }).waitFor()
    await page.keyboard.press('k')
    await panel.getByRole('heading', { level: 2, name: protocols[1] ?? '' }).waitFor()
  })
})
