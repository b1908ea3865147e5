import { describe, expect, it } from 'vitest'
import { eventually, PROJECT, setStage } from './stage.ts'

/** Pages that people print, and what of them is no part of the document. */
const PAGES = [
  ['Mentor', 'mentor/calendar'],
  ['Admin', 'admin/project/supervisor'],
  ['Mentee', 'mentee/action/list'],
] as const

describe('a printed page', () => {
  const stage = setStage()

  it.each(PAGES)('is white in the dark, without buttons (%s, %s)', async (role, path) => {
    const { page, rest } = await stage.visit({
      as: stage.personWith(role, PROJECT.name),
      path: `/${PROJECT.url}/${path}`,
      scheme: 'dark',
    })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await rest()
    const scheme = () => page.evaluate(() => document.documentElement.dataset['scheme'])
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(await scheme()).toBe('dark')
    await page.emulateMedia({ media: 'print' })
    await eventually(scheme).toBe('light')
    expect(await ground()).toBe('rgb(255, 255, 255)')
    const ink = await page.evaluate(() => {
      const heading = document.querySelector('main h1')
      return heading ? getComputedStyle(heading).color : ''
    })
    expect(ink).toBe('rgb(29, 32, 51)')
    await page.emulateMedia({ media: null })
    await eventually(scheme).toBe('dark')
  })

  it('says on every sheet of which project it is, and leaves out what is pressed', async () => {
    const { page, rest } = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: `/${PROJECT.url}/admin/project/supervisor`,
    })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await rest()
    await page.emulateMedia({ media: 'print' })
    const margins = () =>
      page.evaluate(() =>
        document.adoptedStyleSheets
          .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
          .join(),
      )
    // They come once the page rests.
    await eventually(margins).toContain(PROJECT.name)
    const shown = page.locator('main button[data-variant]').filter({ visible: true })
    expect(await shown.count()).toBe(0)
  })
})
