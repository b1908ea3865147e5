import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

const LIBRARY = `/${PROJECT.url}/library`

describe('a folder of somebody’s machine', () => {
  const stage = setStage()
  let place = ''
  beforeAll(async () => {
    place = await mkdtemp(path.join(tmpdir(), 'folders-'))
    for (const name of ['Οδηγοί', 'Σημειώσεις']) {
      await mkdir(path.join(place, name, 'Μέσα', 'Πιο μέσα'), { recursive: true })
      await writeFile(path.join(place, name, `Πάνω ${name}.txt`), 'πάνω')
      await writeFile(path.join(place, name, '.DS_Store'), 'του συστήματος')
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
  }, 60_000)

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
    const { x = 0, y = 0 } = (await button.boundingBox()) ?? {}
    await dropFolder(page, 'Οδηγοί', { x: x + 8, y: y + 8 })
    await dialog.getByText(en('library.foldersNotMade')).waitFor()
    await dialog.getByRole('button', { name: en('library.sendAll_other', { count: 2 }) }).click()
    await dialog.waitFor({ state: 'detached' })
    const tray = page.getByRole('region', { name: en('library.tray') })
    await tray.getByText(en('library.tray.done', { done: 2, count: 2 })).waitFor()
  })
})
