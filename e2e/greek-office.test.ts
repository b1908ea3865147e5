import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { officeWorkbook } from './office-workbook.ts'
import { PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const NAME = 'Δαπάνες γραφείου'

describe('a workbook of a Greek office', () => {
  const stage = setStage()

  it('goes from the first typed day to the chart, and into a file that others read', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: `/${PROJECT.url}/admin/spreadsheets`,
    })
    await page.getByRole('button', { name: el('sheets.add') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles(officeWorkbook())
    await dialog.getByRole('textbox', { name: el('sheets.list.name') }).fill(NAME)
    await dialog.getByRole('button', { name: el('sheets.add.confirm') }).click()
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor()

    const results = page.getByRole('region', { name: el('calc.results') })
    const type = async (label: string, typed: string) => {
      await page.getByRole('textbox', { name: label }).focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(typed)
      await page.keyboard.press('Tab')
    }
    // The day comes first: the 12th of January, a Friday; the Monday after it is a holiday.
    await type('Ημερομηνία πρώτης δαπάνης', '12/1/2024')
    await results.getByText('22/01/2024', { exact: true }).waitFor()
    await type('Ποσό πρώτης δαπάνης', '1.250,50')
    await type('Ημερομηνία δεύτερης δαπάνης', '3/9/2024')
    await type('Ποσό δεύτερης δαπάνης', '99,5')
    await results.getByText('Σύνολο: 1.350,00 €', { exact: true }).waitFor()

    const chart = page.getByRole('figure', { name: 'Δαπάνες ανά τρίμηνο' })
    await chart.getByText('από 0 (Τρίμηνο 2) έως 1.250,5 (Τρίμηνο 1)', { exact: false }).waitFor()
    await chart.locator('canvas').waitFor()
    await chart.getByText(el('calc.chart.table')).click()
    await chart.getByRole('row', { name: /Τρίμηνο 3.*99,5/ }).waitFor()
    await chart.getByRole('row', { name: /Τρίμηνο 1.*1\.250,5/ }).waitFor()

    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: el('calc.download') }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toBe(`${NAME}.xlsx`)
    const bytes = await readFile(await download.path())
    // As the format itself says it, not as our reader does.
    const parts = unzipSync(bytes)
    const part = (path: RegExp) => {
      const name = Object.keys(parts).find((one) => path.test(one))
      return name === undefined ? '' : strFromU8(parts[name] ?? new Uint8Array())
    }
    const cells = new Map(
      [...part(/sheet1\.xml$/).matchAll(/<c r="([A-Z]+\d+)"[^>]*>.*?<\/c>/g)].map(
        ([xml, at = '']) => [at, /<v>([^<]*)<\/v>/.exec(xml)?.[1]],
      ),
    )
    const numbers = ['B1', 'B2', 'B3', 'B4', 'B7', 'B8', 'B9', 'B10', 'B11', 'B12'].map((at) =>
      Number(cells.get(at)),
    )
    expect(numbers).toEqual([45_303, 1250.5, 45_538, 99.5, 1250.5, 0, 99.5, 0, 675, 45_306])
    expect(cells.get('B5')).toBe('22/01/2024')
    expect(cells.get('B6')).toBe('Σύνολο: 1.350,00 €')
    const drawn = part(/charts\/chart[^/]*\.xml$/)
    expect(drawn).toContain('Δαπάνες ανά τρίμηνο')
    expect(drawn).toContain("'Δαπάνες γραφείου'!$B$7:$B$10")
  })
})
