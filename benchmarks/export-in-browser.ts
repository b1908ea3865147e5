import { setTimeout as pause } from 'node:timers/promises'
import { texts } from '@telemachos/contract/texts'
import { openBarePage } from './bare-page.ts'
import { openBenchDatabase } from './cluster.ts'
import { report } from './measure.ts'
import { startContestant } from './product.ts'

const SIZES = [10_000, 100_000] as const
const ACTIONS = 60
const FORMATS = ['csv', 'xlsx'] as const
const SAMPLE_MS = 250
const MEGABYTE = 1024 * 1024

/** What a page may need more for ten times as many people: what a collector leaves lying. */
const GROWTH_MB = 64

/**
 * Whether the page exports everybody with 60 actions each within the memory that a tenth of them
 * takes: that of its process, which the worker that writes the file shares.
 */
export async function measureExportInBrowser(): Promise<boolean> {
  const most = new Map<string, number[]>()
  for (const size of SIZES) {
    const database = await openBenchDatabase(size, ACTIONS)
    await database.client.query('vacuum analyze users, memberships, completions, action_data')
    const product = await startContestant('serve-product.ts', {
      BENCH_CONNECTION: JSON.stringify(database.connection),
      BENCH_PAGE: 'on',
    })
    for (const format of FORMATS) {
      const url = `http://127.0.0.1:${product.port}/bench/mentor/action/list`
      const peak = await exportAll(url, database.cookie, format)
      most.set(format, [...(most.get(format) ?? []), peak])
      console.log(`  ${size.toLocaleString('en')} as ${format}: page ${peak.toFixed(0)} MB at most`)
    }
    await product.stop()
    await database.close()
  }
  console.log(`\nLane 3: exporting people x ${ACTIONS} actions in Chromium`)
  return [...most]
    .map(([format, [small = 0, large = Number.NaN]]) =>
      report(`${format}: more at 100,000 people than at 10,000`, large - small, 'MB', GROWTH_MB),
    )
    .every((isMet) => isMet)
}

/** @returns the most memory, in megabytes. */
async function exportAll(url: string, cookie: string, format: string): Promise<number> {
  const page = await openBarePage(url, cookie)
  const until = async (condition: string): Promise<void> => {
    while (!(await page.run<boolean>(`Boolean(${condition})`).catch(() => false)))
      await pause(SAMPLE_MS)
  }
  const button = (within: string, name: string): string =>
    `[...document.querySelectorAll('${within} button')].find((b) => b.textContent.trim() === '${name}')`
  await until(button('main', texts['exports.open'].el))
  // Where the browser cannot write to a chosen place it keeps the file until it is whole.
  await page.run(`delete window.showSaveFilePicker`)
  await page.run(`${button('main', texts['exports.open'].el)}.click()`)
  await until(`document.querySelector('dialog select, [role=dialog] select')`)
  await page.run(`{
    const select = document.querySelector('dialog select, [role=dialog] select')
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, '${format}')
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }`)
  const start = `[...document.querySelectorAll('dialog button, [role=dialog] button')].find((b) => b.textContent.trim() === '${texts['exports.start'].el}' && !b.disabled)`
  await until(start)
  let most = page.memory()
  const sampling = setInterval(() => (most = Math.max(most, page.memory())), SAMPLE_MS)
  await page.run(`${start}.click()`)
  await until(`document.body.textContent.includes('${texts['exports.done'].el}')`)
  clearInterval(sampling)
  await page.close()
  return most / MEGABYTE
}
