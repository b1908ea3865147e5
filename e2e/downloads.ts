import { strFromU8, unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { el } from './words.ts'

/** Starts the export of the open window; @returns the file that comes down. */
export async function saveExport(page: Page): Promise<Buffer> {
  const waiting = page.waitForEvent('download')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: el('exports.start'), exact: true })
    .click()
  return readFile(await (await waiting).path())
}

/**
 * The sheets of a workbook as their XML. Every workbook of the product has a filter on the header of each
 * sheet, no formula, and no apostrophe before text: neither in a cell nor, by its look, above the sheet.
 */
export function readSheets(file: Buffer): string[] {
  const parts = unzipSync(new Uint8Array(file))
  const partOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const names = Object.keys(parts).filter((name) => name.startsWith('xl/worksheets/'))
  expect(names.length).toBeGreaterThan(0)
  const sheets = names.map((_, index) => partOf(`xl/worksheets/sheet${index + 1}.xml`))
  for (const sheet of sheets) {
    const rows = sheet.match(/<row /g)?.length
    expect(sheet).toMatch(new RegExp(`<autoFilter ref="A1:[A-Z]+${rows}"/>`))
    expect(sheet).not.toContain('<f>')
    expect(sheet).not.toMatch(/<t[^>]*>(?:'|&apos;|&#39;)/)
  }
  expect(partOf('xl/styles.xml')).not.toContain('quotePrefix')
  expect(partOf('xl/workbook.xml').match(/_xlnm\._FilterDatabase/g)).toHaveLength(sheets.length)
  return sheets
}
