import { Buffer } from 'node:buffer'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dropFiles } from './drop-files.ts'
import { faultsOf } from './faults.ts'
import { isAskedByBrowser } from './leaving.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

const LIBRARY = `/${PROJECT.url}/library`
const TITLES = ['Πρώτη', 'Δεύτερη', 'Τρίτη', 'Τέταρτη', 'Πέμπτη'].map((one) => `${one} σελίδα`)

const trayOf = (page: Page, text = el) => page.getByRole('region', { name: text('library.tray') })

/** Keeps what is sent of files on its way until it is let through. */
async function holdParts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/library/uploadpart', async (route) => {
    await promise
    // Whoever has stopped it meanwhile has nothing to let through.
    await route.continue().catch(() => undefined)
  })
  return resolve
}

describe('the tray of uploads', () => {
  const stage = setStage()

  it('goes on beside other pages, and sends again what was refused', async () => {
    const as = stage.personWith('Admin', PROJECT.name)
    const { page, rest } = await stage.visit({ as, path: LIBRARY, refusals: [422] })
    await rest()
    const letThrough = await holdParts(page)
    let isRefused = false
    await page.route('**/api/library/StartUpload', async (route) => {
      const { Title } = route.request().postDataJSON() as { Title: string }
      if (Title !== TITLES[2] || isRefused) return route.continue()
      isRefused = true
      await route.fulfill({
        status: 422,
        json: { code: 'rule_violated', message: el('rule.library_archive_size') },
      })
    })
    await dropFiles(
      page.getByRole('heading', { level: 1 }),
      TITLES.map((title) => `${title}.txt`),
    )
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: el('library.sendAll_other', { count: 5 }) }).click()
    await dialog.waitFor({ state: 'detached' })
    const tray = trayOf(page)
    await tray.getByText(el('library.tray.done', { done: 0, count: 5 })).waitFor()
    expect(await isAskedByBrowser(page)).toBe(true)
    expect(await faultsOf(page, 'the tray')).toEqual([])

    const menu = page.getByRole('navigation', { name: el('shell.regions.menu') })
    await menu.locator('a[href$="/chat"]').click()
    await page.waitForURL('**/chat')
    await tray.getByText(el('library.tray.done', { done: 0, count: 5 })).waitFor()
    letThrough()
    await tray.getByText(el('library.tray.done', { done: 4, count: 5 })).waitFor()
    await tray.getByText(el('library.tray.failed_one', { count: 1 })).waitFor()
    await tray.getByText(el('rule.library_archive_size')).waitFor()
    expect(await isAskedByBrowser(page)).toBe(false)

    await menu.locator('a[href$="/library"]').click()
    await page.getByRole('button', { name: TITLES[3] ?? '', exact: true }).waitFor()
    await tray
      .getByRole('button', { name: el('files.retry.of', { name: TITLES[2] ?? '' }) })
      .press('Enter')
    await tray.getByText(el('library.tray.done', { done: 5, count: 5 })).waitFor()
    for (const title of TITLES)
      await page.getByRole('button', { name: title, exact: true }).waitFor()
    await tray.getByRole('button', { name: el('library.tray.fold') }).press('Enter')
    await tray.getByRole('listitem').first().waitFor({ state: 'detached' })
    await tray.getByRole('button', { name: el('library.tray.close') }).press('Enter')
    await tray.waitFor({ state: 'detached' })
  })

  it('keeps a file whose title is taken beside the other, or takes it out', async () => {
    const as = stage.personWith('Mentor', PROJECT.name)
    const { page, rest } = await stage.visit({ as, path: LIBRARY, refusals: [422] })
    await rest()
    const dialog = page.getByRole('dialog')
    const tray = trayOf(page)
    for (const [index, names] of [['Ίδιος.txt'], ['Ίδιος.txt', 'Άλλος.txt']].entries()) {
      await dropFiles(page.getByRole('heading', { level: 1 }), names)
      const all = el('library.sendAll_other', { count: 2 })
      const name = index === 0 ? el('library.send') : all
      await dialog.getByRole('button', { name, exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await tray.getByText(el('library.tray.done', { done: 2, count: 3 })).waitFor()
    await tray.getByText(el('rule.library_title_taken')).waitFor()
    await tray.getByRole('button', { name: el('library.keepBoth') }).press('Enter')
    await tray.getByText(el('library.tray.done', { done: 3, count: 3 })).waitFor()
  })

  it('names each file that it does not take with the reason, and sends the others', async () => {
    const as = stage.personWith('Mentor', PROJECT.name)
    const { page, rest } = await stage.visit({ as, path: LIBRARY })
    await rest()
    await page.getByRole('button', { name: el('library.upload'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: el('files.choose') }).waitFor()
    const file = (name: string, text: string) => ({
      ...{ name, mimeType: 'text/plain', buffer: Buffer.from(text) },
    })
    const [first, second] = ['Γεμάτο ένα', 'Γεμάτο δύο']
    await dialog
      .locator('input[type=file]')
      .setInputFiles([
        file('Άδειο ένα.txt', ''),
        file(`${first}.txt`, 'ένα'),
        file('Άδειο δύο.txt', ''),
        file(`${second}.txt`, 'δύο'),
      ])
    const refused = dialog.getByRole('alert').getByRole('listitem')
    await eventually(() => refused.allTextContents()).toEqual([
      `Άδειο ένα.txt: ${el('files.empty')}`,
      `Άδειο δύο.txt: ${el('files.empty')}`,
    ])
    expect(await dialog.getByLabel(el('library.field.Title')).inputValue()).toBe(first)
    expect(await faultsOf(page, 'the files that are not taken')).toEqual([])
    await dialog.getByRole('button', { name: el('library.sendAll_other', { count: 2 }) }).click()
    await dialog.waitFor({ state: 'detached' })
    await trayOf(page)
      .getByText(el('library.tray.done', { done: 2, count: 2 }))
      .waitFor()
    for (const title of [first, second])
      await page.getByRole('button', { name: title, exact: true }).waitFor()
  })

  it('asks once before a file is stopped, and before somebody signs out', async () => {
    const as = stage.personWith('Mentor', PROJECT.name)
    const { page, rest } = await stage.visit({ as, path: LIBRARY })
    await rest()
    await holdParts(page)
    const names = ['Μένει.txt', 'Σταματά.txt']
    await dropFiles(page.getByRole('heading', { level: 1 }), names)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: el('library.sendAll_other', { count: 2 }) }).click()
    await dialog.waitFor({ state: 'detached' })
    const tray = trayOf(page)
    const cancel = tray.getByRole('button', {
      name: el('files.cancel.of', { name: 'Σταματά' }),
    })
    await cancel.press('Enter')
    const question = page.getByRole('dialog', {
      name: el('library.tray.cancel', { name: 'Σταματά' }),
    })
    await question.getByRole('button', { name: el('library.tray.stop') }).click()
    await cancel.waitFor({ state: 'detached' })
    await tray.getByText(el('library.tray.done', { done: 0, count: 1 })).waitFor()

    const signOff = async (): Promise<void> => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Ο λογαριασμός μου/ })
        .click()
      await page.getByRole('menuitem', { name: el('shell.user.signOff') }).click()
    }
    await signOff()
    const leaving = page.getByRole('dialog', { name: el('library.tray.signOff') })
    await leaving
      .getByRole('button', { name: el('core.dialog.cancel') })
      .first()
      .click()
    await leaving.waitFor({ state: 'detached' })
    await tray.getByText(el('library.tray.done', { done: 0, count: 1 })).waitFor()
    await signOff()
    await leaving.getByRole('button', { name: el('shell.user.signOff') }).click()
    await page.waitForURL((url) => url.pathname === '/signin')
  })

  it('leaves the focus where somebody goes on by keys when what they pressed has gone', async () => {
    const as = stage.personWith('Mentor', PROJECT.name)
    const { page, rest } = await stage.visit({ as, path: LIBRARY, refusals: [422] })
    await rest()
    await holdParts(page)
    let isRefused = false
    await page.route('**/api/library/StartUpload', async (route) => {
      const wasRefused = isRefused
      isRefused = true
      if (wasRefused) return route.continue()
      const json = { code: 'rule_violated', message: el('rule.library_archive_size') }
      await route.fulfill({ status: 422, json })
    })
    const names = ['Άλφα', 'Βήτα', 'Γάμμα', 'Δέλτα']
    await dropFiles(
      page.getByRole('heading', { level: 1 }),
      names.map((name) => `${name}.txt`),
    )
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: el('library.sendAll_other', { count: 4 }) }).click()
    await dialog.waitFor({ state: 'detached' })
    const tray = trayOf(page)
    const retry = tray.getByRole('button', { name: el('files.retry.of', { name: 'Άλφα' }) })
    await retry.waitFor()
    const stop = async (name: string): Promise<void> => {
      await tray.getByRole('button', { name }).press('Enter')
      await dialog.getByRole('button', { name: el('library.tray.stop') }).press('Enter')
      await dialog.waitFor({ state: 'detached' })
    }
    /** The file or the heading at which the focus is. */
    const place = () =>
      page.evaluate(() => {
        const { activeElement: element } = document
        const row = element?.closest('[data-upload-tray] li')
        return row ? row.firstElementChild?.textContent : `${element?.tagName}`
      })
    await stop(el('files.cancel.of', { name: 'Γάμμα' }))
    await eventually(place).toBe('Δέλτα')
    await stop(el('files.cancel.of', { name: 'Δέλτα' }))
    await eventually(place).toBe('Βήτα')
    await stop(el('library.tray.cancelAll'))
    await eventually(place).toBe('H2')
    await retry.press('Enter')
    await retry.waitFor({ state: 'detached' })
    await eventually(place).toBe('Άλφα')
    await stop(el('files.cancel.of', { name: 'Άλφα' }))
    await tray.waitFor({ state: 'detached' })
    await eventually(place).toBe('H1')
  })

  it('fits a phone, in English too', async () => {
    const { page, rest } = await stage.visit({
      ...{
        as: stage.personWith('Mentor', PROJECT.name),
        path: LIBRARY,
        width: 390,
        language: 'en',
      },
    })
    await rest()
    const letThrough = await holdParts(page)
    await page.getByRole('button', { name: en('library.upload'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: en('files.choose') }).waitFor()
    const content = { mimeType: 'text/plain', buffer: Buffer.from('text') }
    await dialog.locator('input[type=file]').setInputFiles([
      { name: 'One.txt', ...content },
      { name: 'Two.txt', ...content },
    ])
    await dialog.getByRole('button', { name: en('library.sendAll_other', { count: 2 }) }).click()
    await dialog.waitFor({ state: 'detached' })
    const tray = trayOf(page, en)
    await tray.getByText(en('library.tray.done', { done: 0, count: 2 })).waitFor()
    expect(await faultsOf(page, 'the tray on a phone')).toEqual([])
    letThrough()
    await tray.getByText(en('library.tray.done', { done: 2, count: 2 })).waitFor()
    await eventually(() => tray.getByText(en('library.addedWaiting')).count()).toBe(2)
  })
})
