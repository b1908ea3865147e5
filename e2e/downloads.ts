import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
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
