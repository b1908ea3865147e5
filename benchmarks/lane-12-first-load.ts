import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { openPage, openStage } from './browser.ts'
import { openBenchDatabase } from './cluster.ts'
import { report } from './measure.ts'

const KILOBYTE = 1_000

interface Loaded {
  /** Kilobytes of scripts and styles, compressed with brotli. */
  code: number
  /** The same of what comes after the first paint, for the realtime connection. */
  later: number
  fonts: number
  texts: number
}

/** What a browser loads for the first page: sign-in, and the mentor's grid. */
export async function runLane12(): Promise<boolean> {
  const database = await openBenchDatabase(200)
  const stage = await openStage(database)
  console.log('\nLane 12: first load, scripts and styles compressed with brotli')
  const signIn = await load(await openPage(stage), '/signin', 'form')
  const grid = await load(
    await openPage(stage, database.cookie),
    '/bench/mentor/action/list',
    '[role=grid]',
  )
  const met = [
    report('sign-in', signIn.code + signIn.later, 'KB', 100),
    report('grid, with the realtime connection', grid.code + grid.later, 'KB', 160),
  ]
  console.log(`  besides: fonts ${signIn.fonts.toFixed(0)} KB, texts ${signIn.texts.toFixed(0)} KB`)
  await stage.close()
  await database.close()
  return met.every(Boolean)
}

async function load(page: Page, path: string, ready: string): Promise<Loaded> {
  const loaded: Loaded = { code: 0, later: 0, fonts: 0, texts: 0 }
  const sizes: Promise<void>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
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
