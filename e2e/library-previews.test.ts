import { Buffer } from 'node:buffer'
import {
  box,
  makePresentation,
  slide,
} from '@telemachos/interchange/presentations/presentation-file.testing'
import { parts, zipped } from '@telemachos/interchange/spreadsheets/workbook-file.testing'
import { describe, expect, it } from 'vitest'
import { makeWord } from '../apps/server/src/testing/documents.ts'
import { drawPicture } from './draw-picture.ts'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const LIBRARY = `/${PROJECT.url}/library`

const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>'

/** A workbook with one cell. */
const makeWorkbook = (text: string): Uint8Array =>
  zipped({
    '[Content_Types].xml': TYPES,
    ...parts(
      `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData>`,
    ),
  })

describe('what an item of the library looks like', () => {
  const stage = setStage()

  it('is shown of Word, Excel and PowerPoint documents, and of pictures in their list', async () => {
    const as = stage.personWith('Admin', PROJECT.name)
    const { page, rest } = await stage.visit({ as, path: LIBRARY })
    await rest()
    const files = [
      ['Επιστολή.docx', makeWord('Αγαπητή Άννα')],
      ['Ώρες.xlsx', makeWorkbook('Σύνολο ωρών')],
      ['Παρουσίαση.pptx', makePresentation([slide(box('title', 'Η συνέντευξη'))])],
      ['Χαλασμένο.xlsx', makeWorkbook('μισό & όχι ολόκληρο')],
      ['Εικόνα.png', await drawPicture(page)],
    ] as const
    await page.getByRole('button', { name: el('library.upload'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: el('files.choose') }).waitFor()
    await dialog
      .locator('input[type=file]')
      .setInputFiles(
        files.map(([name, content]) => ({ name, mimeType: '', buffer: Buffer.from(content) })),
      )
    await dialog.getByRole('button', { name: el('library.sendAll_other', { count: 5 }) }).click()
    const tray = page.getByRole('region', { name: el('library.tray') })
    await tray.getByText(el('library.tray.done', { done: 5, count: 5 })).waitFor()
    await tray.getByRole('button', { name: el('library.tray.close') }).click()
    await tray.waitFor({ state: 'detached' })

    const shown = page.getByRole('dialog', { name: el('library.details') })
    const open = async (title: string, words: string): Promise<void> => {
      await page.getByRole('button', { name: title, exact: true }).click()
      await shown.getByText(words, { exact: true }).waitFor()
      expect(await faultsOf(page, title)).toEqual([])
      await page.keyboard.press('Escape')
      await shown.waitFor({ state: 'detached' })
    }
    let made = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/library/Preview') made += 1
    })
    await page.getByRole('button', { name: 'Επιστολή', exact: true }).click()
    await shown.getByText('Αγαπητή Άννα', { exact: true }).waitFor()
    await shown.getByRole('button', { name: el('library.favorite.short') }).click()
    await shown.getByRole('button', { name: el('library.unfavorite.short') }).waitFor()
    await rest()
    await page.keyboard.press('Escape')
    await shown.waitFor({ state: 'detached' })
    await open('Επιστολή', 'Αγαπητή Άννα')
    // Of one version it is made once, whatever is written meanwhile.
    expect(made).toBe(1)
    await open('Ώρες', 'Σύνολο ωρών')
    await open('Παρουσίαση', 'Η συνέντευξη')
    await open('Χαλασμένο', el('library.office.broken'))
    const picture = page.getByRole('listitem').filter({ hasText: 'Εικόνα' }).locator('img')
    await picture.scrollIntoViewIfNeeded()
    expect(
      await picture.evaluate((image: HTMLImageElement) => [image.width, image.height]),
    ).toEqual([32, 32])
    const address = () => picture.getAttribute('src')
    expect(await address()).toContain('Version=1')
    await page.getByRole('button', { name: el('library.menu', { title: 'Εικόνα' }) }).click()
    await page.getByRole('menuitem', { name: el('library.newVersion') }).click()
    await dialog.getByRole('button', { name: el('files.choose') }).waitFor()
    await dialog.locator('input[type=file]').setInputFiles({
      ...{ name: 'Νέα.png', mimeType: 'image/png', buffer: await drawPicture(page) },
    })
    await dialog.getByRole('button', { name: el('library.send'), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await eventually(address).toContain('Version=2')
  })

  it('has nine files at once before somebody who looks at a list', async () => {
    const as = stage.personWith('Admin', PROJECT.name)
    const { page, rest, ask } = await stage.visit({ as, path: LIBRARY })
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      await ask('/api/library/UploadLink', {
        ...{ Title: `Σύνδεσμος ${number}`, Link: 'https://example.org/' },
        ...{ Category: 'Εννέα', Metadata: {}, Tags: [], Approve: true },
      })
    await page.goto(`${LIBRARY}/items/${encodeURIComponent('Εννέα')}`)
    await rest()
    const last = page.getByRole('button', { name: 'Σύνδεσμος 9', exact: true })
    await last.waitFor()
    const place = await last.boundingBox()
    const height = page.viewportSize()?.height
    expect((place?.y ?? Infinity) + (place?.height ?? 0)).toBeLessThan(height ?? 0)
  })
})
