import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const TABLE = `/${PROJECT.url}/admin/action/list`
const HIDE_IN_GRID = 16
const CAN_DELETE = 1

/** The type of action that asks for documents. */
const DOCUMENTS = '5'
const UNREADY = 'Δικαιολογητικά εγγραφής'
const isUnready = ({ Title }: Row) => Title === UNREADY

interface Row {
  readonly ActionId: number
  readonly Title: string
  readonly Group: string[]
  readonly Flags: number
  readonly Due: string | null
}

describe('the table of actions', () => {
  const stage = setStage()

  const open = async (width?: number, refusals: readonly number[] = []) => {
    const visitor = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: TABLE,
      refusals,
      ...(width && { width }),
    })
    await visitor.page.getByRole('heading', { level: 1 }).waitFor()
    const rows = async () =>
      (await visitor.ask<{ Actions: Row[] }>('/api/action/Table', { ProjectId: PROJECT.id }))
        .Actions
    return { ...visitor, rows }
  }
  const cell = (page: Page, row: number, column: number) =>
    page.locator(`[data-row="${row}"] [data-col="${column}"]`)

  it('is edited by keys alone: a flag, a group, many cells at once, and all of it back', async () => {
    const { page, rows } = await open()
    const before = await rows()
    await cell(page, 1, 1).click()
    // The flag HideInGrid, four columns behind the group.
    for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    const flags = async (at: number) => (await rows())[at]?.Flags
    await eventually(() => flags(1)).toBe((before[1]?.Flags ?? 0) ^ HIDE_IN_GRID)
    await page.keyboard.press('Control+z')
    await eventually(() => flags(1)).toBe(before[1]?.Flags)

    await cell(page, 1, 3).click()
    const isHere = () => cell(page, 1, 3).evaluate((one) => one.contains(document.activeElement))
    await eventually(isHere).toBe(true)
    await page.keyboard.press('F2')
    await page.keyboard.insertText('Πρώτα / Βήματα')
    await page.keyboard.press('Enter')
    await cell(page, 1, 3).getByText('Πρώτα').waitFor()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+d')
    const groups = async () => (await rows()).slice(1, 4).map(({ Group }) => Group.join(' / '))
    await eventually(groups).toEqual(['Πρώτα / Βήματα', 'Πρώτα / Βήματα', 'Πρώτα / Βήματα'])
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await eventually(groups).toEqual(before.slice(1, 4).map(({ Group }) => Group.join(' / ')))

    await cell(page, 0, 1).click()
    await page.keyboard.press('Alt+ArrowDown')
    const titles = async () => (await rows()).slice(0, 2).map(({ Title }) => Title)
    await eventually(titles).toEqual([before[1]?.Title, before[0]?.Title])
    expect(await faultsOf(page, 'the table of actions')).toEqual([])
  })

  it('publishes nothing that lacks what its type needs, and leads to where that is made', async () => {
    const { page, rows } = await open(undefined, [422])
    await page.getByRole('button', { name: el('actions.table.new'), exact: true }).click()
    const making = page.getByRole('dialog', { name: el('actions.table.newTitle') })
    await making.getByRole('textbox').first().fill(UNREADY)
    await making.getByLabel(el('actions.table.column.TypeId')).selectOption(DOCUMENTS)
    await making.getByRole('button', { name: el('actions.table.newConfirm') }).click()
    await making.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox', { name: el('actions.table.search') }).fill(UNREADY)
    const row = page.getByRole('row').filter({ hasText: UNREADY })
    await row.locator('[data-col="5"]').click()
    await page.keyboard.press('Space')
    const refused = page.getByRole('dialog', { name: el('actions.table.unready') })
    await refused.getByRole('link', { name: UNREADY }).waitFor()
    expect(await faultsOf(page, 'the dialog of what is not ready')).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByText(el('actions.author.state.missing')).waitFor()
    expect((await rows()).find(isUnready)?.Flags).toBe(CAN_DELETE)
  })

  it('sets a flag of a whole group, saying first how many people that touches', async () => {
    const { page, rows } = await open()
    await page.getByLabel(el('actions.table.column.Group'), { exact: true }).selectOption('Έναρξη')
    await page.getByRole('checkbox', { name: el('actions.table.checkAll') }).click()
    await page.getByRole('button', { name: el('actions.table.setMany'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/ενεργούς ωφελούμενους/).waitFor()
    await dialog
      .getByLabel(el('actions.table.column.HideFromSupervisor'), { exact: true })
      .selectOption('yes')
    await dialog.getByRole('button', { name: /^Αλλαγή/ }).click()
    const hidden = async () =>
      new Set(
        (await rows()).filter(({ Group }) => Group[0] === 'Έναρξη').map(({ Flags }) => Flags & 32),
      )
    await eventually(hidden).toEqual(new Set([32]))
    await page
      .getByRole('button', { name: el('ui.undo'), exact: true })
      .first()
      .click()
    await eventually(hidden).toEqual(new Set([0]))
  })

  it('names a group in both languages, and takes its actions along when it is renamed', async () => {
    const { page, ask, rows } = await open()
    await page.getByRole('button', { name: el('actions.groups.show'), exact: true }).click()
    const menu = el('actions.groups.menu', { group: 'Αποτίμηση' })
    await page.getByRole('button', { name: menu }).click()
    await page.getByRole('menuitem').first().click()
    const name = el('actions.groups.name')
    await page.getByLabel(el('ui.language.en', { name })).fill('Closing')
    await page.getByLabel(el('ui.language.el', { name })).fill('Κλείσιμο')
    await page.getByRole('button', { name: el('actions.groups.save'), exact: true }).click()
    await page.getByRole('row', { name: 'Κλείσιμο', exact: true }).waitFor()
    expect(await faultsOf(page, 'the groups of actions')).toEqual([])
    const { Settings } = await ask<{ Settings: string }>('/api/Project/ById', { Id: PROJECT.id })
    const { Config } = JSON.parse(Settings) as { Config: { Groups: Record<string, object> } }
    expect(Config.Groups).toMatchObject({ Κλείσιμο: { en: 'Closing' } })
    expect(Object.keys(Config.Groups)).not.toContain('Αποτίμηση')
    expect((await rows()).flatMap(({ Group }) => Group)).not.toContain('Αποτίμηση')
  })

  it('deletes nothing on which something depends, archives it, and brings it back; on a phone', async () => {
    const { page, rows } = await open(390)
    const [first] = await rows()
    if (!first) throw new Error('the demonstration has no actions')
    const opener = page.getByRole('button', {
      name: el('actions.table.open', { title: first.Title }),
    })
    await opener.click()
    await page.getByRole('button', { name: el('actions.table.delete'), exact: true }).click()
    const refusal = page.getByRole('dialog', { name: el('actions.table.notDeleted') })
    await refusal.getByRole('link').first().waitFor()
    expect(await faultsOf(page, 'why an action is not deleted')).toEqual([])
    await refusal.getByRole('button').last().click()
    await page.getByRole('button', { name: el('actions.table.toArchive'), exact: true }).click()
    const question = page.getByRole('dialog', { name: /^Στο αρχείο/ })
    // As many as that are confirmed by typing their number.
    const words = await question.getByText(/^Για επιβεβαίωση/).innerText()
    const number = words.replaceAll(/\D/g, '')
    await question.getByLabel(el('ui.act.typeCount', { value: number })).fill(number)
    await question.getByRole('button', { name: el('actions.table.toArchive'), exact: true }).click()
    const isThere = async () => (await rows()).some(({ ActionId }) => ActionId === first.ActionId)
    await eventually(isThere).toBe(false)
    await page.getByRole('button', { name: /^Αρχείο/ }).click()
    await opener.click()
    await page.getByRole('button', { name: el('actions.table.restore'), exact: true }).click()
    await eventually(isThere).toBe(true)
    expect(await faultsOf(page, 'the archive')).toEqual([])
  })
})
