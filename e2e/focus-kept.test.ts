import { describe, expect, it } from 'vitest'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

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

  it('keeps the focus while the code of the window that it opens is on its way', async () => {
    const as = stage.personWith('Admin', PROJECT.name)
    const { page } = await stage.visit({
      as,
      path: `/${PROJECT.url}/admin/action/list`,
      width: 390,
    })
    await page
      .getByRole('button', { name: /^Άνοιγμα: / })
      .first()
      .click()
    const deletes = page.getByRole('button', { name: el('actions.table.delete'), exact: true })
    await deletes.focus()
    const isAsked = Promise.withResolvers<void>()
    const isLetGo = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      isAsked.resolve()
      await isLetGo.promise
      await route.continue()
    })
    await page.keyboard.press('Enter')
    await isAsked.promise
    await page.evaluate(async () => {
      const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))
      for (let frame = 0; frame < 5; frame++) await drawn()
    })
    expect(await deletes.evaluate((button) => document.activeElement === button)).toBe(true)
    isLetGo.resolve()
    await page.getByRole('dialog', { name: el('actions.table.notDeleted') }).waitFor()
  })
})
