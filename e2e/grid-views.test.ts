import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { setFilter } from './grid-filters.ts'
import { listColumns, theFirst } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const GRID = `/${PROJECT.url}/mentor/action/list`
const FROZEN = 2
const MOST_TABS = 6

describe('the grid as a spreadsheet', () => {
  const stage = setStage()
  const as = (role: 'Mentor' | 'Coordinator' | 'ProjectManager') =>
    stage.personWith(role, PROJECT.name)

  it('shows ten actions at 1440, and is reached within six Tabs', async () => {
    const { page, rest } = await stage.visit({ as: as('Coordinator'), path: GRID })
    await page.locator('[role=gridcell][data-state=done]').first().waitFor()
    await rest()
    // The ways to the parts of a page come once it has nothing else to do.
    const skips = page.locator(`nav[aria-label="${el('shell.skips')}"]`)
    await skips.waitFor({ state: 'attached' })
    const whole = await gridOf(page).evaluate((grid) => {
      const { right } = grid.getBoundingClientRect()
      const heads = [...grid.querySelectorAll('[role=columnheader][aria-sort]')]
      return heads.filter((head) => head.getBoundingClientRect().right <= right).length
    })
    expect(whole - FROZEN).toBeGreaterThanOrEqual(10)
    const inGrid = () =>
      page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null)
    const words = () => page.evaluate(() => document.activeElement?.textContent)
    let tabs = 0
    for (; tabs < MOST_TABS && !(await inGrid()); tabs++) {
      await page.keyboard.press('Tab')
      const isSkip = [el('shell.skip'), el('shell.skips.list')].includes((await words()) ?? '')
      if (!isSkip) continue
      await page.keyboard.press('Enter')
    }
    expect(await inGrid()).toBe(true)
  })

  it('opens a cell beside the rows, goes on to the next and comes back to the last', async () => {
    const { page } = await stage.visit({ as: as('Coordinator'), path: GRID })
    const cells = page.locator('[aria-colindex="5"][role=gridcell]')
    await cells.first().waitFor()
    const cell = page.locator('[role=gridcell][data-state=done]').first()
    await cell.click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('heading').first().waitFor()
    const [grid, box] = await Promise.all([gridOf(page).boundingBox(), panel.boundingBox()])
    if (!grid || !box) throw new Error('grid and panel are not both in sight')
    expect(grid.x + grid.width).toBeLessThanOrEqual(box.x)
    expect(await faultsOf(page, 'panel')).toEqual([])
    const mentee = () => new URL(page.url()).searchParams.get('mentee')
    const first = await mentee()
    await panel.getByRole('button', { name: el('actions.grid.step.nextKey') }).click()
    await eventually(mentee).not.toBe(first)
    const second = mentee()
    // The button that led there has the focus again.
    await eventually(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(
      el('actions.grid.step.nextKey'),
    )
    await page.keyboard.press('k')
    await eventually(mentee).toBe(first)
    await page.keyboard.press('j')
    await eventually(mentee).toBe(second)
    const opened = page.locator('[data-opened]')
    await opened.waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await eventually(() => page.evaluate(() => document.activeElement?.role)).toBe('gridcell')
  })

  it('is a page with the same ways on a phone', async () => {
    const { page } = await stage.visit({ as: as('Mentor'), path: GRID, width: 390 })
    await page.getByRole('listitem').getByRole('button').first().click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: el('actions.grid.step.nextKey') }).waitFor()
    const box = await panel.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(389)
  })

  it('shows the actions that are chosen by a search, and remembers them', async () => {
    const visitor = await stage.visit({ as: as('Coordinator'), path: GRID })
    const { page } = visitor
    const columns = await listColumns(visitor)
    const { Title } = theFirst(columns)
    const count = async () => Number(await gridOf(page).getAttribute('aria-colcount')) - FROZEN
    await eventually(count).toBe(columns.length)
    await page.getByRole('button', { name: el('actions.grid.choice.open') }).click()
    const choice = page.getByRole('dialog', { name: el('actions.grid.choice.title') })
    await choice.getByRole('searchbox').fill(Title)
    expect(await faultsOf(page, 'columns')).toEqual([])
    await choice.getByRole('button', { name: /^Μόνο/ }).click()
    await page.keyboard.press('Escape')
    await eventually(count).toBeLessThan(columns.length)
    const chosen = await count()
    await page.goto(`/${PROJECT.url}/`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goto(GRID)
    await eventually(count).toBe(chosen)
    const set = `${el('actions.grid.choice.open')}: `
    await page.getByRole('button', { name: new RegExp(`^Αφαίρεση: ${set}`) }).click()
    await eventually(count).toBe(columns.length)
  })

  it('saves a view, which whoever manages the project shares with its staff', async () => {
    const Name = 'Όσα άργησαν'
    const { page } = await stage.visit({ as: as('ProjectManager'), path: GRID })
    await setFilter(page, el('actions.grid.filter.state'), 'overdue')
    await setFilter(page, el('actions.grid.filter.active'), 'true')
    await openView(page, el('actions.grid.views.save'))
    const dialog = page.getByRole('dialog', { name: el('actions.grid.views.save') })
    await dialog.getByLabel(el('actions.grid.views.name')).fill(Name)
    await dialog.getByLabel(el('actions.grid.views.share')).check()
    await dialog.getByRole('button', { name: el('actions.grid.views.confirm') }).click()
    await dialog.waitFor({ state: 'detached' })

    const other = await stage.visit({ as: as('Mentor'), path: GRID })
    await openView(other.page, el('actions.grid.views.shared', { name: Name }))
    const chips = other.page.getByRole('list', { name: el('actions.grid.chips') })
    await eventually(() => chips.getByRole('button').count()).toBe(2)
    // A mentor keeps views of their own, and changes none of the project's.
    await viewsOf(other.page).click()
    const items = itemsOf(other.page)
    await items.filter({ hasText: el('actions.grid.views.save') }).waitFor()
    const manage = el('actions.grid.views.manage', { name: Name })
    expect(await items.filter({ hasText: manage }).count()).toBe(0)
  })
})

const gridOf = (page: Page) => page.getByRole('grid')

const viewsOf = (page: Page) =>
  page.getByRole('button', { name: el('actions.grid.views'), exact: true })

const itemsOf = (page: Page) => page.getByRole('menu').locator('[role^=menuitem]')

async function openView(page: Page, name: string): Promise<void> {
  await viewsOf(page).click()
  await itemsOf(page).filter({ hasText: name }).click()
}
