import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openFilters, setFilter } from './grid-filters.ts'
import { listColumns, listRows, theFirst, type Row } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const GRID = `/${PROJECT.url}/mentor/action/list`
/** The name and the progress, which come before the actions. */
const FROZEN = 2
/** Groups and titles. */
const HEADER_ROWS = 2
const MEETINGS = [1, 2]

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** As the grid writes it. */
const nameOf = ({ FirstName, LastName }: Row): string => `${LastName} ${FirstName}`

describe('the grid of a mentor', () => {
  const stage = setStage()
  const mentor = () => stage.personWith('Mentor', PROJECT.name)

  it('filters by type, state and Greeklish text, and Back restores the filters', async () => {
    const visitor = await stage.visit({ as: mentor(), path: GRID })
    const { page } = visitor
    const [columns, rows] = await Promise.all([listColumns(visitor), listRows(visitor)])
    const grid = page.getByRole('grid')
    const rowCount = async () => Number(await grid.getAttribute('aria-rowcount')) - HEADER_ROWS
    const columnCount = async () => Number(await grid.getAttribute('aria-colcount')) - FROZEN
    await eventually(rowCount).toBe(rows.length)

    await setFilter(page, el('actions.grid.filter.type'), 'meet')
    const meetings = columns.filter(({ TypeId }) => MEETINGS.includes(TypeId))
    await eventually(columnCount).toBe(meetings.length)

    const label = el('actions.grid.state.scheduled')
    await setFilter(page, el('actions.grid.filter.state'), { label })
    await eventually(rowCount).toBeLessThan(rows.length)
    const filtered = await rowCount()
    expect(filtered).toBeGreaterThan(0)

    await page.getByRole('rowheader').getByRole('link').first().click()
    await page.waitForURL(/\/mentor\/mentee\/\d+$/)
    await page.getByRole('heading', { name: el('actions.mentor.record.actions') }).waitFor()
    await page.goBack()
    await eventually(rowCount).toBe(filtered)
    // What is set is named, and each is taken away by a press.
    const chips = page.getByRole('list', { name: el('actions.grid.chips') }).getByRole('button')
    const type = `${el('actions.grid.filter.type')}: ${el('actions.grid.filter.type.meet')}`
    const state = `${el('actions.grid.filter.state')}: ${label}`
    await eventually(() => chips.allInnerTexts()).toEqual([type, state])
    expect(await columnCount()).toBe(meetings.length)
    await button(page, el('actions.grid.chips.remove', { name: type })).click()
    await eventually(columnCount).toBe(columns.length)
    await eventually(() => chips.allInnerTexts()).toEqual([state])

    await button(page, el('actions.grid.clearFilters')).click()
    await eventually(rowCount).toBe(rows.length)
    await page.getByRole('searchbox').fill('papadopoul')
    const named = rows.filter(({ LastName }) => LastName.startsWith('Παπαδόπουλ'))
    expect(named).not.toEqual([])
    await eventually(rowCount).toBe(named.length)
    await page
      .getByRole('rowheader')
      .getByText(nameOf(theFirst(named)))
      .waitFor()
  })

  it('filters by a field of the project, which a reload keeps and Back restores', async () => {
    const visitor = await stage.visit({ as: mentor(), path: GRID })
    const { page } = visitor
    const { count: women, All } = await visitor.ask<{ count: number; All: number }>(
      '/api/project/GetActionsGrid_Count',
      { ProjectId: PROJECT.id, Filter: [{ Field: 'gender', Value: '5302' }] },
    )
    expect(women).toBeGreaterThan(0)
    expect(women).toBeLessThan(All)
    const grid = page.getByRole('grid')
    const rowCount = async () => Number(await grid.getAttribute('aria-rowcount')) - HEADER_ROWS
    await eventually(rowCount).toBe(All)

    const chips = page.getByRole('list', { name: el('actions.grid.chips') }).getByRole('button')
    const chosen = [`Φύλο: ${el('core.gender.5302')}`]
    const dialog = await openFilters(page)
    await dialog.getByLabel('Φύλο').click()
    await page.getByRole('option', { name: el('core.gender.5302') }).click()
    await eventually(rowCount).toBe(women)
    // The first closes the list of values, the second the dialog.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => chips.allInnerTexts()).toEqual(chosen)

    await page.reload()
    await eventually(rowCount).toBe(women)
    await eventually(() => chips.allInnerTexts()).toEqual(chosen)
    await button(page, el('actions.grid.clearFilters')).click()
    await eventually(rowCount).toBe(All)
    expect(await chips.count()).toBe(0)
    await page.goBack()
    await eventually(rowCount).toBe(women)
    await eventually(() => chips.allInnerTexts()).toEqual(chosen)
  })

  it('sorts by progress, from the header and back', async () => {
    const visitor = await stage.visit({ as: mentor(), path: GRID })
    const { page } = visitor
    const counts = (await listRows(visitor)).map(({ DoneCount }) => DoneCount)
    const header = page.getByRole('columnheader', { name: el('actions.grid.done'), exact: true })
    const firstCount = page.locator(`[aria-rowindex="${HEADER_ROWS + 1}"] [aria-colindex="2"]`)
    const isSorted = async (direction: string) => {
      await eventually(() => header.getAttribute('aria-sort')).toBe(direction)
      const first = direction === 'descending' ? Math.max(...counts) : Math.min(...counts)
      await eventually(() => firstCount.innerText()).toMatch(new RegExp(`^${first}/`))
    }
    await header.click()
    await isSorted('ascending')
    await header.click()
    await isSorted('descending')
  })
})
