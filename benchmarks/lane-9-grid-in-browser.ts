import type { BrowserContext, Page } from 'playwright-core'
import { openContext, openStage } from './browser.ts'
import { openBenchDatabase } from './cluster.ts'
import { compare, median, report, type Contender } from './measure.ts'
import { buildPeer } from './peers.ts'
import { startContestant } from './product.ts'
import { FRAME_MS, scrollFrames, WAYS, type Scrolled, type Way } from './scroll-frames.ts'

const MENTEES = 1_000
const ACTIONS = 60
const ROUNDS = 5
/** Navigations of a round; its figure is their median. */
const NAVIGATIONS = 3

/** A grid in a window that has shown it before. */
interface Shown {
  readonly name: string
  readonly context: BrowserContext
  readonly path: string
  /** What scrolls. */
  readonly scroller: string
  /** There once cells of the first screen have been drawn. */
  readonly drawn: string
}

const PRODUCT = {
  name: 'product',
  path: '/bench/mentor/action/list',
  scroller: '[role=grid]',
  drawn: '[role=gridcell][data-state]:not([data-state=loading])',
}
const GLIDE = {
  name: 'Glide Data Grid',
  path: '/',
  scroller: '.dvn-scroller',
  drawn: '[data-drawn]',
}

/**
 * The grid in Chromium beside Glide Data Grid, which draws on a canvas: when it is ready, what
 * scrolling costs a frame, and whether the number of elements stays the same.
 *
 * Ready is the time from the start of the navigation to the frame after the one in which cells of
 * the first screen were drawn, taken inside the page. Both windows have shown their page before, so
 * that scripts come from the browser's cache, as for somebody who works with the grid every day;
 * data is asked for anew. The product's time holds all that its page does: who is signed in, the
 * texts, the frame around the grid, totals and the first 50 rows, each asked of the server and the
 * database. Glide's page holds the grid alone, and its rows are the same ones, all of them in one
 * answer that its server keeps in memory, since Glide asks for cells in the midst of drawing.
 *
 * The product's first cells are drawn on the server and can be read before they can be used: when
 * the page has drawn them itself, and answers, is told beside.
 */
export async function runLane9(): Promise<boolean> {
  await buildPeer('glide')
  const database = await openBenchDatabase(MENTEES, ACTIONS)
  const stage = await openStage(database)
  const peer = await startContestant('serve-glide.ts', {
    BENCH_CONNECTION: JSON.stringify(database.connection),
    BENCH_PROJECT: String(database.projectId),
    BENCH_ROWS: String(MENTEES),
  })
  const product = {
    ...PRODUCT,
    context: await openContext(stage.browser, stage.product.port, database.cookie),
  }
  const glide = { ...GLIDE, context: await openContext(stage.browser, peer.port) }
  for (const grid of [product, glide]) {
    await watchForCells(grid)
    // Chromium keeps what it has compiled from the third visit.
    for (let visit = 0; visit < 3; visit++) await ready(grid)
  }

  const isReady = await compare({
    lane: `Lane 9: the grid in Chromium, ${MENTEES} mentees by ${ACTIONS} actions, ready after`,
    unit: 'ms',
    goal: { atMost: 0.7 },
    product: contender(product),
    others: [contender(glide)],
  })
  await reportLive(product)
  const isSmooth = await compareFrames(product, glide)
  await stage.close()
  await peer.stop()
  await database.close()
  return isReady && isSmooth
}

function contender(grid: Shown): Contender {
  return {
    name: grid.name,
    round: async () => {
      const times: number[] = []
      for (let turn = 0; turn < NAVIGATIONS; turn++) times.push(await ready(grid))
      return median(times)
    },
  }
}

/**
 * Every page of the window says when its cells were first on screen, and when they were there without
 * what the server had drawn. It says so by itself: a page that is asked runs what asks meanwhile.
 */
async function watchForCells({ context, drawn }: Shown): Promise<void> {
  await context.addInitScript((selector) => {
    const watch = (name: string, isThere: () => boolean): void => {
      const look = (): void => {
        if (!isThere()) requestAnimationFrame(look)
        else requestAnimationFrame((time) => console.debug(`${name} ${time}`))
      }
      requestAnimationFrame(look)
    }
    const areDrawn = (): boolean => document.querySelector(selector) !== null
    watch('ready', areDrawn)
    watch('live', () => areDrawn() && document.getElementById('drawing') === null)
  }, drawn)
}

/** Opens the grid and says after how many milliseconds it was ready. */
async function ready(grid: Shown): Promise<number> {
  return withPage(grid, async (_, { readyAt }) => readyAt)
}

/** Says after how many milliseconds the page itself answers; no goal depends on it. */
async function reportLive(grid: Shown): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    times.push(await withPage(grid, async (_, { liveAt }) => liveAt))
  }
  console.log(`    ${grid.name}: the page itself answers after ${median(times).toFixed(0)} ms`)
}

interface Times {
  readonly readyAt: number
  readonly liveAt: number
}

async function withPage<Answer>(
  { context, path }: Shown,
  work: (page: Page, times: Times) => Promise<Answer>,
): Promise<Answer> {
  const page = await context.newPage()
  const [readyAt, liveAt] = await Promise.all([
    said(page, 'ready'),
    said(page, 'live'),
    page.goto(path),
  ])
  await page.waitForLoadState('networkidle')
  const answer = await work(page, { readyAt, liveAt })
  await page.close()
  return answer
}

/** The time, in milliseconds, that the page says under a name. */
async function said(page: Page, name: string): Promise<number> {
  const message = await page.waitForEvent('console', {
    predicate: (one) => one.text().startsWith(`${name} `),
  })
  return Number(message.text().split(' ')[1])
}

/** Scrolls both in turn, and holds the product to the frame and to its number of elements. */
async function compareFrames(product: Shown, glide: Shown): Promise<boolean> {
  const ways = Object.keys(WAYS) as Way[]
  const all: Record<string, Scrolled[]> = {}
  for (let round = 0; round < ROUNDS; round++) {
    for (const grid of [product, glide]) {
      await withPage(grid, async (page) => {
        for (const way of ways) {
          const scrolled = await scrollFrames(page, grid.scroller, way)
          ;(all[`${grid.name} ${way}`] ??= []).push(scrolled)
        }
      })
    }
  }
  const middle = ({ name }: Shown, way: Way, figure: keyof Scrolled): number =>
    median((all[`${name} ${way}`] ?? []).map((scrolled) => scrolled[figure]))
  const met = ways.flatMap((way) => {
    const results = [
      report(`worst frame, ${way}`, middle(product, way, 'worst'), 'ms', FRAME_MS),
      report(`frames over ${FRAME_MS} ms, ${way}`, middle(product, way, 'slow'), '', 0),
      report(`elements more after scrolling ${way}`, middle(product, way, 'more'), '', 0),
    ]
    console.log(`    ${glide.name}: worst ${middle(glide, way, 'worst').toFixed(1)} ms`)
    return results
  })
  return met.every(Boolean)
}
