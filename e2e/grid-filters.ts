import type { Page } from 'playwright-core'
import { el } from './words.ts'

type Option = string | { readonly label: string }

/** Opens what the grid can be narrowed by. */
export async function openFilters(page: Page) {
  const name = new RegExp(`^${el('actions.grid.filters')}`)
  await page.getByRole('button', { name }).click()
  return page.getByRole('dialog', { name: el('actions.grid.filters'), exact: true })
}

/** Narrows the grid by one of its filters, and goes back to it. */
export async function setFilter(page: Page, label: string, option: Option): Promise<void> {
  const sheet = await openFilters(page)
  await sheet.getByLabel(label, { exact: true }).selectOption(option)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
}
