import { workbookFile } from '@telemachos/interchange/spreadsheets/workbook-file.testing'
import { describe, expect, it } from 'vitest'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

/** More rows than a page may stumble over. */
const MANY = 2_000

describe('an administrator with rows of a spreadsheet', () => {
  const stage = setStage()

  it('sends them by a mass service, sees what failed, and sends those again', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: `/${PROJECT.url}/admin/development/index#dTab=mass`,
    })
    await page.getByRole('button', { name: 'Μέτρηση γραμμών' }).click()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const paste = async (rows: readonly string[]) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), rows.join('\n'))
      await page.getByLabel(el('imports.paste')).focus()
      await page.keyboard.press('Control+V')
    }
    const person = (at: number) => `Άτομο ${at}\t${at % 9}`
    await paste(['Όνομα\tΏρες', person(1), '\t4', person(3)])
    await page.getByRole('button', { name: el('data.mass.look') }).click()
    await page
      .getByRole('region', { name: el('data.mass.look.title') })
      .getByText('Λείπει')
      .waitFor()

    await page.getByRole('button', { name: el('data.mass.send'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: el('data.mass.send') })
      .click()
    const counts = page.getByText(/^OK: 2 · Failed: 1/)
    await counts.waitFor()
    await page.getByRole('cell', { name: /Λείπει το όνομα/ }).waitFor()
    await page.getByRole('button', { name: /Ξανά όσες απέτυχαν \(1\)/ }).waitFor()

    await page.getByRole('button', { name: el('data.mass.paste.again') }).click()
    const cells = (row: number, name: string, hours: number) =>
      `<row r="${row}"><c r="A${row}" t="inlineStr"><is><t>${name}</t></is></c><c r="B${row}"><v>${hours}</v></c></row>`
    const heads =
      '<row r="1"><c r="A1" t="str"><v>Όνομα</v></c><c r="B1" t="str"><v>Ώρες</v></c></row>'
    const sheet = workbookFile(
      `<sheetData>${heads}${cells(2, 'Από βιβλίο', 3)}${cells(4, 'Και άλλο', 5)}<row r="90"/></sheetData>`,
    )
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'ώρες.xlsx', mimeType: 'application/zip', buffer: Buffer.from(sheet) })
    await page.getByRole('cell', { name: 'Από βιβλίο' }).waitFor()
    await page.getByText(/^OK: 0 · Failed: 0 · .*2$/).waitFor()

    await page.getByRole('button', { name: el('data.mass.paste.again') }).click()
    await paste(['Όνομα\tΏρες', ...Array.from({ length: MANY }, (_, at) => person(at + 1))])
    const table = page.getByRole('region', { name: el('data.mass.rows'), exact: true }).last()
    await table.getByRole('row').nth(3).waitFor()
    // Of two thousand rows those in sight are drawn.
    expect(await table.getByRole('row').count()).toBeLessThan(100)
    await page.getByRole('button', { name: el('data.mass.send'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: el('data.mass.send') })
      .click()
    await page.getByText(`OK: ${MANY} · Failed: 0`).waitFor({ timeout: 60_000 })
  })

  it('holds them on their way, goes on, ends them, and sends the rest, by keys alone', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: `/${PROJECT.url}/admin/development/index#dTab=mass`,
    })
    await page.getByRole('button', { name: 'Μέτρηση γραμμών' }).click()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const rows = Array.from({ length: MANY }, (_, at) => `Άτομο ${at}\t${at % 9}`)
    await page.evaluate(
      (copied) => navigator.clipboard.writeText(copied),
      ['Όνομα\tΏρες', ...rows].join('\n'),
    )
    await page.getByLabel(el('imports.paste')).focus()
    await page.keyboard.press('Control+V')
    const press = (name: string | RegExp) =>
      page.getByRole('button', { name, exact: true }).press('Enter')
    // Each part waits until it is let through: however fast rows go, nothing is pressed too late.
    const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
    await page.route('**/api/data/sendMassRows', (route) => gate.then(() => route.continue()))
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    const counted = async () => {
      const words = await page.getByText(/^OK: /).innerText()
      return (words.match(/\d+/g) ?? []).map(Number)
    }
    await press(el('data.mass.send'))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: el('data.mass.send') })
      .press('Enter')
    await press(el('data.mass.pause'))
    await page.getByText(new RegExp(el('data.mass.paused'))).waitFor()
    await eventually(focused).toBe(el('data.mass.resume'))
    await press(el('data.mass.resume'))
    await eventually(focused).toBe(el('data.mass.pause'))
    await press(el('data.mass.cancel'))
    letThrough()
    const rest = page.getByRole('button', { name: /^Συνέχεια με όσες μένουν/ })
    await rest.waitFor()
    await eventually(async () => (await focused()).startsWith('Συνέχεια με')).toBe(true)
    const [ok = 0, failed, left = 0] = await counted()
    expect({ failed, sum: ok + left }).toEqual({ failed: 0, sum: MANY })
    await rest.press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: el('data.mass.send') })
      .press('Enter')
    await page.getByText(`OK: ${MANY} · Failed: 0`).waitFor({ timeout: 60_000 })
  })

  it('fills in an indicator, which is a column of the list of people at once', async () => {
    const { page, ask } = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: `/${PROJECT.url}/statistics#sTab=indicators`,
    })
    const values = page.getByRole('table', { name: el('indicators.people') }).getByRole('textbox', {
      name: /^Τιμή: /,
    })
    await values.first().fill('7,5')
    await page.getByText(el('indicators.kept'), { exact: true }).first().waitFor()
    const all = await ask<{ Id: number; Name: string }[]>('/api/statistics/list', {
      ProjectId: PROJECT.id,
    })
    const name = all[0]?.Name ?? ''
    const { list } = await ask<{ list: { Fields: Record<string, string> }[] }>('/api/User/People', {
      ...{ ProjectId: PROJECT.id, Columns: [name], Roles: ['Mentee'], Active: true },
      Filter: [{ Field: name, Value: '7.5', Match: 'equals' }],
    })
    expect(list.map(({ Fields }) => Fields[name])).toEqual(['7.5'])

    await page.getByRole('tab', { name: el('indicators.tab.trend') }).click()
    await page.getByRole('figure', { name: el('indicators.trend.progress') }).waitFor()
    await eventually(() => page.getByRole('figure').count()).toBe(3)
  })
})
