import type { Page } from 'playwright-core'
import { openPage, openStage } from './browser.ts'
import { openBenchDatabase } from './cluster.ts'
import { median, report } from './measure.ts'

const MENTEES = 1_000
const ACTIONS = 60
const ROUNDS = 5

/** A frame may take so long before the eye notices (performance.md, lane 9). */
const FRAME_MS = 33

interface Scrolled {
  worst: number
  slow: number
  nodesBefore: number
  nodesAfter: number
}

/**
 * The grid in Chromium: when the first row's cells are there, what scrolling costs a frame, and
 * whether the number of elements stays the same.
 */
export async function runLane9(): Promise<boolean> {
  const database = await openBenchDatabase(MENTEES, ACTIONS)
  const stage = await openStage(database)
  console.log(`\nLane 9: the grid in Chromium, ${MENTEES} mentees by ${ACTIONS} actions`)
  const ready: number[] = []
  const scrolled: Record<'down' | 'sideways', Scrolled[]> = { down: [], sideways: [] }
  for (let round = 0; round < ROUNDS; round++) {
    const page = await openPage(stage, database.cookie)
    const start = performance.now()
    await page.goto('/bench/mentor/action/list')
    await page.locator('[role=gridcell][aria-label*="/20"]').first().waitFor()
    ready.push(performance.now() - start)
    await page.waitForLoadState('networkidle')
    scrolled.down.push(await scroll(page, 0, 60))
    scrolled.sideways.push(await scroll(page, 40, 0))
    await page.context().close()
  }
  console.log(`  ready after ${median(ready).toFixed(0)} ms, navigation and data included`)
  const met = (['down', 'sideways'] as const).flatMap((way) => [
    report(`worst frame, ${way}`, median(scrolled[way].map(({ worst }) => worst)), 'ms', FRAME_MS),
    report(
      `frames over ${FRAME_MS} ms, ${way}`,
      median(scrolled[way].map(({ slow }) => slow)),
      '',
      0,
    ),
    report(
      `elements more after scrolling ${way}`,
      median(scrolled[way].map(({ nodesBefore, nodesAfter }) => nodesAfter - nodesBefore)),
      '',
      30,
    ),
  ])
  await stage.close()
  await database.close()
  return met.every(Boolean)
}

/** Scrolls by so many pixels each frame, there and back, for about three seconds. */
function scroll(page: Page, across: number, down: number): Promise<Scrolled> {
  return page.evaluate(
    async ([x = 0, y = 0, slowAfter = 0]) => {
      const grid = document.querySelector('[role=grid]')
      const scroller =
        [grid, ...(grid?.querySelectorAll('*') ?? []), grid?.parentElement].find(
          (element) => element && element.scrollHeight > element.clientHeight + 200,
        ) ?? document.documentElement
      const nodesBefore = document.querySelectorAll('*').length
      const frames: number[] = []
      let last = performance.now()
      for (let frame = 0; frame < 180; frame++) {
        const way = frame < 90 ? 1 : -1
        scroller.scrollBy(x * way, y * way)
        await new Promise(requestAnimationFrame)
        const now = performance.now()
        frames.push(now - last)
        last = now
      }
      // The first frames still belong to what came before.
      const counted = frames.slice(5)
      return {
        worst: Math.max(...counted),
        slow: counted.filter((time) => time > slowAfter).length,
        nodesBefore,
        nodesAfter: document.querySelectorAll('*').length,
      }
    },
    [across, down, FRAME_MS],
  )
}
