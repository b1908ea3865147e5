import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const LIST = `/${PROJECT.url}/admin/query/list`
const NEW_SQL = `/${PROJECT.url}/admin/query/edit/new?by=sql`
const PHONE_WIDTH = 390

/** Writes into the editor of SQL by keys alone, without taking what it offers. */
async function writeSql(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: el('reports.query.text') }).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(text)
  await page.keyboard.press('Escape')
}

describe('queries', () => {
  const stage = setStage()

  it('are made by steps, without SQL, and run', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Coordinator', PROJECT.name),
      path: LIST,
    })
    await page.getByRole('link', { name: el('reports.queries.newBySteps') }).click()
    await page.getByRole('combobox', { name: el('reports.steps.table') }).fill('Άτομα')
    await page.getByRole('option', { name: 'Άτομα', exact: true }).click()
    await page.getByRole('button', { name: el('reports.steps.addGroupBy') }).click()
    const preview = page.getByRole('region', { name: el('reports.steps.preview') })
    await preview.getByRole('row').nth(1).waitFor()
    await page.getByRole('textbox', { name: el('reports.queries.name') }).fill('Άτομα ανά όνομα')
    await page.keyboard.press('Enter')
    await page.getByText(el('reports.query.saved')).waitFor()
    await page.getByRole('link', { name: el('reports.query.open') }).click()
    await page.getByRole('heading', { level: 1, name: 'Άτομα ανά όνομα' }).waitFor()
    await page.getByRole('region', { name: 'Άτομα ανά όνομα' }).getByRole('row').nth(1).waitFor()
  })

  it('say line and column of a mistake, and which names are near', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: NEW_SQL,
    })
    await writeSql(
      page,
      'select\n  last_name,\n  first_name\nfrom\n  people\nwhere\n  lst_name is not null',
    )
    const mistake = page.getByRole('alert').getByRole('button', { name: /lst_name/ })
    await mistake.waitFor()
    const words = await mistake.innerText()
    expect(words).toContain('7:3')
    expect(words).toContain('last_name')
    await mistake.click()
    await page.getByText(el('ui.code.place', { line: 7, column: 3 }), { exact: true }).waitFor()
  })

  it('ask for their parameters, and are written and run by keyboard alone', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: NEW_SQL,
    })
    await writeSql(page, 'select last_name from people where user_id = @person')
    const field = page.getByRole('textbox', { name: 'person', exact: true })
    await field.fill('2')
    await page.getByRole('textbox', { name: el('reports.query.text') }).focus()
    await page.keyboard.press('Control+Enter')
    await page.getByText(el('reports.result.rows_one')).waitFor()
    // What is typed for a parameter afterwards asks again by itself.
    await field.fill('999999')
    await page.getByText(el('reports.result.none')).waitFor()
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true)
    await field.fill('2')
    await page.getByText(el('reports.result.rows_one')).waitFor()
  })

  it('tell the second of two who save what the first has written', async () => {
    const as = stage.personWith('Admin', PROJECT.name)
    const first = await stage.visit({ as, path: NEW_SQL })
    await writeSql(first.page, 'select 1 as one')
    await first.page
      .getByRole('textbox', { name: el('reports.queries.name') })
      .fill('Κοινό ερώτημα')
    await first.page.keyboard.press('Control+S')
    await first.page.waitForURL(/\/admin\/query\/edit\/\d+/)
    const second = await stage.visit({
      as: stage.personWith('ProjectManager', PROJECT.name),
      path: new URL(first.page.url()).pathname,
      refusals: [409],
    })
    const name = second.page.getByRole('textbox', { name: el('reports.queries.name') })
    await name.fill('Του δεύτερου')
    await first.page.getByRole('textbox', { name: el('reports.queries.name') }).fill('Του πρώτου')
    await first.page.keyboard.press('Control+S')
    await eventually(() => first.page.getByRole('heading', { level: 1 }).innerText()).toBe(
      'Του πρώτου',
    )
    await first.page.getByText(el('reports.query.saved')).first().waitFor()
    await second.page.keyboard.press('Control+S')
    const note = second.page.getByRole('alert').filter({ hasText: el('ui.conflict.title') })
    await note.getByText('Του πρώτου').waitFor()
    await note.getByRole('button', { name: el('ui.conflict.keepMine') }).click()
    await second.page.getByText(el('reports.query.saved')).waitFor()
    expect(await name.inputValue()).toBe('Του δεύτερου')
  })

  it('are read on a phone, as is what they read', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: `/${PROJECT.url}/admin/dictionary`,
      width: PHONE_WIDTH,
    })
    await page.getByRole('heading', { level: 2, name: 'Άτομα', exact: true }).click()
    await page.getByText('last_name').waitFor()
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await over()).toBeLessThanOrEqual(0)
    expect(await faultsOf(page, 'the data dictionary')).toEqual([])
    await page.goto(LIST)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await over()).toBeLessThanOrEqual(0)
  })
})
