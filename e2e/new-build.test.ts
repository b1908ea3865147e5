import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

describe('a page of an older build', () => {
  const stage = setStage()

  it('offers to load the newer one', async () => {
    const { page } = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    await beOlderOnce(page)
    await page.goto(`/${PROJECT.url}/library`)
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: el('core.build.load'), exact: true }).click()
    await loaded
    await page
      .getByRole('banner')
      .getByRole('status')
      .filter({ hasText: el('shell.connection.Connected') })
      .waitFor({ state: 'attached' })
    await page.getByText(el('core.build.new')).waitFor({ state: 'detached' })
  })
})

/** Has what the tab loads next take itself for a page of another build than the server's. */
async function beOlderOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('wasOlder') !== null) return
    sessionStorage.setItem('wasOlder', '')
    // The page is parsed, and none of its scripts has run.
    document.addEventListener('readystatechange', () => {
      const start = document.getElementById('start')
      if (start) start.textContent = start.textContent.replace(/"Build":"[^"]+"/, '"Build":"older"')
    })
  })
}
