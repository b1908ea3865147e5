import { formatDate, todayInAthens } from '@telemachos/rules/dates'
import { describe, expect, it } from 'vitest'
import { PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

/** In the page: the device is two days late. */
function setClockBack(): void {
  const lateMs = 2 * 86_400_000
  const RealDate = Date
  class LateDate extends RealDate {
    constructor(...given: [] | [number | string]) {
      if (given.length === 0) super(RealDate.now() - lateMs)
      else super(...(given as [number]))
    }
    static override now(): number {
      return RealDate.now() - lateMs
    }
  }
  globalThis.Date = LateDate as DateConstructor
}

describe('a device whose clock is wrong', () => {
  const stage = setStage()

  it('is told so, and what day it is does not depend on it', async () => {
    const { page } = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    await page.addInitScript(setClockBack)
    await page.goto(`/${PROJECT.url}/calendar`)
    const [before] = el('core.clock.differs', { device: '|', server: '|' }).split('|')
    const told = page.getByText(before ?? '')
    await told.waitFor()
    const today = todayInAthens(new Date())
    expect(await told.innerText()).toContain(formatDate(today))
    const current = page.locator('[aria-current="date"]').first()
    await current.waitFor()
    expect(await current.innerText()).toContain(String(Number(today.slice(8))))
  })

  it('is told nothing where it is right', async () => {
    const { page, rest } = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    await page.goto(`/${PROJECT.url}/calendar`)
    await page.locator('[aria-current="date"]').first().waitFor()
    await rest()
    const [before] = el('core.clock.differs', { device: '|', server: '|' }).split('|')
    expect(await page.getByText(before ?? '').count()).toBe(0)
  })
})
