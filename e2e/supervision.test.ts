import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const PAGE = `/${PROJECT.url}/admin/project/supervisor`

describe('a supervisor', () => {
  const stage = setStage()

  it('works off one entry of the queue by the keys, and takes it back', async () => {
    const { page, ask } = await stage.visit({ as: stage.personWith('Supervisor'), path: PAGE })
    await page.getByRole('heading', { level: 1, name: el('supervision.title') }).waitFor()
    const count = async () => {
      const input = { ProjectId: PROJECT.id, page: 1 }
      return (await ask<{ count: number }>('/api/supervision/queue', input)).count
    }
    const before = await count()
    const entries = page.getByRole('list', { name: el('supervision.queue') }).getByRole('article')
    const name = (await entries.first().getAttribute('aria-label')) ?? ''
    const second = await entries.nth(1).getAttribute('aria-label')
    const handle = entries.first().locator('[data-handle]')
    await handle.focus()
    await page.keyboard.press('ArrowDown')
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
      el('supervision.handle'),
    )
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await eventually(count).toBe(before - 1)
    await eventually(() => entries.first().getAttribute('aria-label')).toBe(second)

    await page.getByRole('button', { name: el('ui.undo') }).click()
    await eventually(count).toBe(before)
    await eventually(() => entries.first().getAttribute('aria-label')).toBe(name)

    const choose = async (item: string) => {
      await entries
        .first()
        .getByRole('button', { name: el('supervision.more', { name }) })
        .click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await choose(el('supervision.handle.withNote'))
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.textContent()).toContain(name)
    await dialog.getByRole('textbox').fill('Μίλησα με τον μέντορα')
    await page.keyboard.press('Enter')
    await eventually(count).toBe(before - 1)
    await page.getByRole('button', { name: el('ui.undo') }).click()
    await eventually(() => entries.first().getAttribute('aria-label')).toBe(name)
    const history = el('supervision.history.of', { name })
    await choose(el('supervision.history'))
    const told = page.getByRole('dialog', { name: history })
    // A line for each of the reasons.
    await told.getByText('Μίλησα με τον μέντορα').first().waitFor()
    expect(await faultsOf(page, 'the history of supervision')).toEqual([])
    await told.getByRole('button', { name: el('supervision.history.close') }).click()
    await told.waitFor({ state: 'detached' })
  })

  it('finds the mentors after Back in the order and on the page that were left', async () => {
    const { page } = await stage.visit({ as: stage.personWith('Supervisor'), path: PAGE })
    await page.getByRole('tab', { name: el('supervision.tab.mentors') }).click()
    const table = page.getByRole('table', { name: el('supervision.mentors') })
    const heading = table.getByRole('columnheader', { name: el('supervision.mentors.mentees') })
    await heading.getByRole('button').click()
    await heading.getByRole('button').click()
    await eventually(() => heading.getAttribute('aria-sort')).toBe('descending')
    await page.getByRole('searchbox').fill('α')
    await eventually(() => new URL(page.url()).hash).toContain('search=')
    const rows = () => table.getByRole('row').allTextContents()
    await eventually(async () => (await rows()).length).toBeGreaterThan(2)
    const left = await rows()
    await table.getByRole('link').first().click()
    await page.waitForURL(/mentor\/action\/list/)
    await page.goBack()
    await eventually(() => heading.getAttribute('aria-sort')).toBe('descending')
    await eventually(rows).toEqual(left)
    expect(await page.getByRole('searchbox').inputValue()).toBe('α')
  })
})
