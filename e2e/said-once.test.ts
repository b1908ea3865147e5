import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { navigator, publishQuest, shortDraft } from './quests.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

describe('what happens is said once', () => {
  const stage = setStage()
  const open = async (draft: Parameters<typeof publishQuest>[1]) => {
    const { path } = await publishQuest(await stage.visit({ as: stage.personWith('Admin') }), draft)
    const as = stage.personWith('Mentee', PROJECT.name)
    const { page } = await stage.visit({ as, path, offline: true })
    await page.getByRole('button', { name: el('quest.start') }).click()
    await navigator(page).waitFor()
    return page
  }

  it('saving that goes well says nothing; a failure and its end are said', async () => {
    const page = await open(shortDraft())
    const said = await listen(page)
    const saved = page.getByText(/αποθηκεύτηκε/i)
    await page.getByRole('radio', { name: 'Μαύρο' }).check()
    await saved.waitFor()
    expect(await said()).toEqual([])
    await page.context().setOffline(true)
    await page.getByRole('button', { name: el('quest.next'), exact: true }).click()
    await page.getByRole('textbox').fill('Χωρίς δίκτυο')
    await eventually(said).toEqual([el('quest.waiting')])
    await page.context().setOffline(false)
    await eventually(async () => (await said()).length).toBe(2)
    expect((await said())[1]).toMatch(/αποθηκεύτηκε/i)
  })

  it('the end of the time takes the focus to what it says', async () => {
    const page = await open(shortDraft({ Duration: 4 }))
    const heading = page.getByRole('heading', { name: el('quest.expired.title') })
    await heading.waitFor({ timeout: 30_000 })
    await eventually(() => heading.evaluate((one) => document.activeElement === one)).toBe(true)
    const described = page.locator(`[id="${await heading.getAttribute('aria-describedby')}"]`)
    expect(await described.textContent()).toBe(el('quest.expired.text'))
  })
})

/** Hears what the page says to people who listen to it, from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const region = document.getElementById('announcements')
    const heard: string[] = []
    Object.assign(window, { heard })
    if (!region) return
    new MutationObserver(() => {
      if (region.textContent) heard.push(region.textContent)
    }).observe(region, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}
