import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

/** As many as one person's page asks for at once. */
const ASKING = 3
const TILES = 12
/** Lines of the grid that a tile takes: three or four tiles fill a window. */
const TILE_LINES = 3

const keys = Array.from({ length: TILES }, (_, index) => `p${index + 1}`)
const tile = (page: Page, key: string) => page.getByRole('article', { name: key, exact: true })

const keyOf = (route: Route): string => {
  const { Key } = route.request().postDataJSON() as { Key: string }
  return Key
}

describe('the tiles of a report on a busy server', () => {
  const stage = setStage()

  /** A report of tiles below each other, of which none has been found before. */
  async function makeReport(title: string) {
    const visitor = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      refusals: [429],
    })
    const { Id } = await visitor.ask<{ Id: number }>('/api/Report/Edit', {
      Title: title,
      Tiles: keys.map((Key, index) => ({
        ...{ Key, Kind: 'steps', Title: Key, View: { Type: 'number', Settings: {} } },
        Place: { X: 0, Y: index * TILE_LINES, W: 12, H: TILE_LINES },
        Steps: { From: 'people', Measures: [{ Function: 'count' }] },
      })),
    })
    return { ...visitor, path: `/${PROJECT.url}/admin/report/view/${Id}` }
  }

  it('say that they wait, and show what they find when the server has time', async () => {
    const { page, path } = await makeReport('Με αναμονή')
    const first = keys[0] ?? ''
    let isBusy = true
    let refused = 0
    await page.route('**/api/Report/RunTile', async (route) => {
      if (!isBusy || keyOf(route) !== first) return route.continue()
      refused += 1
      await route.fulfill({
        ...{ status: 429, headers: { 'retry-after': '1' } },
        json: { code: 'too_many_requests', message: 'Πολλά' },
      })
    })
    await page.goto(path)
    // The others are not kept from theirs.
    for (const key of keys.slice(1))
      await tile(page, key).getByText(/^\d+$/).first().waitFor({ state: 'attached' })
    const waits = tile(page, first).getByText(el('reports.run.waits'))
    await waits.waitFor()
    await eventually(() => refused).toBeGreaterThan(1)
    expect(await tile(page, first).getByRole('alert').count()).toBe(0)
    isBusy = false
    await tile(page, first).getByText(/^\d+$/).first().waitFor()
    await waits.waitFor({ state: 'detached' })
  })

  it('are asked for a few at a time, those in sight first', async () => {
    const { page, path } = await makeReport('Με σειρά')
    const held: Route[] = []
    const asked: string[] = []
    let isHeld = true
    await page.route('**/api/Report/RunTile', (route) => {
      if (!isHeld) return route.continue()
      asked.push(keyOf(route))
      held.push(route)
      return undefined
    })
    const letGo = async () => {
      const { length } = asked
      await held.shift()?.continue()
      await eventually(() => asked.length).toBe(length + 1)
    }
    await page.goto(path)
    await eventually(() => asked.length).toBe(ASKING)
    expect(asked).toEqual(keys.slice(0, ASKING))
    // Whoever goes to the end sees it before what lies between.
    const last = keys.at(-1) ?? ''
    await tile(page, last).scrollIntoViewIfNeeded()
    await letGo()
    const inSight = await page.getByRole('article').evaluateAll((all) =>
      all.flatMap((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return bottom > 0 && top < innerHeight ? [one.getAttribute('aria-label')] : []
      }),
    )
    expect(inSight).not.toContain(keys[ASKING])
    expect(inSight).toContain(asked[ASKING])
    isHeld = false
    await Promise.all(held.splice(0).map((route) => route.continue()))
    for (const key of keys)
      await tile(page, key).getByText(/^\d+$/).first().waitFor({ state: 'attached' })
  })
})
