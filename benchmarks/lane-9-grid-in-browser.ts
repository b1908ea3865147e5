import type { BrowserContext, Page } from 'playwright-core'
import { openContext, openStage, type Stage } from './browser.ts'
import { openBenchDatabase, type BenchDatabase } from './cluster.ts'
import { said, tryKeys, type Keyed, type Moment } from './first-key.ts'
import { longTasks } from './long-tasks.ts'
import { compare, median, report, type Contender } from './measure.ts'
import { buildPeer } from './peers.ts'
import { startContestant } from './product.ts'
import { FRAME_MS, scrollFrames, WAYS, type Scrolled, type Way } from './scroll-frames.ts'
import { addStaff } from './staff.ts'

const MENTEES = 1_000
const ACTIONS = 60
const ROUNDS = 5
/** Navigations of a round; its figure is their median. */
const NAVIGATIONS = 3
/** So long may a task take at a quarter of the processor's speed. */
const LONGEST_MS = 200
const HELD_ROLES: ReadonlySet<string> = new Set(['Admin', 'Coordinator'])

/** A grid in a window that has shown it before. */
interface Shown extends Keyed {
  readonly name: string
  readonly context: BrowserContext
  readonly path: string
  /** What scrolls. */
  readonly scroller: string
}

const PRODUCT = {
  name: 'product',
  path: '/bench/mentor/action/list',
  scroller: '[role=grid]',
  drawn: '[role=gridcell][data-state]:not([data-state=loading])',
  focusable: '[role=gridcell][data-state]:not([data-state=loading])',
  active: '[data-row] [data-col]:focus',
}
const GLIDE = {
  name: 'Glide Data Grid',
  path: '/',
  scroller: '.dvn-scroller',
  drawn: '[data-drawn]',
  focusable: 'canvas[tabindex]',
  active: '[data-place]',
}

/** The pages that somebody opens most, whose longest tasks are told. */
const PAGES = [PRODUCT.path, '/bench/statistics', '/bench/home']

/**
 * The grid in Chromium beside Glide Data Grid, which draws on a canvas: when it is ready, when it
 * answers to a key, what scrolling costs a frame, and whether the number of elements stays the same.
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
 * either page answers is told by keys, which are pressed from the first cells on.
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
    await tryKeys(grid.context, grid)
    // Chromium keeps what it has compiled from the third visit.
    for (let visit = 0; visit < 3; visit++) await withPage(grid, () => Promise.resolve())
  }

  const isReady = await compare({
    lane: `Lane 9: the grid in Chromium, ${MENTEES} mentees by ${ACTIONS} actions, ready after`,
    unit: 'ms',
    goal: { atMost: 0.6 },
    product: contender(product, 'drawn'),
    others: [contender(glide, 'drawn')],
  })
  const answers = await compare({
    lane: 'Lane 9: the grid in Chromium, the first key answered after',
    unit: 'ms',
    goal: { atMost: 1 },
    product: contender(product, 'answered'),
    others: [contender(glide, 'answered'), contender(glide, 'drawn', 'its first cells')],
  })
  const isSmooth = await compareFrames(product, glide)
  const isFree = await reportHeld(stage, database)
  await stage.close()
  await peer.stop()
  await database.close()
  return isReady && answers && isSmooth && isFree
}

/** @param name where it is not the grid's own. */
function contender(grid: Shown, moment: Moment, name = grid.name): Contender {
  return {
    name,
    round: async () => {
      const times: number[] = []
      for (let turn = 0; turn < NAVIGATIONS; turn++) {
        times.push(await withPage(grid, async (_, moments) => moments[moment]))
      }
      return median(times)
    },
  }
}

async function withPage<Answer>(
  { context, path }: Shown,
  work: (page: Page, moments: Readonly<Record<Moment, number>>) => Promise<Answer>,
): Promise<Answer> {
  const page = await context.newPage()
  const [drawn, answered] = await Promise.all([
    said(page, 'drawn'),
    said(page, 'answered'),
    page.goto(path),
  ])
  await page.waitForLoadState('networkidle')
  const answer = await work(page, { drawn, answered })
  await page.close()
  return answer
}

/** Holds the longest task of the pages to what is noticed, at a quarter of the speed. */
async function reportHeld(stage: Stage, database: BenchDatabase): Promise<boolean> {
  let met = true
  for (const { role, cookie } of await addStaff(database.client, database)) {
    if (!HELD_ROLES.has(role)) continue
    const context = await openContext(stage.browser, stage.product.port, cookie)
    for (const path of PAGES) {
      const { longest, blocked, shift } = await longTasks(context, path)
      const name = `${role}, ${path.slice('/bench/'.length)}`
      const isShort = report(`longest task, ${name}`, longest, 'ms', LONGEST_MS)
      console.log(`    over 50 ms in all ${blocked.toFixed(0)} ms, shift ${shift.toFixed(4)}`)
      met &&= isShort && shift === 0
    }
    await context.close()
  }
  return met
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
