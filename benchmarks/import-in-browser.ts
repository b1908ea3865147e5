import { texts } from '@telemachos/contract/texts'
import type { Page } from 'playwright-core'
import { openPage, openStage } from './browser.ts'
import type { BenchDatabase } from './cluster.ts'
import { median, report } from './measure.ts'

const ROWS = 10_000
const ROUNDS = 3

/** What holds a page up so long is noticed (performance.md: answers within a tenth of a second). */
const NOTICED_MS = 100

/** How long the page was not at hand, at most: its longest task, and its longest frame. */
interface Held {
  readonly task: number
  readonly frame: number
}

/**
 * Whether the page stays at hand while ten thousand rows are pasted, read and checked, and while they
 * are imported: the longest task of its main thread, and the longest time from one frame to the next.
 *
 * @param fields the fields that a row has besides its names and addresses.
 */
export async function measureImportInBrowser(
  database: BenchDatabase,
  fields: readonly string[],
): Promise<boolean> {
  const stage = await openStage(database)
  const pasted: Held[] = []
  const imported: Held[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const page = await openPage(stage, database.cookie)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/bench/admin/project/users#mTab=import')
    await page.getByRole('textbox', { name: texts['imports.paste'].el }).waitFor()
    const text = sheet(round, fields)
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await page.getByRole('textbox', { name: texts['imports.paste'].el }).focus()
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    pasted.push(
      await held(page, async () => {
        await page.keyboard.press('Control+V')
        await button(texts['imports.next.fix'].el).click()
        await button(texts['imports.next.review'].el).click()
        await page.getByText(texts['imports.review.newText'].el).waitFor()
      }),
    )
    await button(named('imports.send_other')).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByLabel(texts['ui.act.typeCount'].el.replace('{value}', String(ROWS)))
      .fill(String(ROWS))
    const send = dialog.getByRole('button', { name: named('imports.send_other'), exact: true })
    imported.push(
      await held(page, async () => {
        await send.click()
        await page.getByText(named('imports.finished_other')).waitFor({ timeout: 300_000 })
      }),
    )
    await page.context().close()
  }
  await stage.close()
  console.log(`\nLane 7: pasting ${ROWS} rows in Chromium, and importing them`)
  const figures = [
    ['longest task while pasting', pasted.map(({ task }) => task)],
    ['longest frame while pasting', pasted.map(({ frame }) => frame)],
    ['longest task while importing', imported.map(({ task }) => task)],
    ['longest frame while importing', imported.map(({ frame }) => frame)],
  ] as const
  return figures
    .map(([what, all]) => report(what, median(all), 'ms', NOTICED_MS))
    .every((isMet) => isMet)
}

/** A text that names the number of rows, as Greek writes it. */
const named = (key: 'imports.send_other' | 'imports.finished_other'): string =>
  texts[key].el.replace('{number}', '10.000')

/** Rows as they are copied from a spreadsheet, of people whom nobody has imported before. */
function sheet(round: number, fields: readonly string[]): string {
  const head = ['Επώνυμο', 'Όνομα', 'Όνομα χρήστη', 'e-mail', ...fields]
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const name = `paste.${round}.${at}`
    const values = fields.map((field) => `Κάτι για το ${field}`)
    return [`Νικολάου ${at}`, 'Μαρία', name, `${name}@example.org`, ...values]
  })
  return [head, ...rows].map((row) => row.join('\t')).join('\n')
}

async function held(page: Page, work: () => Promise<void>): Promise<Held> {
  await page.evaluate(() => {
    const held = { task: 0, frame: 0, isOver: false }
    Object.assign(window, { held })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) held.task = Math.max(held.task, duration)
    }).observe({ type: 'longtask' })
    let last = performance.now()
    const tick = (): void => {
      const now = performance.now()
      held.frame = Math.max(held.frame, now - last)
      last = now
      if (!held.isOver) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await work()
  return page.evaluate(() => {
    const { held } = window as unknown as { held: Held & { isOver: boolean } }
    held.isOver = true
    return { task: held.task, frame: held.frame }
  })
}
