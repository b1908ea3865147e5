import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { hinderReading, letRead } from './hold-reading.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

const LIBRARY = `/${PROJECT.url}/library`

const FOLDERS = ['Οδηγοί', 'Σημειώσεις', 'Πρώτος', 'Δεύτερος']

describe('a folder of somebody’s machine', () => {
  const stage = setStage()
  let place = ''
  beforeAll(async () => {
    place = await mkdtemp(path.join(tmpdir(), 'folders-'))
    for (const name of FOLDERS) {
      await mkdir(path.join(place, name, 'Μέσα', 'Πιο μέσα'), { recursive: true })
      await writeFile(path.join(place, name, `Πάνω ${name}.txt`), 'πάνω')
      await writeFile(path.join(place, name, '.DS_Store'), 'του συστήματος')
      await mkdir(path.join(place, name, 'Μέσα', '.git'))
      await writeFile(path.join(place, name, 'Μέσα', '.git', 'config'), 'ενός εργαλείου')
      await writeFile(path.join(place, name, 'Μέσα', 'Πιο μέσα', `Κάτω ${name}.txt`), 'κάτω')
    }
  })
  afterAll(() => rm(place, { recursive: true }))

  /** Drops a folder on a page, as somebody does who drags it from their desktop. */
  async function dropFolder(page: Page, name: string, at = { x: 300, y: 300 }): Promise<void> {
    const browser = await page.context().newCDPSession(page)
    const data = { items: [], files: [path.join(place, name)], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await browser.send('Input.dispatchDragEvent', { type, ...at, data })
  }

  /** Where a window takes what is dropped. */
  async function inside(dialog: Locator, text = el): Promise<{ x: number; y: number }> {
    await dialog.getByLabel(text('files.dropHere')).waitFor({ state: 'attached' })
    const button = dialog.getByRole('button', { name: text('files.choose') })
    const { x = 0, y = 0 } = (await button.boundingBox()) ?? {}
    return { x: x + 8, y: y + 8 }
  }

  async function goTo(page: Page, ...folders: readonly string[]): Promise<void> {
    await page.goto(`${LIBRARY}/items/${encodeURIComponent(folders.join('/'))}`)
  }

  it('is dropped, or chosen by a button, and keeps its own folders', async () => {
    const as = stage.personWith('Mentor', PROJECT.name)
    const { page, rest } = await stage.visit({ as, path: LIBRARY })
    await rest()
    const dialog = page.getByRole('dialog')
    const tray = page.getByRole('region', { name: el('library.tray') })
    const sendBoth = async (name: string): Promise<void> => {
      await dialog.getByText(el('library.foldersMade')).waitFor()
      await dialog.getByText(new RegExp(`^${name}/.*${name}.txt`)).waitFor()
      expect(await faultsOf(page, 'a folder in the window')).toEqual([])
      await dialog.getByRole('button', { name: el('library.sendAll_other', { count: 2 }) }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await dropFolder(page, 'Οδηγοί')
    await sendBoth('Οδηγοί')
    await tray.getByText(el('library.tray.done', { done: 2, count: 2 })).waitFor()

    await page.getByRole('button', { name: el('library.upload'), exact: true }).click()
    const choose = dialog.getByRole('button', { name: el('files.chooseFolder') })
    await choose.waitFor()
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.press('Enter')])
    await chooser.setFiles(path.join(place, 'Σημειώσεις'))
    await sendBoth('Σημειώσεις')
    await tray.getByText(el('library.tray.done', { done: 4, count: 4 })).waitFor()

    for (const name of ['Οδηγοί', 'Σημειώσεις']) {
      await goTo(page, name)
      await page.getByRole('button', { name: `Πάνω ${name}`, exact: true }).waitFor()
      await goTo(page, name, 'Μέσα', 'Πιο μέσα')
      await page.getByRole('button', { name: `Κάτω ${name}`, exact: true }).waitFor()
    }
  })

  it('gives its files alone to who makes no folders, also in the window itself', async () => {
    const { page, rest } = await stage.visit({
      ...{ as: stage.personWith('Mentee', PROJECT.name), path: LIBRARY, language: 'en' },
    })
    await rest()
    await page.getByRole('button', { name: en('library.upload'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    const button = dialog.getByRole('button', { name: en('files.choose') })
    await button.waitFor()
    await rest()
    await dropFolder(page, 'Οδηγοί', await inside(dialog, en))
    await dialog.getByText(en('library.foldersNotMade')).waitFor()
    await dialog.getByRole('button', { name: en('library.sendAll_other', { count: 2 }) }).click()
    await dialog.waitFor({ state: 'detached' })
    const tray = page.getByRole('region', { name: en('library.tray') })
    await tray.getByText(en('library.tray.done', { done: 2, count: 2 })).waitFor()
  })

  it('is taken without what cannot be read, which is named, on the page and in the window', async () => {
    const as = stage.personWith('Mentor', PROJECT.name)
    const { page, rest } = await stage.visit({ as, path: LIBRARY })
    await rest()
    await hinderReading(page, { gone: 'Πάνω Οδηγοί.txt' })
    const dialog = page.getByRole('dialog')
    const refused = dialog.getByRole('alert').getByRole('listitem')
    const isNamed = async (): Promise<void> => {
      await dialog.getByText(/^Οδηγοί\/Μέσα\/Πιο μέσα\/Κάτω Οδηγοί\.txt/).waitFor()
      await eventually(() => refused.allTextContents()).toEqual([
        `Οδηγοί/Πάνω Οδηγοί.txt: ${el('files.unread')}`,
      ])
    }
    await dropFolder(page, 'Οδηγοί')
    await isNamed()
    expect(await faultsOf(page, 'what cannot be read')).toEqual([])
    await dropFolder(page, 'Σημειώσεις', await inside(dialog))
    await dialog.getByText(/^Σημειώσεις\//).waitFor()
    expect(await refused.count()).toBe(0)
    await dropFolder(page, 'Οδηγοί', await inside(dialog))
    await isNamed()
  })

  it('waits for the window that is opened while it is read, and one folder for the other', async () => {
    const as = stage.personWith('Mentor', PROJECT.name)
    const { page, rest } = await stage.visit({ as, path: LIBRARY })
    await rest()
    await hinderReading(page, { isHeld: true })
    const dialog = page.getByRole('dialog')
    const reading = page.getByText(el('files.readingFolders_one', { count: 1 }))
    await dropFolder(page, 'Πρώτος')
    await reading.first().waitFor()
    await dropFolder(page, 'Δεύτερος')
    await eventually(() => reading.count()).toBe(2)
    expect(await faultsOf(page, 'a folder that is read')).toEqual([])
    await page.getByRole('button', { name: el('library.addLink') }).press('Enter')
    const title = dialog.getByLabel(el('library.field.Title'))
    await title.fill('Σύνδεσμος')
    await letRead(page)
    await eventually(() => reading.count()).toBe(0)
    expect(await title.inputValue()).toBe('Σύνδεσμος')
    await title.fill('')
    await page.keyboard.press('Escape')
    const first = dialog.getByText(/^(Πρώτος|Δεύτερος)\//)
    const [name] = (await first.innerText()).split('/')
    const all = dialog.getByRole('button', { name: el('library.sendAll_other', { count: 2 }) })
    await all.click()
    await dialog.getByText(name === 'Πρώτος' ? /^Δεύτερος\// : /^Πρώτος\//).waitFor()
    await all.click()
    await dialog.waitFor({ state: 'detached' })
    const tray = page.getByRole('region', { name: el('library.tray') })
    await tray.getByText(el('library.tray.done', { done: 4, count: 4 })).waitFor()
  })
})
