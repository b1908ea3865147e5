import { describe, expect, it } from 'vitest'
import { PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const PAGE = `/${PROJECT.url}/admin/project/users`

describe('how many rows a page of a list has', () => {
  const stage = setStage()

  it('is chosen beside the pager, kept by Back, and remembered by every list', async () => {
    const { page } = await stage.visit({ as: stage.personWith('Admin'), path: `${PAGE}?page=3` })
    const table = page.getByRole('table', { name: el('people.list') })
    const pager = page.getByRole('navigation', { name: el('ui.pager'), exact: true })
    const rows = page.getByLabel(el('ui.pager.rows'), { exact: true })
    const people = table.locator('tbody tr')
    await pager.locator('[aria-current=page]', { hasText: /^3$/ }).waitFor()
    expect(await people.count()).toBe(10)
    expect(await rows.inputValue()).toBe('10')

    await rows.focus()
    await rows.selectOption('50')
    await people.nth(49).waitFor()
    expect(await people.count()).toBe(50)
    await pager.locator('[aria-current=page]', { hasText: /^1$/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('rows')).toBe('50')
    expect(await rows.evaluate((select) => select === document.activeElement)).toBe(true)

    await pager.getByRole('button', { name: el('ui.pager.page', { page: 2 }), exact: true }).click()
    await pager.locator('[aria-current=page]', { hasText: /^2$/ }).waitFor()
    await people.nth(49).waitFor()
    await people.nth(49).getByRole('link').first().click()
    await page.waitForURL((url) => !url.pathname.endsWith('/users'))
    await page.goBack()
    await pager.locator('[aria-current=page]', { hasText: /^2$/ }).waitFor()
    await people.nth(49).waitFor()

    // An address that says nothing has what was chosen last; one that says something has that.
    await page.goto(PAGE)
    await people.nth(49).waitFor()
    expect(await rows.inputValue()).toBe('50')
    await page.goto(`${PAGE}?rows=25`)
    await people.nth(24).waitFor()
    expect(await people.count()).toBe(25)
    await page.goto(`${PAGE}?rows=7`)
    await people.nth(49).waitFor()
  })
})
