import type { Page } from 'playwright-core'
import { PROJECT } from './stage.ts'

export const HOME = `/${PROJECT.url}/`

/** What is typed where it must not be lost. */
export const TEXT = 'Γράφτηκε και δεν χάνεται'

/** Goes to a page as the page itself does, so that Back stays in it. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.goto(HOME)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate((to) => {
    const state = history.state as { readonly __TSR_index?: number }
    const next = { __TSR_index: (state.__TSR_index ?? 0) + 1, key: 'next', __TSR_key: 'next' }
    history.pushState(next, '', to)
  }, path)
}

/** Whether the browser would ask before the tab is closed. */
export const isAskedByBrowser = (page: Page): Promise<boolean> =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
