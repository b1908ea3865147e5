import type { Page } from 'playwright-core'
import { openSocket } from '../apps/server/src/testing/realtime-client.ts'
import { builtInTexts } from '../apps/server/src/kernel/texts.ts'
import { SEARCH_MS } from '../packages/contract/src/language/limits.ts'
import { findServices } from '../tools/services.ts'
import { openContext, openStage, openPage } from './browser.ts'
import { openBenchDatabase, openSession, type BenchDatabase } from './cluster.ts'
import { median, report } from './measure.ts'
import { startContestant, type Contestant } from './product.ts'

/** What a page shows as its heading, and changes. */
const LABEL = 'calendar.title'
const PATH = '/bench/calendar'

/** Pages that are open, of which two are drawn by a browser; the others do what a page does. */
const PAGES = 50
const DRAWN = 2
const CHANGES = 10
/** Texts of a translator's own. */
const TEXTS = 5_000

const REACH_MS = 2_000
const KEY_MS = 50
const SEARCH_SLACK_MS = 100
const KEYS = 60
const SEARCHES = ['κωδικ', 'ημερο', 'αποθ', 'μηνυ', 'ωφελο', 'συναν']

/**
 * A change of one text reaches fifty open pages, of two servers; and among five thousand texts of a
 * translator the table answers to keys and searches.
 */
export async function runLane18(): Promise<boolean> {
  const database = await openBenchDatabase(PAGES, 1)
  await writeTexts(database)
  const isHeard = await measureReach(database)
  const isQuick = await measureTable(database)
  await database.close()
  return isHeard && isQuick
}

async function writeTexts({ client, adminId }: BenchDatabase): Promise<void> {
  const texts = Object.entries(builtInTexts('el')).slice(0, TEXTS)
  if (texts.length < TEXTS) throw new Error(`there are only ${texts.length} texts`)
  await client.query(
    `insert into language_texts (language, label, text, type, version, changed_by, changed_at)
     select 'el', label, text, 'Temporary', 1, $3, now()
     from unnest($1::text[], $2::text[]) as given (label, text)`,
    [texts.map(([label]) => label), texts.map(([, text]) => text), adminId],
  )
  await client.query('update language_changes set change = change + 1')
}

async function measureReach(database: BenchDatabase): Promise<boolean> {
  const { redisUrl } = await findServices()
  if (!redisUrl) {
    console.log('\nLane 18: two servers: there is no Redis (TEST_REDIS_URL), not measured')
    return true
  }
  const environment = {
    BENCH_CONNECTION: JSON.stringify(database.connection),
    BENCH_REDIS: redisUrl,
  }
  const one = await openStage(database, { BENCH_REDIS: redisUrl })
  const other = await startContestant('serve-product.ts', { ...environment, BENCH_PAGE: 'on' })
  const servers = [one.product, other]
  const readers: Reader[] = []
  for (let at = 0; at < PAGES - DRAWN; at++) {
    const cookie = await openSession(database.client, database, at + 1, 'Mentee')
    readers.push(await openReader(servers[at % servers.length] ?? other, cookie))
  }
  const drawn: Page[] = []
  for (const { port } of servers) {
    const context = await openContext(one.browser, port, database.cookie)
    const page = await context.newPage()
    await page.goto(PATH)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    drawn.push(page)
  }
  const times: number[] = []
  const inPages: number[] = []
  for (let turn = 0; turn < CHANGES; turn++) {
    const text = `Ημερολόγιο ${turn}`
    const began = performance.now()
    const seen = drawn.map(async (page) => {
      await page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor()
      inPages.push(performance.now() - began)
    })
    const heard = readers.map((reader) => reader.reads(text))
    await one.product.post(
      '/api/Lang/InsertLangText',
      { label: LABEL, language: 'el', text },
      undefined,
      database.cookie,
    )
    await Promise.all([...heard, ...seen])
    times.push(performance.now() - began)
  }
  for (const reader of readers) reader.close()
  await other.stop()
  await one.close()
  console.log(`\nLane 18: a change of one text on ${PAGES} pages of two servers`)
  console.log(`  the last of all, median      ${median(times).toFixed(0)} ms`)
  console.log(`  two drawn pages, median      ${median(inPages).toFixed(0)} ms`)
  return report('the last of all, slowest change', Math.max(...times), 'ms', REACH_MS)
}

interface TextsChanged {
  readonly Change: number
  readonly Text?: { readonly Text: string }
}

interface Reader {
  /** Resolves once it has the text. */
  readonly reads: (text: string) => Promise<void>
  readonly close: () => void
}

/** Takes the text from the event of a change, or loads languages and texts anew, as a page does. */
async function openReader({ port }: Contestant, cookie: string): Promise<Reader> {
  const url = `http://127.0.0.1:${port}`
  const socket = await openSocket(url, { cookie })
  let waiting: { text: string; resolve: () => void } | undefined
  const load = async (path: string): Promise<Record<string, string>> => {
    const answer = await fetch(url + path, { headers: { cookie } })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return (await answer.json()) as Record<string, string>
  }
  socket.on('language.textsChanged', async ({ Change, Text }: TextsChanged) => {
    // One text comes with the event.
    if (waiting && Text?.Text === waiting.text) return waiting.resolve()
    const [texts] = await Promise.all([
      load(`/api/Lang/LangService?lang=el&at=${Change}`),
      fetch(`${url}/api/Lang/GetAllLanguages`, { method: 'POST', headers: { cookie } }),
    ])
    if (waiting && texts[LABEL] === waiting.text) waiting.resolve()
  })
  return {
    reads: (text) => new Promise((resolve) => (waiting = { text, resolve })),
    close: () => socket.disconnect(),
  }
}

async function measureTable(database: BenchDatabase): Promise<boolean> {
  const stage = await openStage(database)
  const page = await openPage(stage, database.cookie)
  await page.goto('/bench/admin/language')
  const cell = page.locator('[role=grid] [data-cell][tabindex="0"]')
  await cell.waitFor()
  await page.waitForLoadState('networkidle')
  await cell.focus()
  await page.evaluate(watchKeys)
  for (let turn = 0; turn < KEYS; turn++) {
    await page.keyboard.press(turn % 10 === 9 ? 'PageDown' : 'ArrowDown')
    await page.waitForTimeout(50)
  }
  const keys = await page.evaluate(() => (globalThis as unknown as Measured).keyTimes)
  const searches: number[] = []
  for (const word of SEARCHES) searches.push(await timeOfSearch(page, word))
  await stage.close()
  console.log(
    `\nLane 18: the table of texts, ${TEXTS.toLocaleString('en')} of them a translator's own`,
  )
  console.log(`  key, median                  ${median(keys).toFixed(1)} ms`)
  console.log(`  search, median               ${median(searches).toFixed(0)} ms after its wait`)
  const isQuick = report(
    'key until it is drawn, 95th percentile',
    quantile(keys, 0.95),
    'ms',
    KEY_MS,
  )
  const longest = Math.max(...searches)
  return report('search after its wait, slowest', longest, 'ms', SEARCH_SLACK_MS) && isQuick
}

interface Measured {
  keyTimes: number[]
}

/** In the page: how long each key takes until the frame after it has been drawn. */
function watchKeys(): void {
  const keyTimes: number[] = []
  Object.assign(globalThis, { keyTimes })
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => keyTimes.push(performance.now() - timeStamp))
        port1.start()
        port2.postMessage(null)
      }),
    true,
  )
}

/** How much longer than its wait it takes from the last letter until the table shows what was found. */
async function timeOfSearch(page: Page, word: string): Promise<number> {
  const field = page.getByRole('searchbox')
  await field.fill('')
  await page.waitForTimeout(SEARCH_MS * 1.5)
  const taken = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const grid = document.querySelector('[role=grid]')
        let typed = 0
        addEventListener('input', ({ timeStamp }) => (typed = timeStamp), true)
        new MutationObserver((_, observer) => {
          observer.disconnect()
          requestAnimationFrame(() => resolve(performance.now() - typed))
        }).observe(grid as Node, { attributes: true, attributeFilter: ['aria-rowcount'] })
      }),
  )
  await field.pressSequentially(word, { delay: 30 })
  return (await taken) - SEARCH_MS
}

/** The figure below which so large a part of the figures is. */
function quantile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN
}
