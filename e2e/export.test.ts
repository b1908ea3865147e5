import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { saveExport } from './downloads.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const GRID = `/${PROJECT.url}/admin/action/list`

describe('the export of the grid', () => {
  const stage = setStage()

  it('a coordinator downloads the grid as csv and as xlsx, and stops one', async () => {
    const { page, ask } = await stage.visit({ as: stage.personWith('Coordinator'), path: GRID })
    const { count } = await ask<{ count: number }>('/api/project/GetActionsGrid_Count', {
      ProjectId: PROJECT.id,
    })
    const { list } = await ask<{ list: { LastName: string; FirstName: string }[] }>(
      '/api/project/MentorGridExport',
      { ProjectId: PROJECT.id, Page: 1 },
    )
    await openExport(page)
    await page.getByLabel(el('exports.format')).selectOption('csv')
    const csv = (await saveExport(page)).toString('utf8')
    expect(csv.startsWith(`\uFEFF${el('exports.column.lastName')};`)).toBe(true)
    const lines = csv.trim().split('\r\n')
    expect(lines).toHaveLength(count + 1)
    expect(lines[1]).toContain(`${list[0]?.LastName};${list[0]?.FirstName};`)
    expect(lines[0]).toContain(`${el('exports.column.mentor')};`)

    await page.getByLabel(el('exports.format')).selectOption('xlsx')
    const parts = unzipSync(new Uint8Array(await saveExport(page)))
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet.match(/<row /g)).toHaveLength(count + 1)
    expect(sheet).toContain(`>${list[0]?.LastName}<`)
    expect(sheet).not.toContain('<f>')

    await page.route('**/MentorGridExport', () => {})
    await page
      .getByRole('button', { name: el('exports.start'), exact: true })
      .last()
      .click()
    await page.getByRole('progressbar').waitFor()
    await page.getByRole('button', { name: el('exports.cancel') }).focus()
    await page.keyboard.press('Enter')
    await page.getByText(el('exports.cancelled')).waitFor()
  })

  it('goes on after a page has failed and was tried again', async () => {
    const visit = { as: stage.personWith('Admin'), path: GRID, refusals: [503] }
    const { page } = await stage.visit(visit)
    await openExport(page)
    await page.getByLabel(el('exports.format')).selectOption('csv')
    await page.route('**/MentorGridExport', (route) => route.fulfill({ status: 503, json: {} }))
    await page
      .getByRole('button', { name: el('exports.start'), exact: true })
      .last()
      .click()
    await page.getByText(el('exports.pageFailed')).waitFor()
    await page.unroute('**/MentorGridExport')
    const downloaded = page.waitForEvent('download')
    await eventually(async () => {
      const retry = page.getByRole('button', { name: el('exports.retry') })
      if (await retry.isVisible()) await retry.click()
      return page.getByText(el('exports.done')).isVisible()
    }).toBe(true)
    await downloaded
  })
})

async function openExport(page: Page): Promise<void> {
  await page.getByRole('grid').waitFor()
  await page.getByRole('button', { name: el('exports.open') }).click()
  await page.getByRole('dialog').waitFor()
}
