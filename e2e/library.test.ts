import { describe, expect, it } from 'vitest'
import { inWindows1253 } from '../apps/server/src/testing/windows-text.ts'
import { dropFiles } from './drop-files.ts'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

describe('the library', () => {
  const stage = setStage()

  it('takes a mentor’s file, has it approved, and lets a mentee find and open it', async () => {
    const path = `/${PROJECT.url}/library`
    const title = 'Οδηγός πρώτης ημέρας'
    const { page: mentor } = await stage.visit({ as: stage.personWith('Mentor'), path })
    await mentor.getByRole('button', { name: el('library.upload'), exact: true }).click()
    const dialog = mentor.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles({
      name: `${title}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from('Πάρτε μαζί σας ένα τετράδιο.'),
    })
    await dialog.getByRole('button', { name: el('library.send'), exact: true }).click()
    await mentor.getByText(el('library.addedWaiting')).waitFor()
    await mentor.getByRole('tab', { name: el('library.tab.own') }).click()
    const item = mentor.getByRole('listitem').filter({ hasText: title })
    await item.getByText(el('library.waiting'), { exact: true }).waitFor()

    const { page: admin } = await stage.visit({
      as: stage.personWith('Admin'),
      path: `/${PROJECT.url}/notifications`,
    })
    await admin.getByRole('link', { name: new RegExp(`«${title}»`) }).click()
    await admin.getByRole('tab', { name: el('library.tab.waiting'), selected: true }).waitFor()
    await admin.getByRole('button', { name: title, exact: true }).click()
    await admin.getByRole('button', { name: el('library.approve'), exact: true }).click()
    await admin.getByText('Είστε σίγουρος για την έγκριση του αρχείου;').waitFor()
    await admin.keyboard.press('Enter')
    await admin.getByText('Το αρχείο εγκρίθηκε επιτυχώς').waitFor()

    const { page: mentee } = await stage.visit({ as: stage.personWith('Mentee'), path })
    await mentee.getByRole('searchbox', { name: el('library.search') }).fill('ΟΔΗΓΟΣ πρωτ')
    await mentee.getByRole('button', { name: title, exact: true }).click()
    const preview = mentee.getByRole('textbox', { name: el('library.preview') })
    await preview.waitFor()
    const text = await preview.inputValue()
    if (!text.includes('τετράδιο')) throw new Error(`the preview shows «${text}»`)
  })

  it('takes files that are dropped on a folder, one after another', async () => {
    const path = `/${PROJECT.url}/library`
    const { page, rest } = await stage.visit({ as: stage.personWith('Admin'), path })
    await rest()
    await dropFiles(page.getByRole('heading', { level: 1 }), ['Πρώτο αρχείο.txt', 'Δεύτερο.txt'])
    const dialog = page.getByRole('dialog')
    const title = dialog.getByRole('textbox', { name: el('library.field.Title') })
    await dialog.getByText(el('library.following_one', { count: 1 })).waitFor()
    expect(await title.inputValue()).toBe('Πρώτο αρχείο')
    await dialog.getByRole('button', { name: el('library.send'), exact: true }).click()
    await eventually(() => title.inputValue()).toBe('Δεύτερο')
    await dialog.getByRole('button', { name: el('library.send'), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    for (const name of ['Πρώτο αρχείο', 'Δεύτερο'])
      await page.getByRole('button', { name, exact: true }).waitFor()
  })

  it('shows a text as Greek Windows wrote it', async () => {
    const path = `/${PROJECT.url}/library`
    const { page } = await stage.visit({ as: stage.personWith('Admin'), path })
    await page.getByRole('button', { name: el('library.upload'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'Κατάλογος.csv',
      mimeType: 'text/csv',
      buffer: inWindows1253('Όνομα;Πόλη\r\nΆννα;Δράμα'),
    })
    await dialog.getByRole('button', { name: el('library.send'), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Κατάλογος', exact: true }).click()
    const preview = page.getByRole('textbox', { name: el('library.preview') })
    await preview.waitFor()
    expect(await preview.inputValue()).toBe('Όνομα;Πόλη\nΆννα;Δράμα')
  })

  it('goes on with an upload after the page was loaded again', async () => {
    const path = `/${PROJECT.url}/library`
    const title = 'Μακρύ βίντεο'
    const { page } = await stage.visit({ as: stage.personWith('Mentor'), path, offline: true })
    let parts = 0
    await page.route('**/api/library/uploadpart', async (route) => {
      parts += 1
      if (parts > 3) await route.abort()
      else await route.continue()
    })
    await page.getByRole('button', { name: el('library.upload'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    const content = Buffer.from('γραμμή '.repeat(200_000))
    // What takes files is loaded once the window is open.
    await eventually(async () => {
      const file = { name: `${title}.txt`, mimeType: 'text/plain', buffer: content }
      await dialog.locator('input[type=file]').setInputFiles(file)
      return dialog.getByText(`${title}.txt`).isVisible()
    }).toBe(true)
    await dialog.getByRole('button', { name: el('library.send'), exact: true }).click()
    const tray = page.getByRole('region', { name: el('library.tray') })
    await tray.getByText(el('files.heldUp')).waitFor()
    await page.unroute('**/api/library/uploadpart')
    let sentAgain = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/uploadpart')) sentAgain += 1
    })
    await page.reload()
    await page.getByText(el('library.addedWaiting')).waitFor()
    await page.getByRole('tab', { name: el('library.tab.own') }).click()
    await page.getByRole('button', { name: title, exact: true }).waitFor()
    // Of its ten parts those that had arrived are not sent again.
    expect(sentAgain).toBeLessThan(10)
    expect(await faultsOf(page, 'the library')).toEqual([])
  })

  it('names what is uploaded by the file chosen last, unless its title is one’s own', async () => {
    const path = `/${PROJECT.url}/library`
    const { page } = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name), path })
    await page.getByRole('button', { name: el('library.upload'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    const title = dialog.getByLabel(el('library.field.Title'))
    const choose = async (name: string): Promise<void> => {
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })
      await dialog.getByText(name).waitFor()
    }
    // What takes files is loaded once the window is open.
    await dialog.getByRole('button', { name: el('files.choose') }).waitFor()
    await choose('Λάθος αρχείο.txt')
    await choose('Το σωστό.txt')
    expect(await title.inputValue()).toBe('Το σωστό')
    await title.fill('Δικός μου τίτλος')
    await choose('Το άλλο.txt')
    expect(await title.inputValue()).toBe('Δικός μου τίτλος')
  })

  it('packs a folder, stops when asked to, and says on the page why it does not', async () => {
    const path = `/${PROJECT.url}/library`
    const { page } = await stage.visit({
      ...{ as: stage.personWith('Mentor', PROJECT.name), path, refusals: [422] },
    })
    // A folder of links alone.
    await page
      .getByRole('button', { name: el('library.menu', { title: 'Βιογραφικό και συνέντευξη' }) })
      .click()
    await page.getByRole('menuitem', { name: el('library.archive') }).click()
    await page.getByText(el('rule.library_archive_empty')).waitFor()

    const title = el('library.title')
    await page.getByRole('button', { name: el('library.upload'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: el('files.choose') }).waitFor()
    await dialog.locator('input[type=file]').setInputFiles({
      ...{ name: 'Για το πακέτο.txt', mimeType: 'text/plain', buffer: Buffer.from('μέσα') },
    })
    await dialog.getByRole('button', { name: el('library.send'), exact: true }).click()
    await page.getByText(el('library.addedWaiting')).waitFor()
    const begin = () => page.getByRole('button', { name: el('library.archive') }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), begin()])
    expect(download.suggestedFilename()).toBe(`${title}.zip`)
    expect(await download.failure()).toBeNull()

    await page.route('**/api/library/Archive**', () => undefined)
    await begin()
    await page.getByRole('button', { name: el('library.archive.stop') }).click()
    await page.getByText(el('library.archive.of', { title })).waitFor({ state: 'detached' })
    await page.unroute('**/api/library/Archive**')

    await page.route('**/api/library/Archive**', (route) =>
      route.fulfill({
        status: 422,
        json: { code: 'rule_violated', message: el('rule.library_archive_size') },
      }),
    )
    await begin()
    await page.getByText(el('rule.library_archive_size')).waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
  })
})
