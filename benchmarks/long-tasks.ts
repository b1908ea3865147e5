import type { BrowserContext, Page } from 'playwright-core'
import { median } from './measure.ts'

/** A phone of some years ago against this machine. */
const SLOWER = 4
const ROUNDS = 5
/** What follows the last answer still belongs to the page's start. */
const REST_MS = 1_500

/** What a visit of a page held up, in milliseconds, and how far its parts moved meanwhile. */
export interface Held {
  readonly longest: number
  /** What tasks over 50 ms had beyond that, in all. */
  readonly blocked: number
  readonly shift: number
}

/** The longest task of a page at a quarter of the processor's speed, in the middle of some visits. */
export async function longTasks(context: BrowserContext, path: string): Promise<Held> {
  const visits: Held[] = []
  // The first visits fill the browser's cache, of compiled scripts too.
  for (let visit = 0; visit < ROUNDS + 3; visit++) {
    const page = await context.newPage()
    visits.push(await visitSlowly(page, path))
    await page.close()
  }
  const counted = visits.slice(-ROUNDS)
  const middle = (figure: keyof Held) => median(counted.map((visit) => visit[figure]))
  return { longest: middle('longest'), blocked: middle('blocked'), shift: middle('shift') }
}

async function visitSlowly(page: Page, path: string): Promise<Held> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(watchTasks)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(REST_MS)
  return page.evaluate(() => (window as unknown as { held: Held }).held)
}

/** Runs in the page. */
function watchTasks(): void {
  const held = { longest: 0, blocked: 0, shift: 0 }
  Object.assign(window, { held })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      held.longest = Math.max(held.longest, duration)
      held.blocked += duration - 50
    }
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      held.shift += (entry as PerformanceEntry & { readonly value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}
