import { describe, expect, it } from 'vitest'
import { readSheets, saveExport } from './downloads.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const PHONE_WIDTH = 390

describe('a paged table', () => {
  const stage = setStage()

  it('is exported as it is searched, with all of its pages', async () => {
    const { page, ask } = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: `/${PROJECT.url}/admin/user/list`,
    })
    const find = (Search: string) =>
      ask<{ count: number; All: number }>('/api/User/PeopleCount', {
        ProjectId: PROJECT.id,
        Search,
      })
    const { count, All } = await find('παπ')
    expect(count).toBeGreaterThan(10)
    await page.getByRole('searchbox', { name: el('people.search') }).fill('παπ')
    const found = el('ui.table.countOf', { number: count, all: All })
    await page.getByText(found, { exact: true }).waitFor()
    const open = page.getByRole('button', { name: el('exports.table.open'), exact: true })
    await open.press('Enter')
    await page.getByLabel(el('exports.format')).selectOption('csv')
    const lines = (await saveExport(page)).toString('utf8').trim().split('\r\n')
    expect(lines).toHaveLength(count + 1)
    expect(lines[0]).toContain(el('people.name'))
    expect(new Set(lines).size).toBe(lines.length)
    await page.getByRole('button', { name: el('exports.close'), exact: true }).press('Enter')
    await eventually(() => open.evaluate((one) => one === document.activeElement)).toBe(true)
  })

  it('is exported from a phone as a workbook', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Supervisor', PROJECT.name),
      path: `/${PROJECT.url}/statistics#sTab=indicators`,
      width: PHONE_WIDTH,
    })
    await page.getByRole('button', { name: el('exports.table.open'), exact: true }).press('Enter')
    const [sheet = ''] = readSheets(await saveExport(page))
    expect(sheet).toContain(el('indicators.person'))
  })

  it('has no export for who may see statistics alone', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('SupervisorLite', PROJECT.name),
      path: `/${PROJECT.url}/statistics#sTab=indicators`,
    })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('table', { name: el('indicators.people') }).waitFor()
    expect(await page.getByRole('button', { name: el('exports.table.open') }).count()).toBe(0)
  })
})
