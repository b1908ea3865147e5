import { describe, expect, it } from 'vitest'
import { isEvent, lend, listColumns, theFirst } from './programme.ts'
import { PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const GRID = `/${PROJECT.url}/mentor/action/list`
const NOT_YOURS = el('actions.grid.state.notYours')

describe('a mentor who has somebody for one action alone', () => {
  const stage = setStage()

  it('sees that cell of theirs in the grid, and the others closed', async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const columns = await listColumns(mentor)
    const action = theFirst(columns, (column) => !isEvent(column))
    const admin = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    const { mentee, name, giveBack } = await lend(mentor, admin, action.Id)

    const { page } = mentor
    await page.goto(`${GRID}?q=${encodeURIComponent(mentee.LastName)}`)
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    await row.getByText(el('actions.grid.someActions')).waitFor()
    const closed = row.getByRole('gridcell', { name: NOT_YOURS, exact: true })
    const drawn = await row.getByRole('gridcell').count()
    // All that are drawn but the progress and the one.
    expect(await closed.count()).toBe(drawn - 2)
    await page
      .getByRole('list', { name: el('actions.grid.legend') })
      .getByText(NOT_YOURS)
      .waitFor()

    const panel = page.getByRole('dialog')
    await closed.first().click({ force: true })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    expect(await panel.count()).toBe(0)
    expect(new URL(page.url()).searchParams.get('mentee')).toBeNull()

    const column = columns.indexOf(action) + 3
    await row.locator(`[aria-colindex="${column}"]`).click()
    await panel.getByText(action.Title).first().waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })

    await page.setViewportSize({ width: 390, height: 844 })
    const card = page.getByRole('listitem').filter({ hasText: name })
    await card.getByText(el('actions.grid.someActions')).waitFor()
    await card.getByRole('button', { name: el('actions.grid.card.expand') }).click()
    expect(await card.getByRole('listitem').count()).toBe(1)

    await giveBack()
  })
})
