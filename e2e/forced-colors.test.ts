import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PROJECT, setStage } from './stage.ts'

/** The system's pair for what is chosen, as the browser of the tests has it. */
async function chosenPair(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const probe = document.createElement('p')
    probe.style.cssText = 'forced-color-adjust: none; color: HighlightText; background: Highlight'
    document.body.append(probe)
    const { color, backgroundColor: background } = getComputedStyle(probe)
    probe.remove()
    return { color, background }
  })
}

interface Look {
  readonly color: string
  readonly background: string
}

const lookOf = (of: Locator): Promise<Look> =>
  of.evaluate((element) => {
    const { color, backgroundColor: background } = getComputedStyle(element)
    return { color, background }
  })

describe('where the reader’s own colours replace ours', () => {
  const stage = setStage()

  it.each([
    ['nav a[aria-current]', 'nav a:not([aria-current])'],
    ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    ['main button[aria-pressed=true]', 'main button[aria-pressed=false]'],
    ['button[data-variant=filled]', 'button[data-variant=default]'],
  ] as const)('tells %s from the others', async (chosen, other) => {
    const as = stage.personWith('Mentor', PROJECT.name)
    const { page, rest } = await stage.visit({ as, path: `/${PROJECT.url}/calendar` })
    await page.emulateMedia({ forcedColors: 'active' })
    await rest()
    const look = await lookOf(page.locator(chosen).first())
    const others = await lookOf(page.locator(other).first())
    expect(look.background).not.toBe(others.background)
    expect(look.color).not.toBe(look.background)
    if (!chosen.includes('variant')) expect(look).toEqual(await chosenPair(page))
  })
})
