import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

/** Windows that need something typed or chosen: the page, and the button that opens each. */
const WINDOWS = [
  ['admin/action/list', el('actions.table.new')],
  ['admin/action/list', el('actions.table.from.add')],
  ['library', el('library.newFolder')],
  ['library', el('library.addLink')],
  ['chat', el('chat.newGroup')],
  ['admin/spreadsheets', el('sheets.add')],
  ['admin/project/users', el('people.views.save')],
] as const

const PROBLEM = new RegExp(`^${el('core.problem', { title: '' })}`)

describe('a window that is confirmed empty', () => {
  const stage = setStage()

  it.each(WINDOWS)(
    'of %s (%s) says what is missing, and takes the focus to it',
    async (path, name) => {
      const as = stage.personWith('Admin', PROJECT.name)
      const { page, rest } = await stage.visit({ as, path: `/${PROJECT.url}/${path}` })
      await rest()
      await page.getByRole('button', { name, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('[type=submit]').focus()
      await page.keyboard.press('Enter')
      await eventually(() => isSaid(page)).toBe(true)
      expect(await dialog.isVisible()).toBe(true)
      // The name of the window says so as long as that is so.
      await eventually(() => page.title()).toMatch(PROBLEM)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await eventually(() => page.title()).not.toMatch(PROBLEM)
    },
  )
  it('is named a problem until what was wrong is mended', async () => {
    const as = stage.personWith('Admin', PROJECT.name)
    const { page, rest } = await stage.visit({ as, path: `/${PROJECT.url}/library` })
    await rest()
    await page.getByRole('button', { name: el('library.newFolder'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    const before = await page.title()
    await dialog.locator('[type=submit]').click()
    await eventually(() => page.title()).toBe(el('core.problem', { title: before }))
    await dialog.getByRole('textbox').first().fill('Έντυπα')
    await eventually(() => page.title()).toBe(before)
  })
})

/** Whether the focus is at a field that is wrong and the count of them is said, or an alert says it. */
const isSaid = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const alert = document.querySelector('[role=dialog] [role=alert]')?.textContent ?? ''
    if (alert !== '') return true
    const region = document.querySelector('#announcements')
    const isHidden = region?.closest('[aria-hidden], [inert]') !== null
    const isAtFault = document.activeElement?.closest('[aria-invalid="true"]') !== null
    return isAtFault && !isHidden && region?.textContent !== ''
  })
