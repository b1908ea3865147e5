import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dropFiles } from './drop-files.ts'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

const LIBRARY = `/${PROJECT.url}/library`
const TITLES = ['Άλφα σημειώσεις', 'Βήτα σημειώσεις', 'Γάμμα σημειώσεις']

const box = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: el('library.many.select', { title }) })
const bar = (page: Page) => page.getByRole('region', { name: el('library.many') })
const act = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const says = (page: Page, count: number) =>
  bar(page).getByText(el('library.many.count_other', { count })).waitFor()

describe('several items of the library', () => {
  const stage = setStage()

  it('are selected, downloaded, shared, moved, deleted and brought back by the keyboard alone', async () => {
    const { page, rest } = await stage.visit({ as: stage.personWith('Admin'), path: LIBRARY })
    await rest()
    const names = TITLES.map((title) => `${title}.txt`)
    await dropFiles(page.getByRole('heading', { level: 1 }), names)
    const dialog = page.getByRole('dialog')
    for (const title of TITLES) {
      const field = dialog.getByRole('textbox', { name: el('library.field.Title') })
      await eventually(() => field.inputValue()).toBe(title)
      await dialog.getByRole('button', { name: el('library.send'), exact: true }).click()
    }
    await dialog.waitFor({ state: 'detached' })

    // From the first to the last with Shift, then one less.
    await box(page, TITLES[0] ?? '').press('Space')
    await bar(page)
      .getByText(el('library.many.count_one', { count: 1 }))
      .waitFor()
    await box(page, TITLES[2] ?? '').press('Shift+Space')
    await says(page, 3)
    expect(await box(page, TITLES[1] ?? '').isChecked()).toBe(true)
    expect(await faultsOf(page, 'selected')).toEqual([])

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      act(page, el('library.download')).press('Enter'),
    ])
    expect(download.suggestedFilename()).toBe(`${el('library.title')}.zip`)
    expect(await download.failure()).toBeNull()

    await act(page, el('library.share')).press('Enter')
    await dialog.getByRole('checkbox').first().press('Space')
    await dialog.getByRole('button', { name: el('library.share'), exact: true }).press('Enter')
    await page.getByText(el('SUCCESS_SHARE')).waitFor()
    await says(page, 3)

    await act(page, el('library.move')).press('Enter')
    await dialog.getByRole('button', { name: 'Εκπαίδευση' }).press('Enter')
    await dialog.getByText(`${el('library.root')} › Εκπαίδευση`).waitFor()
    await dialog.getByRole('button', { name: el('library.move'), exact: true }).press('Enter')
    await page.getByText(el('library.many.moved_other', { count: 3 })).waitFor()
    await bar(page).waitFor({ state: 'detached' })
    for (const title of TITLES) await box(page, title).waitFor({ state: 'detached' })
    // Nobody who uses keys begins at the top of the page again.
    await eventually(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)

    await page.getByRole('link', { name: 'Εκπαίδευση' }).press('Enter')
    for (const title of TITLES) await box(page, title).press('Space')
    await says(page, 3)
    await act(page, el('library.delete')).press('Enter')
    const question = page.getByRole('alertdialog').or(dialog)
    await question.getByText(el('library.many.deleteText_other', { count: 3 })).waitFor()
    await question.getByRole('button', { name: el('library.delete'), exact: true }).press('Enter')
    await page.getByText(el('library.many.deleted_other', { count: 3 })).waitFor()
    for (const title of TITLES) await box(page, title).waitFor({ state: 'detached' })
    await page.keyboard.press('Control+z')
    await page.getByText(el('library.many.restored_other', { count: 3 })).waitFor()
    for (const title of TITLES) await box(page, title).waitFor()
    expect(await box(page, TITLES[0] ?? '').isChecked()).toBe(false)
  })

  it('are all selected by one key, and none by another, as tiles and on a phone', async () => {
    const { page, rest } = await stage.visit({
      ...{ as: stage.personWith('Mentor', PROJECT.name), width: 390 },
      path: `${LIBRARY}/items/${encodeURIComponent('Βιογραφικό και συνέντευξη/')}`,
    })
    await rest()
    await page.getByRole('combobox', { name: el('library.view') }).selectOption('tiles')
    const boxes = page.getByRole('listitem').getByRole('checkbox')
    await boxes.first().focus()
    await page.keyboard.press('Control+a')
    await says(page, await boxes.count())
    // What is of others is not theirs to move or delete.
    await bar(page).getByText(el('library.many.notAll')).waitFor()
    expect(await act(page, el('library.delete')).count()).toBe(0)
    expect(await faultsOf(page, 'all selected, on a phone')).toEqual([])
    await page.keyboard.press('Escape')
    await bar(page).waitFor({ state: 'detached' })
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  })

  it('are shown again as somebody chose to see them', async () => {
    const { page, rest } = await stage.visit({
      ...{ as: stage.personWith('Mentee', PROJECT.name), path: LIBRARY },
    })
    await rest()
    const view = page.getByRole('combobox', { name: el('library.view') })
    const sort = page.getByRole('combobox', { name: el('library.sort') })
    const chosen = async () => [await view.inputValue(), await sort.inputValue()]
    await view.selectOption('tiles')
    await sort.selectOption('newest')
    await page.getByRole('tab', { name: el('library.tab.favorites') }).click()
    await page.getByRole('tab', { name: el('library.tab.folders') }).click()
    expect(await chosen()).toEqual(['tiles', 'newest'])
    await page.reload()
    await eventually(chosen).toEqual(['tiles', 'newest'])
    await view.selectOption('')
    await sort.selectOption('')
    await page.reload()
    await rest()
    expect(await chosen()).toEqual(['', ''])
  })

  it('are selected in English as well', async () => {
    const { page, rest } = await stage.visit({
      ...{ as: stage.personWith('Admin'), language: 'en' },
      path: `${LIBRARY}/items/${encodeURIComponent('Βιογραφικό και συνέντευξη/')}`,
    })
    await rest()
    await page.getByRole('checkbox', { name: en('library.many.all') }).press('Space')
    const selected = page.getByRole('region', { name: en('library.many') })
    await selected.getByRole('button', { name: en('library.delete'), exact: true }).waitFor()
    expect(await faultsOf(page, 'selected, in English')).toEqual([])
    await selected.getByRole('button', { name: en('library.many.clear') }).press('Enter')
    await selected.waitFor({ state: 'detached' })
    const all = page.getByRole('checkbox', { name: en('library.many.all') })
    expect(await all.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})
