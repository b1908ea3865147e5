import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addressOf, parametersFor } from './addresses.ts'
import { eventually, PROJECT, setStage } from './stage.ts'

/** Pages that people print, and what of them is no part of the document. */
const PAGES = [
  ['Mentor', 'mentor/calendar'],
  ['Admin', 'admin/project/supervisor'],
  ['Mentee', 'mentee/action/list'],
] as const

/** What people print most, each through the eyes of one of them. */
const PRINTED = [
  ['Mentor', '/{curProject}/calendar?view=agenda'],
  ['Mentor', '/{curProject}/calendar?view=week'],
  ['Mentor', '/{curProject}/mentor/mentee/{menteeId}'],
  ['Mentee', '/{curProject}/mentee/actions'],
  ['Admin', '/{curProject}/conference/{actionId}'],
  ['Admin', '/{curProject}/statistics'],
  ['Admin', '/{curProject}/admin/home'],
  ['Admin', '/{curProject}/admin/project/users'],
  ['Admin', '/{curProject}/admin/audit'],
  ['Admin', '/{curProject}/admin/report/view/{id}'],
] as const

/** In the page: what there is still to press, and headings that may be left behind at the foot of a sheet. */
function wrongOnPaper(): string[] {
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility(),
    )
  const isWordless = (button: HTMLElement) => button.innerText.trim() === ''
  const wrong = [
    ...seen('main :is(button[data-variant], [data-print=none], [role=tab][aria-selected=false])'),
    ...seen('main button').filter(isWordless),
    ...seen('main :is(h1, h2, h3)').filter(
      (heading) => !getComputedStyle(heading).breakAfter.startsWith('avoid'),
    ),
  ]
  return wrong.map((element) => element.outerHTML.slice(0, 120))
}

/** What is drawn on the first canvas of the page, as it is printed. */
const drawingOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLCanvasElement>('main canvas')?.toDataURL() ?? '')

describe('a printed page', () => {
  const stage = setStage()

  it.each(PRINTED)(
    'has nothing to press, and headings with what they head (%s, %s)',
    async (role, path) => {
      const visitor = await stage.visit({ as: stage.personWith(role, PROJECT.name) })
      const { page, rest } = visitor
      await page.goto(addressOf(path, await parametersFor(role, visitor)))
      await page.getByRole('heading', { level: 1 }).waitFor()
      await rest()
      await page.emulateMedia({ media: 'print' })
      await rest()
      expect(await page.evaluate(wrongOnPaper)).toEqual([])
    },
  )

  it('draws its charts as on a light screen', async () => {
    const drawings = await Promise.all(
      (['light', 'dark'] as const).map(async (scheme) => {
        const { page, rest } = await stage.visit({
          as: stage.personWith('Admin', PROJECT.name),
          path: `/${PROJECT.url}/statistics`,
          scheme,
        })
        await page.locator('main canvas').first().waitFor()
        await rest()
        await page.emulateMedia({ media: 'print' })
        await rest()
        return page
      }),
    )
    const [light, dark] = drawings
    if (!light || !dark) throw new Error('two windows are needed')
    const drawn = await drawingOf(light)
    expect(drawn.length).toBeGreaterThan(1000)
    await eventually(() => drawingOf(dark)).toBe(drawn)
  })

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
