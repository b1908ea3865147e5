import { describe, expect, it } from 'vitest'
import { saveExport } from './downloads.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

describe('a supervisor who may only see statistics and exports', () => {
  const stage = setStage()

  it('comes to them by the menu, exports whom they count, leafs through the actions by the keys, and prints them all', async () => {
    const { page, ask } = await stage.visit({
      as: stage.personWith('SupervisorLitePlus'),
      path: `/${PROJECT.url}/home`,
    })
    await page.getByRole('link', { name: 'Στατιστικά' }).first().click()
    await page.getByRole('heading', { level: 1, name: el('statistics.title') }).waitFor()
    const { Actions } = await ask<{ Actions: { Title: string }[] }>('/api/supervision/statistics', {
      ProjectId: PROJECT.id,
    })
    const shares = page.getByRole('figure', { name: el('statistics.actions') })
    const rows = shares.locator('tbody tr:visible')
    const titles = () => rows.locator('th').allTextContents()
    const titlesFrom = (from: number, to?: number) =>
      Actions.slice(from, to).map(({ Title }) => Title)
    await eventually(titles).toEqual(titlesFrom(0, 10))

    const next = shares.getByRole('button', { name: el('ui.pager.next') })
    await next.focus()
    await page.keyboard.press('Enter')
    await eventually(titles).toEqual(titlesFrom(10, 20))

    const { Mentees } = await ask<{ Mentees: number }>('/api/supervision/statistics', {
      ProjectId: PROJECT.id,
    })
    const exporting = page.getByRole('button', { name: el('exports.open') })
    await exporting.press('Enter')
    await page.getByLabel(el('exports.format')).selectOption('csv')
    const lines = (await saveExport(page)).toString('utf8').trim().split('\r\n')
    // The columns' names, and everybody whom the statistics count.
    expect(lines).toHaveLength(Mentees + 1)
    expect(lines[0]).toContain(Actions[0]?.Title)
    await page.getByRole('button', { name: el('exports.close'), exact: true }).press('Enter')
    // On paper there is no such button: the focus has to be back on it before.
    await exporting.and(page.locator(':focus')).waitFor()

    expect(Actions.length).toBeGreaterThan(20)
    await page.emulateMedia({ media: 'print' })
    await eventually(titles).toEqual(titlesFrom(0))
  })
})
