import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { listRows, theFirst } from './programme.ts'
import { PROJECT, setStage } from './stage.ts'

describe('windows over the page', () => {
  const stage = setStage()

  it.each([
    ['dark', 1440],
    ['light', 390],
  ] as const)('have no fault of accessibility (%s, %i)', async (scheme, width) => {
    const as = stage.personWith('Mentor', PROJECT.name)
    const visitor = await stage.visit({ as, scheme, width })
    const { page } = visitor
    const row = theFirst(await listRows(visitor))
    const grid = `/${PROJECT.url}/mentor/action/list`
    await page.goto(`${grid}?mentee=${row.Id}&action=3`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading').first().waitFor()
    const faults = await faultsOf(page, 'cell')
    await page.keyboard.press('Escape')
    for (const key of ['Control+k', '?']) {
      await dialog.waitFor({ state: 'detached' })
      await page.keyboard.press(key)
      await dialog.waitFor()
      faults.push(...(await faultsOf(page, key)))
      await page.keyboard.press('Escape')
    }
    expect(faults).toEqual([])
  })
})
