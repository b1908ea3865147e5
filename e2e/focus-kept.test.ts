import { describe, expect, it } from 'vitest'
import { eventually, PROJECT, setStage } from './stage.ts'

describe('a button that is pressed', () => {
  const stage = setStage()

  it('keeps the focus while its call is under way, and is not pressed twice', async () => {
    const as = stage.personWith('Admin', PROJECT.name)
    const { page } = await stage.visit({ as, path: `/${PROJECT.url}/admin/audit` })
    const older = page.getByRole('button', { name: 'Παλαιότερες' })
    await older.focus()
    const newest = page.locator('main tbody tr').first()
    const first = await newest.textContent()
    const held = Promise.withResolvers<void>()
    let calls = 0
    await page.route('**/audit/**', async (route) => {
      calls += 1
      await held.promise
      await route.continue()
    })
    await page.keyboard.press('Enter')
    await eventually(() => older.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Enter')
    const isFocused = () => older.evaluate((button) => document.activeElement === button)
    expect(await isFocused()).toBe(true)
    held.resolve()
    await eventually(() => newest.textContent()).not.toBe(first)
    expect(calls).toBe(1)
    expect(await isFocused()).toBe(true)
  })
})
