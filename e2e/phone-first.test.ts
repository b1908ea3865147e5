import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const at = (path: string): string => `/${PROJECT.url}/${path}`

/** Where people work off a list, and what its first entry is. */
const LISTS = [
  ['Mentor', 'mentor/mentee/list', 'main article'],
  ['Mentor', 'mentor/action/list', 'main li article, main [data-index], main ul > li'],
  ['Mentor', 'chat', 'main ul a'],
  ['Mentor', 'library', 'main li'],
  ['Supervisor', 'admin/project/supervisor', 'main article'],
  ['SupervisorLite', 'admin/project/supervisor', 'main article'],
  ['Coordinator', 'admin/project/supervisor', 'main article'],
  ['Mentor', 'calendar', 'main section ul li'],
  ['Coordinator', 'calendar', 'main section ul li'],
  ['Coordinator', 'admin/home', 'main tbody tr'],
  ['Coordinator', 'admin/project/applications', 'main tbody tr'],
  ['Admin', 'admin/project/applications', 'main tbody tr'],
] as const

/** What people came for begins above this part of a phone's height. */
const FOLD = 0.6 * 844

describe('on a phone', () => {
  const stage = setStage()

  it.each(LISTS)('the first entry of %s, %s, is above the fold', async (role, path, entry) => {
    const as = stage.personWith(role, PROJECT.name)
    const { page, rest } = await stage.visit({ as, path: at(path), width: 390, hasTouch: true })
    const first = page.locator(entry).filter({ visible: true }).first()
    await first.waitFor()
    await rest()
    const box = await first.boundingBox()
    expect(box?.y).toBeLessThan(FOLD)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  it('a link is handed on by the sheet of a device that has one, and copied everywhere', async () => {
    const as = stage.personWith('Admin', PROJECT.name)
    const { page } = await stage.visit({ as, width: 390, hasTouch: true })
    const share = page.getByRole('button', { name: el('ui.share') })
    await openCall(page)
    expect(await share.count()).toBe(0)
    await page.addInitScript(() => {
      let times = 0
      Object.assign(navigator, {
        canShare: ({ url }: { url?: string }) => url !== undefined,
        share: ({ url }: { url: string }) => {
          times += 1
          document.documentElement.dataset['shared'] = url
          if (times === 1) return Promise.resolve()
          const name = times === 2 ? 'AbortError' : 'NotAllowedError'
          return Promise.reject(new DOMException('', name))
        },
      })
    })
    await openCall(page)
    const link = await page.locator('main a[href*="project="]').first().getAttribute('href')
    await share.tap()
    await eventually(() => page.evaluate(() => document.documentElement.dataset['shared'])).toBe(
      link,
    )
    // Whoever closes the sheet is told nothing; what fails is said.
    await share.tap()
    expect(await page.getByText(el('ui.shareFailed')).count()).toBe(0)
    await share.tap()
    await page.getByText(el('ui.shareFailed')).waitFor()
  })
})

/** The project's call for applications, unfolded, with its link to copy. */
async function openCall(page: Page): Promise<void> {
  await page.goto(at('admin/project/applications'))
  await page.locator('main section summary').first().click()
  await page
    .getByRole('button', { name: el('ui.copy'), exact: true })
    .first()
    .waitFor()
}
