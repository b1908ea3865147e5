import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { openPage, openStage } from './browser.ts'
import { openBenchDatabase } from './cluster.ts'
import { judgePage, type Form, type Scores } from './judge-page.ts'
import { median, report, ROUNDS } from './measure.ts'
import { buildPeer } from './peers.ts'

const KILOBYTE = 1_000

interface Loaded {
  /** Kilobytes of scripts and styles, those in the page itself too, compressed with brotli. */
  code: number
  /** The same of what comes after the first paint, for the realtime connection. */
  later: number
  fonts: number
  texts: number
}

/** The page of the grid. */
const GRID = '/bench/mentor/action/list'

/** Lighthouse's points for speed, at least. */
const POINTS = 95

/** What a browser loads for the first page, sign-in or the mentor's grid, and how soon that is. */
export async function runLane12(): Promise<boolean> {
  await buildPeer('lighthouse')
  const database = await openBenchDatabase(200)
  const stage = await openStage(database)
  console.log('\nLane 12: first load, scripts and styles compressed with brotli')
  const signIn = await load(await openPage(stage), '/signin', 'form')
  const grid = await load(await openPage(stage, database.cookie), GRID, '[role=grid]')
  const met = [
    report('sign-in', signIn.code + signIn.later, 'KB', 100),
    report('grid, with the realtime connection', grid.code + grid.later, 'KB', 160),
  ]
  console.log(
    `  besides: fonts ${grid.fonts.toFixed(0)} KB, texts of the grid ${grid.texts.toFixed(0)} KB`,
  )
  const origin = `http://127.0.0.1:${stage.product.port}`
  for (const form of ['desktop', 'phone'] as const) {
    met.push(
      await judge(`sign-in, ${form}`, `${origin}/signin`, form),
      await judge(`grid, ${form}`, origin + GRID, form, database.cookie),
    )
  }
  await stage.close()
  await database.close()
  return met.every(Boolean)
}

/** The medians of what Lighthouse says; its goal is that of speed. */
async function judge(what: string, url: string, form: Form, cookie?: string): Promise<boolean> {
  const rounds: Scores[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await judgePage(url, form, cookie))
  const points = (name: keyof Scores): number => median(rounds.map((scores) => scores[name]))
  const met = report(`Lighthouse: ${what}`, points('performance'), 'points', { atLeast: POINTS })
  console.log(
    `    accessibility ${points('accessibility')}, best practices ${points('best-practices')}`,
  )
  return met
}

async function load(page: Page, path: string, ready: string): Promise<Loaded> {
  const loaded: Loaded = { code: 0, later: 0, fonts: 0, texts: 0 }
  const sizes: Promise<void>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.request().resourceType() === 'document') {
      sizes.push(
        response.text().then((html) => {
          loaded.code += brotliCompressSync(stylesIn(html)).length / KILOBYTE
        }),
      )
    }
    const kind = /\.(js|css)$/.test(pathname)
      ? 'code'
      : pathname.endsWith('.woff2')
        ? 'fonts'
        : pathname.endsWith('LangService')
          ? 'texts'
          : undefined
    if (!kind) return
    sizes.push(
      response.body().then((body) => {
        const size = (kind === 'fonts' ? body.length : brotliCompressSync(body).length) / KILOBYTE
        const isLater = kind === 'code' && /\/esm-/.test(pathname)
        loaded[isLater ? 'later' : kind] += size
      }),
    )
  })
  await page.goto(path)
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  await Promise.all(sizes)
  await page.context().close()
  return loaded
}

const stylesIn = (html: string): string =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style).join('')
