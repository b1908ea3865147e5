import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setFilter } from './grid-filters.ts'
import { readSheets, saveExport } from './downloads.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const GRID = `/${PROJECT.url}/mentor/action/list`

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
    const [sheet = ''] = readSheets(await saveExport(page))
    expect(sheet.match(/<row /g)).toHaveLength(count + 1)
    expect(sheet).toContain(`>${list[0]?.LastName}<`)

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

  it('has numbers of the state in full for a reason alone, which is recorded', async () => {
    const { page, ask } = await stage.visit({ as: stage.personWith('Admin'), path: GRID })
    await openExport(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(el('exports.format')).selectOption('csv')
    const inFull = dialog.getByRole('checkbox', { name: el('exports.numbers.inFull') })
    expect(await inFull.count()).toBe(0)
    await dialog.getByRole('checkbox', { name: 'ΑΦΜ', exact: true }).check()
    const masked = (await saveExport(page)).toString('utf8')
    expect(masked).toMatch(/•{5}\d{4}/)

    await inFull.check()
    const start = dialog.getByRole('button', { name: el('exports.start'), exact: true })
    expect(await start.isDisabled()).toBe(true)
    await dialog
      .getByLabel(el('exports.numbers.reason'))
      .selectOption({ label: el('exports.numbers.reason.funding') })
    const full = (await saveExport(page)).toString('utf8')
    expect(full).not.toContain('•')
    expect(full).toMatch(/;"?="+\d{9}"+/)
    const { list } = await ask<{ list: { Verb: string }[] }>('/api/User/Activity', {
      ProjectId: PROJECT.id,
      page: 1,
    })
    expect(list[0]?.Verb).toBe('exports.unmaskedStarted')
  })

  it('can be stopped while the file itself is slow', async () => {
    const { page } = await stage.visit({ as: stage.personWith('Admin'), path: GRID })
    // What writes the file never comes.
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    await page.context().route('**/export-worker*.js', () => hold())
    await openExport(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: el('exports.start'), exact: true })
      .click()
    await isHeld
    await page.getByRole('button', { name: el('exports.cancel') }).click()
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

  it('leaves no file where somebody chose a place and then stopped', async () => {
    const { page } = await stage.visit({ as: stage.personWith('Admin'), path: GRID })
    // So many that the browser asks for a place, here a folder of its own.
    await page.route('**/GetActionsGrid_Count', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), count: 20_000 } })
    })
    await page.evaluate(() => {
      let isAsked = false
      Object.assign(window, {
        showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) => {
          if (!isAsked) {
            isAsked = true
            throw new DOMException('nothing chosen', 'AbortError')
          }
          const folder = await navigator.storage.getDirectory()
          return folder.getFileHandle(suggestedName, { create: true })
        },
      })
    })
    const files = () =>
      page.evaluate(async () => {
        const folder = await navigator.storage.getDirectory()
        const names: string[] = []
        for await (const [name] of folder.entries()) names.push(name)
        // What the browser writes to until the file is whole is its own.
        return names.filter((name) => !name.endsWith('.crswap'))
      })
    // The first count came with the page.
    await setFilter(page, el('actions.grid.filter.active'), {
      label: el('actions.grid.filter.active.yes'),
    })
    await page
      .getByText(/(^|: )20\.000/)
      .first()
      .waitFor()
    await openExport(page)
    await page.getByLabel(el('exports.format')).selectOption('csv')
    const start = page
      .getByRole('dialog')
      .getByRole('button', { name: el('exports.start'), exact: true })
    await start.click()
    await page.getByText(el('exports.cancelled')).waitFor()

    await page.route('**/MentorGridExport', () => {})
    await start.click()
    await page.getByRole('progressbar').waitFor()
    expect(await files()).toHaveLength(1)
    await page.getByRole('button', { name: el('exports.cancel') }).click()
    // The words may still be those of the first time.
    await eventually(files).toEqual([])

    await page.unroute('**/MentorGridExport')
    await start.click()
    await page.getByText(el('exports.done')).waitFor()
    expect(await files()).toHaveLength(1)
  })

  it('counts all mentees in the totals, whatever the grid is narrowed to', async () => {
    const { page, ask } = await stage.visit({ as: stage.personWith('Coordinator'), path: GRID })
    const { count, Actions } = await ask<{ count: number; Actions: { Done: number }[] }>(
      '/api/project/GetActionsGrid_Count',
      { ProjectId: PROJECT.id },
    )
    await setFilter(page, el('actions.grid.filter.active'), {
      label: el('actions.grid.filter.active.no'),
    })
    await page.getByRole('button', { name: el('exports.totals') }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('status')
      .filter({ hasText: String(count) })
      .waitFor()
    const table = dialog
      .getByRole('table')
      .filter({ has: page.getByRole('columnheader', { name: el('exports.totals.action') }) })
    await eventually(async () => (await table.getByRole('row').nth(1).innerText()).trim()).toMatch(
      new RegExp(`\\b${Actions[0]?.Done}$`),
    )
  })
})

async function openExport(page: Page): Promise<void> {
  await page.getByRole('grid').waitFor()
  await page.getByRole('button', { name: el('exports.open') }).click()
  await page.getByRole('dialog').waitFor()
}
