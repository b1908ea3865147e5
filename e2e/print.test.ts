import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import { listColumns, listRows } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

/** A sheet of A4, lying, in points. */
const LANDSCAPE = /\/MediaBox\s*\[\s*0 0 84[12](\.\d+)? 59[45](\.\d+)?\s*\]/g

/** As a person who prints: with a hand on the mouse. */
async function beginToPrint({ page, rest }: Visitor): Promise<void> {
  await page.mouse.move(200, 200)
  await rest()
  await page.emulateMedia({ media: 'print' })
}

describe('the grid on paper', () => {
  const stage = setStage()

  it.each([
    ['Mentor', 'mentor/action/list'],
    ['Admin', 'mentor/action/list'],
  ] as const)('shows a %s everybody who is loaded, with every action', async (role, path) => {
    const visitor = await stage.visit({
      as: stage.personWith(role, PROJECT.name),
      path: `/${PROJECT.url}/${path}`,
    })
    const { page } = visitor
    const [columns, rows] = await Promise.all([listColumns(visitor), listRows(visitor)])
    await page.getByRole('gridcell').first().waitFor()
    await beginToPrint(visitor)
    const sheets = page.getByRole('table')
    await sheets.first().waitFor()

    const names = await sheets.first().locator('tbody th').allInnerTexts()
    // The page after the one in view may be there already.
    expect(names.map((name) => name.split('\n')[0]).slice(0, rows.length)).toEqual(
      rows.map(({ LastName, FirstName }) => `${LastName} ${FirstName}`),
    )
    const heads = await page.locator('table thead tr:last-child th').allTextContents()
    for (const { Title } of columns) {
      expect(heads.filter((head) => head.startsWith(Title)).length).toBeGreaterThan(0)
    }
    // Nothing but the sheets, and nothing of them beyond the paper.
    for (const gone of [page.getByRole('grid'), page.getByRole('navigation')]) {
      expect(await gone.filter({ visible: true }).count()).toBe(0)
    }
    await page.setViewportSize({ width: 1047, height: 718 })
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widest).toBeLessThanOrEqual(1047)

    await page.emulateMedia({ media: null })
    await eventually(() => sheets.count()).toBe(0)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const pages = pdf.match(/\/MediaBox/g)?.length ?? 0
    expect(pages).toBeGreaterThan(1)
    expect(pdf.match(LANDSCAPE)).toHaveLength(pages)
  })

  it('loads everybody first for whoever asks to print, and stops on demand', async () => {
    const visitor = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: `/${PROJECT.url}/mentor/action/list`,
    })
    const { page } = visitor
    await page.getByRole('gridcell').first().waitFor()
    await page.evaluate(() => {
      Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') })
    })
    const { All } = await visitor.ask<{ All: number }>('/api/project/GetActionsGrid_Count', {
      ProjectId: PROJECT.id,
    })
    const open = page.getByRole('button', { name: el('actions.grid.print'), exact: true })
    const dialog = page.getByRole('dialog', { name: el('actions.grid.print.title') })
    const begin = dialog.getByRole('button', { name: el('actions.grid.print.start') })

    // The third page is long in coming: cancelled, nothing is printed.
    let letCome = (): void => {}
    await page.route('**/GetActionsGrid_Partial', async (route) => {
      const { Page } = route.request().postDataJSON() as { Page?: number }
      if (Page === 3) await new Promise<void>((resolve) => (letCome = resolve))
      await route.continue()
    })
    await open.click()
    await dialog.getByText(el('actions.grid.print.lead_other', { number: All })).waitFor()
    await begin.click()
    await dialog.getByText(el('exports.progress', { done: 100, total: All })).waitFor()
    await dialog.getByRole('button', { name: el('exports.cancel') }).click()
    letCome()
    await begin.waitFor()
    await page.unroute('**/GetActionsGrid_Partial')
    expect(await page.locator('body[data-printed]').count()).toBe(0)

    await begin.click()
    await page.locator('body[data-printed]').waitFor()
    expect(await dialog.count()).toBe(0)
    await beginToPrint(visitor)
    const rows = page.getByRole('table').first().locator('tbody tr')
    await eventually(() => rows.count()).toBe(All)
    const found = page.getByText(el('actions.grid.found_other', { number: All }))
    await found.filter({ visible: true }).waitFor()
  })

  it('says in words how an action stands, and whom it leaves out', async () => {
    const visitor = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: `/${PROJECT.url}/mentor/action/list`,
    })
    const { page } = visitor
    await page.getByRole('gridcell').first().waitFor()
    await beginToPrint(visitor)
    const first = page.getByRole('table').first().locator('tbody tr').first()
    await first.getByText(el('actions.grid.state.done')).first().waitFor()
    const { All } = await visitor.ask<{ All: number }>('/api/project/GetActionsGrid_Count', {
      ProjectId: PROJECT.id,
    })
    // Another page of rows may come at any moment, and is counted then.
    const rows = page.getByRole('table').first().locator('tbody tr')
    await eventually(async () => {
      const number = await rows.count()
      return page.getByText(el('actions.grid.foundOf', { number, all: All })).count()
    }).toBe(1)
    expect(await rows.count()).toBeLessThan(All)
  })
})
