import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { listColumns, theFirst } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

describe('the dialog in which a spreadsheet is picked', () => {
  const stage = setStage()

  it.each([1440, 390])('finds one by its name and takes it over, %i wide', async (width) => {
    const visitor = await stage.visit({ as: stage.personWith('Admin', PROJECT.name), width })
    const { page } = visitor
    const names = await visitor.ask<{ Id: number; Name: string }[]>(
      '/api/documents/getSpreadsheetList',
      {},
    )
    const { Id } = theFirst(
      await listColumns(visitor),
      ({ TypeId }) => TypeId === ACTION_TYPES.calculator,
    )
    await page.goto(`/${PROJECT.url}/admin/action/${Id}#tab=asks`)
    const chosen = page.getByRole('combobox', { name: el('sheets.action.label') })
    const before = await chosen.inputValue()
    const other = theFirst(names, ({ Name }) => Name !== before)
    const opener = page.getByRole('button', { name: el('sheets.pick'), exact: true })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: el('sheets.pick') })
    // What is chosen already stands chosen.
    await eventually(() => dialog.getByLabel(before, { exact: true }).isChecked()).toBe(true)
    expect(await faultsOf(page, 'picker')).toEqual([])
    const search = dialog.getByRole('searchbox', { name: el('sheets.pick.search') })
    await search.fill('Δεν υπάρχει')
    await dialog.getByText(el('sheets.pick.none')).waitFor()
    await search.press('Enter')
    await dialog.getByText(el('sheets.pick.first')).waitFor()
    // Without accents and in capitals.
    await search.fill(other.Name.toLocaleUpperCase('el'))
    await dialog.getByLabel(other.Name, { exact: true }).check()
    await dialog.getByRole('button', { name: el('sheets.pick.this'), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await chosen.inputValue()).toBe(other.Name)
    await eventually(() => opener.evaluate((one) => one === document.activeElement)).toBe(true)
    // Escape picks nothing.
    await opener.click()
    await dialog.getByLabel(before, { exact: true }).check()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await chosen.inputValue()).toBe(other.Name)
  })
})
